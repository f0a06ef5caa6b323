import { rupees, sentencesOf } from '@basera/platform/web'
import { type LocalityPage, type RentOfType, roommatesCountedTo } from '@basera/rooms/contract'
import { choiceWords } from '../facts/fact-words.ts'
import en from '../locales/en.json'

const t = sentencesOf(en)

/** "Koramangala, Bengaluru", or the name of a city. */
export const placeName = ({ name, city }: LocalityPage['place']): string =>
  name === city ? name : `${name}, ${city}`

/** "95 rooms within 2 km now." */
export function roomsNow({ rooms, place }: LocalityPage): string {
  const counted = { n: rooms.total, km: Math.round(place.radius_km) }
  return rooms.total_is_exact ? t('rooms.rents.roomsNow', counted) : t('rooms.rents.manyRoomsNow', counted)
}

type KnownRent = Extract<RentOfType, { readonly too_few: false }>

/** The rents of the commonest type of home with enough rooms. */
function commonestRent({ types, trend_of }: LocalityPage): KnownRent | undefined {
  return types.find((type): type is KnownRent => !type.too_few && type.home_type === trend_of)
}

/** "Private room: mostly ₹11,500 to ₹16,800 a month." */
const mostlyAsked = ({ home_type, low, high }: KnownRent): string =>
  t('rooms.rents.mostly', {
    ...{ type: choiceWords('home_type', home_type), low: rupees(low), high: rupees(high) },
  })

/** "38 people look for a roommate around here.", or that there are too few to say (rooms.locality-roommates). */
export function roommatesHere({ roommates: n }: LocalityPage): string {
  if (n === null) return t('rooms.rents.fewPeople')
  return n < roommatesCountedTo ? t('rooms.rents.people', { n }) : t('rooms.rents.manyPeople', { n })
}

/** What a place's page says first: rooms, the commonest rents, and roommates. */
export function rentsLead(page: LocalityPage): string {
  const commonest = commonestRent(page)
  const sentences = [
    roomsNow(page),
    commonest && mostlyAsked(commonest),
    page.roommates !== null && roommatesHere(page),
  ]
  return sentences.filter(Boolean).join(' ')
}
