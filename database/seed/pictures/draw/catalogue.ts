import { diceOf } from './base/dice.ts'
import { type Hour, lights } from './base/light.ts'
import type { Look, ViewName } from './base/look.ts'
import { type SchemeName, schemes } from './base/schemes.ts'
import { balcony } from './scenes/balcony.ts'
import { bathroom } from './scenes/bathroom.ts'
import { bedroom } from './scenes/bedroom.ts'
import { beds } from './scenes/beds.ts'
import { building } from './scenes/building.ts'
import { hall } from './scenes/hall.ts'
import { kitchen } from './scenes/kitchen.ts'
import { study } from './scenes/study.ts'

export const kinds = { bedroom, beds, study, kitchen, hall, balcony, bathroom, building } as const
export type Kind = keyof typeof kinds

/** scheme, hour, view, arrangement, festive */
type Choice = readonly [SchemeName, Hour, ViewName, number, 'festive'?]

const choices: Record<Kind, readonly Choice[]> = {
  bedroom: [
    ['mangoMorning', 'morning', 'city', 0],
    ['chettinad', 'dusk', 'palms', 1, 'festive'],
    ['indigo', 'noon', 'sea', 2],
    ['marigold', 'morning', 'trees', 3],
    ['hostelGreen', 'rain', 'trees', 0],
    ['sindoor', 'noon', 'hills', 1],
    ['blush', 'morning', 'palms', 5],
    ['jacaranda', 'mist', 'city', 4],
    ['limewash', 'night', 'city', 2],
    ['kerala', 'rain', 'palms', 3],
    ['bungalow', 'noon', 'city', 5],
    ['mint', 'dusk', 'hills', 0],
  ],
  beds: [
    ['hostelBlue', 'noon', 'city', 0],
    ['mint', 'morning', 'trees', 1],
    ['limewash', 'noon', 'hills', 2],
    ['marigold', 'morning', 'palms', 0],
    ['flat', 'dusk', 'city', 4],
    ['nilgiri', 'mist', 'hills', 2],
    ['kerala', 'morning', 'palms', 1],
    ['sindoor', 'night', 'city', 5],
    ['chettinad', 'morning', 'trees', 3],
    ['indigo', 'rain', 'sea', 1],
    ['bungalow', 'noon', 'trees', 5],
    ['blush', 'dusk', 'city', 1, 'festive'],
  ],
  study: [
    ['hostelBlue', 'noon', 'city', 0],
    ['hostelGreen', 'morning', 'trees', 1],
    ['flat', 'dusk', 'city', 2],
    ['mangoMorning', 'morning', 'palms', 5],
    ['blush', 'mist', 'hills', 4],
    ['limewash', 'night', 'city', 3],
  ],
  kitchen: [
    ['limewash', 'morning', 'palms', 0],
    ['indigo', 'noon', 'city', 1],
    ['marigold', 'morning', 'trees', 2],
    ['mangoMorning', 'noon', 'trees', 4],
    ['blush', 'night', 'city', 3],
    ['kerala', 'rain', 'palms', 5],
  ],
  hall: [
    ['indigo', 'morning', 'trees', 0],
    ['chettinad', 'morning', 'palms', 3],
    ['mint', 'dusk', 'city', 1, 'festive'],
    ['bungalow', 'noon', 'trees', 2],
    ['blush', 'dusk', 'hills', 4],
    ['limewash', 'rain', 'palms', 5],
  ],
  balcony: [
    ['mangoMorning', 'morning', 'palms', 0],
    ['blush', 'dusk', 'city', 1, 'festive'],
    ['indigo', 'noon', 'city', 2],
    ['kerala', 'rain', 'trees', 3],
  ],
  bathroom: [
    ['indigo', 'noon', 'trees', 0],
    ['limewash', 'morning', 'city', 1],
    ['mint', 'morning', 'palms', 2],
  ],
  building: [
    ['mangoMorning', 'noon', 'city', 0],
    ['indigo', 'morning', 'city', 1],
    ['chettinad', 'dusk', 'city', 3, 'festive'],
    ['kerala', 'rain', 'city', 2],
  ],
}

export interface Drawn {
  /** `bedroom-01` */
  name: string
  kind: Kind
  alt: string
  svg: string
}

/** Alternative text, by arrangement. */
const alts: Record<Kind, readonly [string, ...string[]]> = {
  bedroom: ['Bedroom with a window', 'Bedroom with a balcony', 'Bedroom with a window'],
  beds: ['Bedroom with two beds', 'Bedroom with a double bed', 'Bedroom with one bed'],
  study: ['Study corner'],
  kitchen: ['Kitchen'],
  hall: ['Hall'],
  balcony: ['Balcony'],
  bathroom: ['Bathroom'],
  building: ['Building from the street'],
}

const lookOf = (seed: string, [scheme, hour, view, plan, festive]: Choice): Look => ({
  ...schemes[scheme],
  dice: diceOf(seed),
  light: lights[hour],
  view,
  plan,
  festive: festive === 'festive',
})

const altOf = (kind: Kind, plan: number): string => alts[kind][plan % alts[kind].length] ?? alts[kind][0]

/** Every room picture of the demo data, in the order of its manifest. */
export const roomPictures = (): Drawn[] =>
  (Object.keys(kinds) as Kind[]).flatMap((kind) =>
    choices[kind].map((choice, index) => {
      const name = `${kind}-${String(index + 1).padStart(2, '0')}`
      return { name, kind, alt: altOf(kind, choice[3]), svg: kinds[kind](lookOf(name, choice)) }
    }),
  )
