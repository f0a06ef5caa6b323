import { answerBits } from '@basera/roommates/contract'
import type { Clock } from '../base/clock.ts'
import { day } from '../base/clock.ts'
import type { Dice } from '../base/dice.ts'
import type { CityPlaces } from '../base/gazetteer.ts'
import { drawName } from '../people/names.ts'
import { drawOrganization } from '../people/organizations.ts'
import { cityOf, type DemoPerson } from '../people/person.ts'
import { drawAnswers } from '../people/roommate-answers.ts'
import { drawRoommateFields } from '../people/roommate-profile.ts'
import type { ListerKind } from '../rooms/facts.ts'

/** A person who can be drawn again at any time from their number: bulk people are not kept in memory. */
export function bulkPerson(
  dice: Dice,
  gazetteer: readonly CityPlaces[],
  index: number,
  role: 'lister' | 'seeker',
): DemoPerson {
  const own = dice.of(role, index)
  const city = own.weighted(gazetteer, ({ weight }) => weight)
  const gender = own.chance(0.5) ? 'female' : 'male'
  const { first, full } = drawName(own, gender, city.region, 0.6)
  const age = role === 'lister' ? own.int(24, 65) : own.int(19, 36)
  const lets = own.weighted<ListerKind>(['owner', 'hostel', 'flatmate'], (kind) =>
    kind === 'owner' ? 5 : kind === 'hostel' ? 4 : 2,
  )
  const id = own.uuid()
  return {
    id,
    email: `${first.toLowerCase()}.${id.slice(0, 13)}@bulk.basera.test`,
    first,
    full,
    gender,
    age,
    organization: drawOrganization(own, city, age, gender),
    phone: null,
    home: own.pick(city.localities),
    lets: role === 'lister' ? lets : undefined,
    profile: role === 'lister' ? 'none' : 'listed',
    joinedDaysAgo: 100 + own.next() * 600,
    hasPicture: false,
  }
}

/** Answers of a person with a profile; some leave out a few. */
export function bulkAnswers({ id, lifestyle_tags: tags }: ReturnType<typeof bulkProfile>, dice: Dice) {
  const answers = drawAnswers((tags ?? []) as readonly string[], dice.of('answers', id))
  return { user_id: id, answers, ...answerBits(answers) }
}

/** No bulk person can sign in. */
export const bulkUser = (person: DemoPerson, clock: Clock) => ({
  id: person.id,
  email: person.email,
  created_at: clock.ago(person.joinedDaysAgo * day),
})

const nothing = {
  bio: null,
  preferred_location: null,
  latitude: null,
  longitude: null,
  budget: null,
  lifestyle_tags: [],
  preferred_lifestyle_tags: [],
  roommate_gender_preference: null,
}

export function bulkProfile(person: DemoPerson, dice: Dice, clock: Clock) {
  const listed = person.profile === 'listed'
  const roommate = listed ? drawRoommateFields(person, cityOf(person), dice.of('fields', person.id)) : nothing
  return {
    id: person.id,
    email: person.email,
    full_name: person.full,
    age: person.age,
    organization: person.organization,
    gender: person.gender,
    is_roommate_profile_enabled: listed,
    is_listed: listed,
    ...roommate,
    created_at: clock.ago(person.joinedDaysAgo * day),
    updated_at: clock.ago(dice.of('changed', person.id).next() * 60 * day),
  }
}
