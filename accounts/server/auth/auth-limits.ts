import type { Limit } from '@basera/platform/server/limits'

/**
 * Named limits of the auth service, by client address where nothing else is said (auth-protocol.request-limits). The first
 * three count mails: per client address, per mailbox and in all (auth-protocol.mail-limits). The last two slow guessing down:
 * one for an account from one address, one for an account from all of them. The first of these is the tighter one, so that a
 * stranger's guesses do not lock the owner out.
 */
export const authLimits: Readonly<Record<string, Limit>> = {
  'auth-mails-of-client': { points: 60, seconds: 3600 },
  'auth-mails-to-mailbox': { points: 20, seconds: 3600 },
  'auth-mails-in-all': { points: 3000, seconds: 3600 },
  'auth-otp': { points: 30, seconds: 300 },
  'auth-recover': { points: 30, seconds: 300 },
  'auth-verify': { points: 30, seconds: 300 },
  'auth-google': { points: 60, seconds: 300 },
  'auth-sign-up': { points: 30, seconds: 300 },
  'auth-update-user': { points: 30, seconds: 300 },
  'auth-token': { points: 150, seconds: 300 },
  'auth-token-burst': { points: 30, seconds: 10 },
  'auth-password-from-address': { points: 20, seconds: 900 },
  'auth-password-account': { points: 100, seconds: 3600 },
}
