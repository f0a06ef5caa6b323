import type { FloorName } from './look.ts'
import {
  limed,
  mango,
  type Print,
  prints,
  rosewood,
  sage,
  teak,
  type Wall,
  type Wood,
  walls,
} from './palette.ts'

/** Colours that were chosen to live together in one room. */
export interface Scheme {
  wall: Wall
  floor: FloorName
  wood: Wood
  frame: Wood
  print: Print
  second: Print
  accent: string
  deep: string
}

const indigoFrame: Wood = { light: '#4e86b9', mid: '#2f699f', deep: '#215284' }
const geruFrame: Wood = { light: '#c9604a', mid: '#a0321c', deep: '#802716' }

export const schemes = {
  mangoMorning: {
    wall: walls.pista,
    floor: 'oxide',
    wood: teak,
    frame: sage,
    print: prints.creamGeru,
    second: prints.neelWhite,
    accent: '#ec9100',
    deep: '#215284',
  },
  marigold: {
    wall: walls.haldi,
    floor: 'kota',
    wood: rosewood,
    frame: teak,
    print: prints.geruWhite,
    second: prints.creamLeaf,
    accent: '#bd4229',
    deep: '#0f6e43',
  },
  indigo: {
    wall: walls.neel,
    floor: 'tiles',
    wood: mango,
    frame: indigoFrame,
    print: prints.skyNeel,
    second: prints.goldGeru,
    accent: '#fbad18',
    deep: '#215284',
  },
  blush: {
    wall: walls.gulabi,
    floor: 'oxide',
    wood: teak,
    frame: indigoFrame,
    print: prints.leafGold,
    second: prints.neelWhite,
    accent: '#0f6e43',
    deep: '#802716',
  },
  limewash: {
    wall: walls.chuna,
    floor: 'terrazzo',
    wood: mango,
    frame: limed,
    print: prints.neelWhite,
    second: prints.creamGeru,
    accent: '#bd4229',
    deep: '#0f6e43',
  },
  chettinad: {
    wall: walls.terracotta,
    floor: 'athangudi',
    wood: rosewood,
    frame: sage,
    print: prints.creamLeaf,
    second: prints.leafGold,
    accent: '#fbad18',
    deep: '#0f6e43',
  },
  mint: {
    wall: walls.mint,
    floor: 'checks',
    wood: teak,
    frame: teak,
    print: prints.blushGeru,
    second: prints.creamGeru,
    accent: '#d8644a',
    deep: '#a0321c',
  },
  hostelBlue: {
    wall: walls.chunaNeel,
    floor: 'terrazzo',
    wood: teak,
    frame: limed,
    print: prints.goldGeru,
    second: prints.skyNeel,
    accent: '#bd4229',
    deep: '#1f4f79',
  },
  hostelGreen: {
    wall: walls.chunaLeaf,
    floor: 'oxide',
    wood: mango,
    frame: limed,
    print: prints.creamLeaf,
    second: prints.goldGeru,
    accent: '#ec9100',
    deep: '#0f6e43',
  },
  bungalow: {
    wall: walls.haldiGeru,
    floor: 'checks',
    wood: rosewood,
    frame: sage,
    print: prints.neelWhite,
    second: prints.creamGeru,
    accent: '#a0321c',
    deep: '#0f6e43',
  },
  sindoor: {
    wall: walls.gulabiNeel,
    floor: 'greenOxide',
    wood: teak,
    frame: geruFrame,
    print: prints.skyNeel,
    second: prints.blushGeru,
    accent: '#bd4229',
    deep: '#215284',
  },
  jacaranda: {
    wall: walls.lavender,
    floor: 'planks',
    wood: mango,
    frame: limed,
    print: prints.sageCream,
    second: prints.skyNeel,
    accent: '#d8644a',
    deep: '#2f699f',
  },
  nilgiri: {
    wall: walls.pista,
    floor: 'planks',
    wood: rosewood,
    frame: limed,
    print: prints.sageCream,
    second: prints.goldGeru,
    accent: '#ec9100',
    deep: '#0b5a38',
  },
  kerala: {
    wall: walls.chuna,
    floor: 'greenOxide',
    wood: rosewood,
    frame: rosewood,
    print: prints.goldGeru,
    second: prints.creamLeaf,
    accent: '#bd4229',
    deep: '#802716',
  },
  flat: {
    wall: walls.neel,
    floor: 'planks',
    wood: mango,
    frame: limed,
    print: prints.blushGeru,
    second: prints.skyNeel,
    accent: '#ec9100',
    deep: '#215284',
  },
} satisfies Record<string, Scheme>
export type SchemeName = keyof typeof schemes
