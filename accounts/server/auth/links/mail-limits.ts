import { Problem } from '@basera/platform/contract'
import type { Limits } from '@basera/platform/server/limits'
import { AuthError } from '../auth-error.ts'
import { addressKey } from './mailed-link.ts'

/**
 * Before a mail that anybody can ask for, for every address alike, with or without an account
 * (auth-protocol.mail-limits). Throws `over_email_send_rate_limit`.
 */
export async function spendMailLimits(limits: Limits, clientAddress: string, email: string): Promise<void> {
  try {
    await limits.spend('auth-mails-of-client', clientAddress)
    await limits.spend('auth-mails-to-mailbox', addressKey(email))
    await limits.spend('auth-mails-in-all', 'all')
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_requests')
      throw new AuthError('over_email_send_rate_limit')
    throw error
  }
}
