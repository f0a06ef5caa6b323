import type { Limit } from '@basera/platform/server/limits'
import { linkLimits } from './links/link-limits.ts'

/**
 * Named limits of the auth service (auth protocol 11). Keys are client addresses but for the last two here, which slow
 * guessing down: one for an account from one address, one for an account from all of them. The first is the tighter
 * one, so that a stranger's guesses do not lock the owner out.
 */
export const authLimits: Readonly<Record<string, Limit>> = {
  ...linkLimits,
  'auth-sign-up': { points: 30, seconds: 300 },
  'auth-update-user': { points: 30, seconds: 300 },
  'auth-token': { points: 150, seconds: 300 },
  'auth-token-burst': { points: 30, seconds: 10 },
  'auth-password-from-address': { points: 20, seconds: 900 },
  'auth-password-account': { points: 100, seconds: 3600 },
}
