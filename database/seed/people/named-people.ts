import { dice } from '../base/dice.ts'
import type { CityPlaces, Locality } from '../base/gazetteer.ts'
import { type DemoPerson, phoneOf } from './person.ts'

function homeIn(gazetteer: readonly CityPlaces[], city: string, locality: string): Locality {
  const home = gazetteer.find(({ name }) => name === city)?.localities.find(({ name }) => name === locality)
  if (!home) throw new Error(`${locality}, ${city} is not in the gazetteer.`)
  return home
}

/** The people named in README and tests. */
export function namedPeople(gazetteer: readonly CityPlaces[], domain: string): DemoPerson[] {
  const person = (
    first: string,
    index: number,
    rest: Omit<DemoPerson, 'id' | 'email' | 'first' | 'phone'>,
  ): DemoPerson => ({
    id: dice(`named/${first}`).uuid(),
    email: `${first}@${domain}`,
    first,
    phone: rest.full === null ? null : phoneOf(index),
    ...rest,
  })
  const shared = { joinedDaysAgo: 120, hasPicture: true }
  return [
    person('asha', 0, {
      ...shared,
      full: 'Asha Nair',
      gender: 'female',
      age: 34,
      organization: 'Wipro',
      home: homeIn(gazetteer, 'Bengaluru', 'Indiranagar'),
      lets: 'owner',
      profile: 'none',
    }),
    person('rohan', 1, {
      ...shared,
      full: 'Rohan Deshpande',
      gender: 'male',
      age: 26,
      organization: 'Freshworks',
      home: homeIn(gazetteer, 'Bengaluru', 'HSR Layout'),
      lets: undefined,
      profile: 'listed',
    }),
    person('meera', 2, {
      ...shared,
      full: 'Meera Iyer',
      gender: 'female',
      age: 24,
      organization: 'Christ University',
      home: homeIn(gazetteer, 'Bengaluru', 'Koramangala'),
      lets: undefined,
      profile: 'hidden',
    }),
    person('landlord', 3, {
      ...shared,
      full: 'Balwinder Oberoi',
      gender: 'male',
      age: 58,
      organization: 'Oberoi Homes',
      home: homeIn(gazetteer, 'Delhi', 'Lajpat Nagar'),
      lets: 'owner',
      profile: 'none',
    }),
    person('newcomer', 4, {
      full: null,
      gender: 'female',
      age: null,
      organization: null,
      home: homeIn(gazetteer, 'Pune', 'Kothrud'),
      lets: undefined,
      profile: 'none',
      joinedDaysAgo: 0,
      hasPicture: false,
    }),
  ]
}
