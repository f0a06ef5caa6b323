import type { Dice } from '../base/dice.ts'
import type { RoomFacts } from './facts.ts'

/** A way to say something, or nothing where it would not be true. */
export type Phrase = (facts: RoomFacts, dice: Dice) => string | false

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const ordinals = ['ground', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
export const floorName = (floor: number): string => `${ordinals[floor] ?? `${floor}th`} floor`

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
export const inWords = (count: number): string => numbers[count] ?? String(count)

/** Minutes on foot: streets are a third longer than the straight line, people walk 4.8 km an hour. */
const walkingMinutes = (km: number) => Math.max(2, Math.round((km * 1.33 * 60) / 4.8))

/** "in Kothrud", "on MG Road", "at Benz Circle". */
export function inPlace({ locality: { name } }: RoomFacts): string {
  if (/(?:Road|Highway|Drive|Bypass|Rajpath|Corridor)$/.test(name)) return `on ${name}`
  return /(?:Square|Circle|Junction|Mor|Chowk|Cross|Gate)$/.test(name) ? `at ${name}` : `in ${name}`
}

/** Nothing when a walk would take longer than 20 minutes. */
export function minutesOnFoot({ landmark }: Pick<RoomFacts, 'landmark'>): number | undefined {
  const minutes = landmark && walkingMinutes(landmark.km)
  return minutes !== undefined && minutes <= 20 ? minutes : undefined
}

/** "8 min walk to Andheri station", "2.5 km from IIT Madras"; nothing without a landmark. */
export function wayToLandmark({ landmark }: Pick<RoomFacts, 'landmark'>): string | false {
  if (!landmark) return false
  const minutes = minutesOnFoot({ landmark })
  if (minutes !== undefined) return `${minutes} min walk to ${landmark.name}`
  return `${(Math.round(landmark.km * 1.3 * 2) / 2).toString()} km from ${landmark.name}`
}

export const placeName = ({ locality }: RoomFacts): string => locality.name

/** " in Kothrud", " near Fergusson College", ", 6 min walk to Guindy station". */
export function near(facts: RoomFacts, dice: Dice): string {
  const way = wayToLandmark(facts)
  const onFoot = minutesOnFoot(facts) !== undefined
  if (!facts.landmark || !way || dice.chance(onFoot ? 0.4 : 0.8)) return ` ${inPlace(facts)}`
  return facts.landmark.km < 1.6 && dice.chance(0.6) ? ` near ${facts.landmark.name}` : `, ${way}`
}

const isHome = (facts: RoomFacts) => ['studio', '1bhk', '2bhk'].includes(facts.offer)

/** What a room has to show, in the order in which people would mention it. */
export function features(facts: RoomFacts): string[] {
  const all: [boolean, string][] = [
    [facts.balcony, 'balcony'],
    [facts.attachedBath && !isHome(facts), 'attached bath'],
    [facts.ac, 'AC'],
    [facts.wifi, 'WiFi'],
    [facts.parking && !facts.gated, 'bike parking'],
    [facts.parking && facts.gated, 'car parking'],
    [facts.backup, 'power backup'],
    [facts.lift && facts.floor > 3, 'lift'],
    [facts.pool, 'pool'],
    [facts.gym, 'gym'],
    [facts.meals, 'meals'],
    [facts.floor === 0 && isHome(facts), 'small garden'],
    [facts.furnishing === 'furnished', 'bed and wardrobe'],
  ]
  return all.filter(([has]) => has).map(([, name]) => name)
}

const words: readonly (readonly [string, (facts: RoomFacts) => boolean])[] = [
  ['airy', ({ floor }) => floor > 1],
  ['breezy', ({ floor }) => floor > 3],
  ['bright', () => true],
  ['quiet', ({ gender }) => gender !== 'male'],
  ['calm', ({ music }) => !music],
  ['clean', () => true],
  ['neat', () => true],
  ['sunny', ({ balcony }) => balcony],
  ['homely', ({ gated }) => !gated],
  ['cosy', ({ offer }) => offer !== '2bhk' && offer !== 'master room'],
  ['simple', ({ locality }) => locality.rentFactor <= 1],
  ['large', ({ offer }) => offer === 'master room'],
  ['newly painted', ({ furnishing }) => furnishing !== 'furnished'],
  ['well-kept', () => true],
  ['corner', ({ gated }) => gated],
  ['road-facing', ({ floor, gated }) => floor > 0 && !gated],
  ['park-facing', ({ locality }) => locality.rentFactor > 1],
  ['comfortable', ({ furnishing }) => furnishing === 'furnished'],
  ['low-cost', ({ locality }) => locality.rentFactor < 1],
  ['well-ventilated', ({ floor }) => floor > 0],
  ['peaceful', ({ locality }) => locality.rentFactor !== 1],
]

/** A word that fits the room. */
export function adjective(facts: RoomFacts, dice: Dice): string {
  return dice.pick(words.filter(([, fits]) => fits(facts)))[0]
}

/** "women", "men", "anyone"; hostels and flats speak of them differently. */
export const forWhom = ({ gender }: RoomFacts): string | false =>
  gender === 'female' ? 'women' : gender === 'male' ? 'men' : false
