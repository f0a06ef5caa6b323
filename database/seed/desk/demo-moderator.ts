import { clockAt } from '../base/clock.ts'
import { dice } from '../base/dice.ts'
import { readGazetteer } from '../base/gazetteer.ts'
import { identityRow, profileRow, userRow } from '../people/people-rows.ts'
import { type DemoPerson, phoneOf } from '../people/person.ts'

/** Who decides cases in development, with the password of all demo people. */
export const demoModerator = 'moderator@demo.basera.test'

/** Of the moderator's authenticator, in base 32. No secret: demo data is in development alone. */
export const demoAuthenticator = 'BASERADEMODESKBASERADEMODESK2345'

function moderator(): DemoPerson {
  const home = readGazetteer()[0]?.localities[0]
  if (!home) throw new Error('The gazetteer is empty.')
  return {
    id: dice('named/moderator').uuid(),
    email: demoModerator,
    first: 'moderator',
    full: 'Nazia Khan',
    gender: 'female',
    age: 31,
    organization: null,
    // Beyond the numbers of all other demo people.
    phone: phoneOf(100_000),
    home,
    lets: undefined,
    profile: 'none',
    joinedDaysAgo: 120,
    hasPicture: false,
  }
}

/** The rows of the moderator, who is apart from the other people: what they are does not change with it. */
export function moderatorRows(now: Date) {
  const person = moderator()
  const clock = clockAt(now)
  const chance = dice('demo-desk')
  return {
    id: person.id,
    user: userRow(person, clock),
    identity: identityRow(person, chance, clock),
    profile: profileRow(person, chance, clock, null),
  }
}
