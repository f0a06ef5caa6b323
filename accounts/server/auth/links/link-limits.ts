import type { Limit } from '@basera/platform/server/limits'

/**
 * Named limits of mailed links and of sign-ins with Google (auth protocol 11). The first three count mails: per client
 * address, per mailbox and in all; 429 `over_email_send_rate_limit`. The others count requests per client address.
 */
export const linkLimits: Readonly<Record<string, Limit>> = {
  'auth-mails-of-client': { points: 60, seconds: 3600 },
  'auth-mails-to-mailbox': { points: 20, seconds: 3600 },
  'auth-mails-in-all': { points: 3000, seconds: 3600 },
  'auth-otp': { points: 30, seconds: 300 },
  'auth-recover': { points: 30, seconds: 300 },
  'auth-verify': { points: 30, seconds: 300 },
  'auth-google': { points: 60, seconds: 300 },
}
