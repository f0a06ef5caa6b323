import { passwordMinimum } from '@basera/accounts/contract'
import { AuthError } from '../auth-error.ts'
import { commonPasswords } from './common-passwords.ts'

/** Letters a part of an address needs to count as a name. */
const shortestName = 3
/** Digits and signs that may stand beside a name without making it a password. */
const littleMore = 8

/** The names in an address: its local part whole and in pieces, and its domain without the endings. */
function namesIn(email: string): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const pieces = [local, ...local.split(/[^\p{L}\p{N}]+/u), ...domain.split('.').slice(0, -1)]
  const bare = pieces.flatMap((piece) => [piece, piece.replaceAll(/[^\p{L}]/gu, '')])
  return [...new Set(bare)].filter((name) => name.length >= shortestName).sort((a, b) => b.length - a.length)
}

/** Whether the password is the address, or names of it with at most a few digits and signs. */
function isOwnName(password: string, email: string): boolean {
  const lower = password.toLowerCase()
  if (lower === email.toLowerCase()) return true
  const rest = namesIn(email).reduce((text, name) => text.replaceAll(name, ''), lower)
  return rest !== lower && rest.length < littleMore && !/\p{L}/u.test(rest)
}

/**
 * Refuses what is too easily guessed with `weak_password` (accounts.password-minimum, accounts.password-weak). Give no `email`
 * where it is not known to be well formed.
 */
export function refuseWeakPassword(password: string, email?: string): void {
  if ([...password].length < passwordMinimum)
    throw new AuthError('weak_password', `Password should be at least ${passwordMinimum} characters.`, {
      reasons: ['length'],
    })
  if (commonPasswords.has(password.toLowerCase()))
    throw new AuthError(
      'weak_password',
      'This password is one of the most common ones and easy to guess. Please choose another.',
      { reasons: ['pwned'] },
    )
  if (email && isOwnName(password, email))
    throw new AuthError(
      'weak_password',
      'This password is made of your email address and easy to guess. Please choose another.',
      { reasons: ['characters'] },
    )
}
