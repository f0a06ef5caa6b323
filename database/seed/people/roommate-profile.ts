import type { Dice } from '../base/dice.ts'
import { type CityPlaces, kmBetween } from '../base/gazetteer.ts'
import type { ProfileRow } from '../rows.ts'
import { writeBio } from './bios.ts'
import type { DemoPerson } from './person.ts'

/** Of a pair at most one: nobody is both. */
const eitherOr = [
  ['early-riser', 'night-owl'],
  ['quiet', 'social'],
  ['non-smoker', 'smoker'],
] as const
const free = ['clean', 'vegetarian', 'fitness', 'pet-friendly'] as const
const own = [
  'loves-cooking',
  'cricket',
  'music',
  'works-from-home',
  'plants',
  'books',
  'trekking',
  'movies',
  'yoga',
] as const

function drawTags(dice: Dice, student: boolean): string[] {
  const pairs = eitherOr.flatMap(([first, second]) =>
    dice.chance(0.6) ? [dice.chance(second === 'smoker' ? 0.82 : 0.52) ? first : second] : [],
  )
  const others = free.filter((tag) => dice.chance(tag === 'clean' ? 0.5 : 0.33))
  const custom = dice.shuffled(own).slice(
    0,
    dice.weighted([0, 1, 2], (count) => [4, 4, 1][count] ?? 0),
  )
  return dice.shuffled([student ? 'student' : 'professional', ...pairs, ...others, ...custom])
}

/** People mostly prefer what they are themselves. */
const wishedTags = (dice: Dice, tags: readonly string[]): string[] =>
  dice.chance(0.18) ? [] : tags.filter((tag) => tag !== 'smoker' && dice.chance(0.55))

const hometowns =
  'Jamshedpur|Hubballi|Guntur|Kollam|Siliguri|Rajkot|Ajmer|Jhansi|Salem|Nanded|Rourkela|Jorhat|Aizawl|Kohima|Imphal|Gangtok|Leh|Baramulla|Shimla|Haldwani|Bareilly|Gaya|Dhanbad|Bilaspur|Ujjain|Kolhapur|Belagavi|Vellore|Thanjavur|Palakkad|Kottayam|Karimnagar|Nellore|Bhavnagar|Jamnagar|Bikaner|Patiala|Hisar|Gorakhpur|Darjeeling'.split(
    '|',
  )

/** What a person writes into the form of the roommate profile. Budget in ₹ a month. */
export function drawRoommateFields(person: DemoPerson, city: CityPlaces, dice: Dice): Partial<ProfileRow> {
  const isCampus = city.landmarks.some(({ kind, name }) => kind === 'campus' && name === person.organization)
  const student = isCampus && (person.age ?? 0) < 27
  const tags = drawTags(dice, student)
  const near = [...city.localities]
    .sort((a, b) => kmBetween(a, person.home) - kmBetween(b, person.home))
    .slice(0, 8)
  const wished = dice.pick(near)
  const bio = { city: city.name, locality: wished.name, organization: person.organization, student, tags }
  const hasPoint = !dice.chance(0.04)
  const off = () => dice.gauss() * 0.004
  const wish = dice.chance(0.45) ? 'same-as-me' : dice.chance(0.2) ? person.gender : null
  return {
    bio: writeBio({ ...bio, hometown: dice.pick(hometowns), isNew: dice.chance(0.5) }, dice),
    preferred_location: `${wished.name}, ${city.name}, ${city.state}`,
    latitude: hasPoint ? Number((wished.lat + off()).toFixed(6)) : null,
    longitude: hasPoint ? Number((wished.lng + off()).toFixed(6)) : null,
    budget: Math.round((city.base * wished.rentFactor * (0.8 + dice.next() * 0.6)) / 500) * 500,
    lifestyle_tags: tags,
    preferred_lifestyle_tags: wishedTags(dice, tags),
    roommate_gender_preference: wish,
  }
}
