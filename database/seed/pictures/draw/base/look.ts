import type { Dice } from './dice.ts'
import type { Light } from './light.ts'
import type { Print, Wall, Wood } from './palette.ts'
import { glow, n, rect } from './svg.ts'

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

/** After dark the room falls off from its lamp at (x, y); by day nothing is laid over it. */
export const lamplight = (look: Look, x: number, y: number, reach = 460): string => {
  const { dark } = look.light
  if (!dark) return ''
  return (
    glow('veil', x, y, reach * 1.5, [
      [0, '#ffd98a', 0.34],
      [0.22, '#ffd98a', 0.12],
      [0.5, '#16325c', dark * 0.42],
      [1, '#0d2145', dark],
    ]) +
    rect(0, 0, 800, 600, 'url(#veil)') +
    glow('lamp', x, y, 92, [
      [0, '#fff1c9', 0.85],
      [0.35, '#ffe6a3', 0.4],
      [1, '#ffd98a', 0],
    ]) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="92" fill="url(#lamp)"/>`
  )
}

/** Everything after dark under a ceiling light: an even, warm dimming. */
export const ceilingLight = (look: Look): string => lamplight(look, 400, 60, 620)
