import type { Limit } from '@basera/platform/server/limits'

/**
 * Per client address unless noted (auth-protocol.request-limits, auth-protocol.mail-limits). Guesses at one account
 * count per address and, more loosely, over all addresses; on a device that was signed in before they count for it alone,
 * so that strangers never lock the owner out.
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
  'auth-present-password': { points: 10, seconds: 900 },
  'auth-update-user': { points: 30, seconds: 300 },
  'auth-token': { points: 150, seconds: 300 },
  'auth-token-burst': { points: 30, seconds: 10 },
  'auth-token-on-devices': { points: 60, seconds: 300 },
  'auth-token-of-session': { points: 150, seconds: 300 },
  'auth-password-from-address': { points: 20, seconds: 900 },
  'auth-password-on-device': { points: 20, seconds: 900 },
  'auth-wrong-password': { points: 4, seconds: 900 },
  'auth-wrong-passwords-of-network': { points: 40, seconds: 900 },
  'auth-password-account': { points: 100, seconds: 3600 },
}
