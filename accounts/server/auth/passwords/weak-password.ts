import { passwordMinimum } from '@basera/accounts/contract'
import { AuthError } from '../auth-error.ts'
import { commonPasswords } from './common-passwords.ts'

const shortestName = 3
/** Digits and signs beside a name that still make no password. */
const littleMore = 8

/** The local part whole and in pieces, and the domain without endings. */
function namesIn(email: string): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const pieces = [local, ...local.split(/[^\p{L}\p{N}]+/u), ...domain.split('.').slice(0, -1)]
  const bare = pieces.flatMap((piece) => [piece, piece.replaceAll(/[^\p{L}]/gu, '')])
  return [...new Set(bare)].filter((name) => name.length >= shortestName).sort((a, b) => b.length - a.length)
}

/** The address or its names, with a few digits and signs at most. */
function isOwnName(password: string, email: string): boolean {
  const lower = password.toLowerCase()
  if (lower === email.toLowerCase()) return true
  const rest = namesIn(email).reduce((text, name) => text.replaceAll(name, ''), lower)
  return rest !== lower && rest.length < littleMore && !/\p{L}/u.test(rest)
}

/** Throws `weak_password` (accounts.password-minimum, accounts.password-weak). */
export function refuseWeakPassword(password: string, email?: string): void {
  if ([...password].length < passwordMinimum)
    throw new AuthError('weak_password', `Password should be at least ${passwordMinimum} characters.`, {
      reasons: ['length'],
    })
  if (commonPasswords().has(password.toLowerCase()))
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
