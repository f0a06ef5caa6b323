import { numberOfName } from '../names.ts'
import { has, type Present } from '../read-turns.ts'

/** What cheats are after; of other talk the learned weights know less, so more of it is needed. */
const atStake =
  'money wallet #amount code qr upi-pin collect remote apk document card-secret authority accused threat intimate no-rent owner-number broker soldier courier windfall show-screen prompt your-part first-deal payee put-something rivals keep-secret footage rate-things venture gift-card blank-sign strange-page pass-on lonely messenger #phone #upi #payment_link #link #shortlink #badlink #apk #email #chatlink'
    .split(' ')
    .map(numberOfName)

export const isAtStake = (present: Present): boolean => atStake.some((name) => has(present, name))
