import { type Clock, day } from '../base/clock.ts'
import type { Dice } from '../base/dice.ts'
import type { IdentityRow, ProfileRow, UserRow } from '../rows.ts'
import { cityOf, type DemoPerson } from './person.ts'
import { drawRoommateFields } from './roommate-profile.ts'

/**
 * Argon2id (19 MiB, 2 passes, 1 lane) of `basera-demo-1`, the password of all demo people. One stored hash instead of 600
 * at the first start saves half a minute.
 */
export const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$YmFzZXJhLWRlbW8tc2FsdA$ymU8Dlxp6swEOtrsRoiJysKruYL0pA9o5D2C5gTbd4Y'

/** ISO 8601 time at which a person joined. */
export const joinedAt = (person: DemoPerson, clock: Clock): string => clock.ago(person.joinedDaysAgo * day)

export function userRow(person: DemoPerson, clock: Clock): UserRow {
  const joined = joinedAt(person, clock)
  return {
    id: person.id,
    email: person.email,
    password_hash: demoPasswordHash,
    user_metadata: person.full === null ? {} : { full_name: person.full },
    email_confirmed_at: joined,
    email_proven_at: joined,
    created_at: joined,
    updated_at: joined,
  }
}

export function identityRow(person: DemoPerson, dice: Dice, clock: Clock): IdentityRow {
  const joined = joinedAt(person, clock)
  const name = person.full === null ? {} : { full_name: person.full }
  return {
    identity_id: dice.of('identity', person.id).uuid(),
    user_id: person.id,
    provider: 'email',
    provider_id: person.id,
    identity_data: {
      sub: person.id,
      email: person.email,
      email_verified: true,
      phone_verified: false,
      ...name,
    },
    email: person.email,
    created_at: joined,
    updated_at: joined,
  }
}

export function profileRow(person: DemoPerson, dice: Dice, clock: Clock, picture: string | null): ProfileRow {
  const joined = joinedAt(person, clock)
  const own = dice.of('roommate', person.id)
  const roommate = person.profile === 'none' ? {} : drawRoommateFields(person, cityOf(person), own)
  const daysUnchanged = person.profile === 'none' ? person.joinedDaysAgo : Math.abs(own.gauss()) * 12
  return {
    id: person.id,
    email: person.email,
    full_name: person.full,
    age: person.age,
    organization: person.organization,
    phone: person.phone,
    phone_verified: person.phone !== null,
    phone_verified_at: person.phone === null ? null : joined,
    avatar_url: picture,
    profile_picture_url: picture,
    is_roommate_profile_enabled: person.profile !== 'none',
    is_listed: person.profile === 'listed',
    show_email: own.chance(0.85),
    gender: person.profile === 'none' ? null : person.gender,
    lifestyle_tags: [],
    preferred_lifestyle_tags: [],
    ...roommate,
    created_at: joined,
    updated_at: clock.ago(Math.min(person.joinedDaysAgo, daysUnchanged) * day),
  }
}
