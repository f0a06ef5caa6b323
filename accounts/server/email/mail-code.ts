import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { Member } from '@basera/platform/server/feature'
import type { Limits } from '@basera/platform/server/limits'
import type { Transaction } from 'kysely'
import { AuthError } from '../auth/auth-error.ts'
import { readEmail } from '../auth/email-address.ts'
import { spendMailLimits } from '../auth/links/mail-limits.ts'
import { takeMailTurn } from '../auth/links/mailed-link.ts'
import { refusals } from '../sentences.ts'

export const emailFault = (message: string) =>
  new Problem('validation_failed', message, [{ field: 'email', message }])

/** The address as it is stored. Throws `validation_failed`. */
export function requireEmail(given: string): string {
  const email = readEmail(given.trim())
  if (!email) throw emailFault(refusals.emailInvalid)
  return email
}

const asProblem = (error: unknown): never => {
  throw error instanceof AuthError ? new Problem('too_many_requests', error.message) : error
}

/** What everybody who lets us mail an address of their choice is counted by. Throws `too_many_requests`. */
export async function spendCodeMail(limits: Limits, member: Member, email: string): Promise<void> {
  await limits.spend('email-code', member)
  await spendMailLimits(limits, member.address, email).catch(asProblem)
}

/** One code a minute for an address. Throws `too_many_requests`. */
export const takeCodeTurn = (trx: Transaction<Database>, email: string, seconds: number) =>
  takeMailTurn(trx, { kind: 'email_code', email, seconds }).catch(asProblem)
