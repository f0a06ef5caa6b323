import type { Dice } from './dice.ts'
import type { Light } from './light.ts'
import type { Print, Wall, Wood } from './palette.ts'

export type FloorName =
  | 'oxide'
  | 'greenOxide'
  | 'tiles'
  | 'terrazzo'
  | 'athangudi'
  | 'checks'
  | 'planks'
  | 'kota'

/** Everything two objects of one picture must agree on. */
export interface Look {
  dice: Dice
  light: Light
  wall: Wall
  floor: FloorName
  wood: Wood
  /** window and door frames */
  frame: Wood
  print: Print
  second: Print
  accent: string
  deep: string
  /** outside the window */
  view: ViewName
  /** marigolds and strings of lights are up */
  festive: boolean
  /** which of a scene's arrangements */
  plan: number
}

export type ViewName = 'city' | 'trees' | 'hills' | 'sea' | 'palms'
