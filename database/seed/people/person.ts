import type { CityPlaces, Locality } from '../base/gazetteer.ts'
import type { ListerKind, PersonGender } from '../rooms/facts.ts'

/** One of the people of the demo data, before they become rows. */
export interface DemoPerson {
  readonly id: string
  readonly email: string
  readonly first: string
  /** Null for someone who has just signed up, as are age and phone. */
  readonly full: string | null
  readonly gender: PersonGender
  readonly age: number | null
  readonly organization: string | null
  readonly phone: string | null
  readonly home: Locality
  /** What they let, if anything. */
  readonly lets: ListerKind | undefined
  /** Their roommate profile: shown to others, filled in but hidden, or never opened. */
  readonly profile: 'listed' | 'hidden' | 'none'
  /** Days before the fill at which they joined; longer ago than anything they did. */
  readonly joinedDaysAgo: number
  readonly hasPicture: boolean
}

export const cityOf = (person: DemoPerson): CityPlaces => person.home.city

/** A number in the form of an Indian mobile, another one for every index. */
export const phoneOf = (index: number): string =>
  `+9198${10_000_000 + ((index * 104_729 + 31_337) % 89_999_999)}`
