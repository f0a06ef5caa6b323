import { type Look, lamplight } from '../base/look.ts'
import { shell, sunPatch } from '../base/shell.ts'
import { at, mirrored, scene } from '../base/svg.ts'
import { type Bedding, charpai, floorBed, sideBed } from '../things/beds.ts'
import { mooda, nightstand, rug, stool } from '../things/furniture.ts'
import { airCon, bulbs, calendar, clock, hooks, picture, switchboard, toran } from '../things/on-wall.ts'
import { type Box, balconyDoor, curtains, grilleWindow, shutters } from '../things/openings.ts'
import { fan } from '../things/overhead.ts'
import { areca, indigoPot, potLet, rubberPlant, snakePlant, terracotta, whitePot } from '../things/plants.ts'
import { bat, floorLamp, guitar, heater, shadeLamp, slippers, tumbler } from '../things/smalls.ts'
import { bookPile, matka } from '../things/storage.ts'

const FOOT = 438

const beddingOf = (look: Look): Bedding => ({
  id: 'bed',
  weave: look.dice.pick(['buti', 'stripes', 'checks', 'waves', 'rounds']),
  print: look.print,
  fold: look.second,
  wood: look.wood,
})

const corner = (look: Look): string => {
  const pot = look.dice.pick([terracotta, indigoPot, whitePot])
  const grow = look.dice.pick([rubberPlant, areca, snakePlant])
  return grow(72, 536, grow === snakePlant ? 1.3 : 1.02, pot)
}

const wallPiece = (look: Look, x: number): string =>
  look.dice.pick([
    () => calendar(x, 118, 0.92, [look.accent, look.deep]),
    () => picture(x - 20, 106, 84, 104, look.wood, look.dice),
    () => clock(x + 26, 150, 36, look.deep),
  ])()

/** Shuttered window on the left, cot on the right. */
const byWindow = (look: Look): string => {
  const win: Box = { x: 118, y: 90, w: 212, h: 240 }
  const bed = beddingOf(look)
  const dress = look.dice.chance(0.6)
    ? shutters(win, look.frame)
    : curtains(win, look.print[0], look.print[1], look.print[3], look.wood)
  return (
    grilleWindow('win', win, look, look.dice.pick(['rings', 'diamonds', 'arches'])) +
    dress +
    potLet(160, 330, 0.5, terracotta) +
    tumbler(298, 328, 0.85) +
    sunPatch(look, 448, 118, 180, 230, FOOT) +
    wallPiece(look, 694) +
    rug(90, 552, 420, 60, look.second, 'bands') +
    sideBed(
      334,
      542,
      1.03,
      bed,
      look.dice.pick(['posts', 'arch', 'box']),
      look.dice.pick(['draped', 'folded']),
    ) +
    corner(look) +
    stool(268, 536, 1, look.wood) +
    bookPile(268, 456, 0.8, look.dice) +
    (look.light.dark ? shadeLamp(292, 456, 1, look.accent) : '') +
    fan(566, 66, 0.78, look.wood.mid, look.wood.light) +
    lamplight(look, 292, 410)
  )
}

/** Balcony door in the middle, string cot or mattress beside it. */
const byDoor = (look: Look): string => {
  const bed = beddingOf(look)
  const low = look.dice.chance(0.5)
    ? at(424, 560, 1.2, charpai(0, 0, 316, bed))
    : at(408, 562, 1.25, floorBed(0, 0, 310, bed))
  return (
    balconyDoor('dr', 196, 96, 210, FOOT, look, look.frame) +
    (look.festive ? bulbs(200, 132, 202, 26) + toran(192, 102, 218) : toran(192, 102, 218)) +
    picture(520, 110, 80, 96, look.wood, look.dice) +
    picture(618, 132, 66, 74, look.wood, look.dice) +
    (look.dice.chance(0.5)
      ? guitar(748, 446, 6)
      : hooks(640, 236, look.wood, [look.print[1], look.print[2], look.accent, look.deep], 'shirt')) +
    rug(150, 500, 250, 84, look.second, 'framed') +
    low +
    (look.light.dark ? floorLamp(474, 470, 1, look.accent) : '') +
    snakePlant(84, 540, 1.2, indigoPot) +
    mooda(330, 560, 0.8, look.deep) +
    (look.light.hour === 'mist' ? heater(214, 540, 1) : '') +
    lamplight(look, 474, 250)
  )
}

/** Long curtained window above the cot, bedside table, air conditioner. */
const underWindow = (look: Look): string => {
  const win: Box = { x: 300, y: 92, w: 270, h: 170 }
  const bed = beddingOf(look)
  return (
    grilleWindow('win', win, look, look.dice.pick(['rails', 'diamonds', 'rings'])) +
    curtains(win, look.second[0], look.second[1], look.second[3], look.wood) +
    (look.light.hour === 'noon' ? airCon(40, 62) : picture(84, 96, 96, 76, look.wood, look.dice)) +
    hooks(48, 204, look.wood, [look.print[1], look.print[3], look.accent, look.deep], 'bag') +
    switchboard(646, 300) +
    clock(712, 130, 34, look.deep) +
    rug(150, 556, 470, 56, look.second, 'framed') +
    sideBed(216, 536, 1.05, bed, look.dice.pick(['arch', 'box']), 'draped') +
    nightstand(716, 520, 1.25, look.wood) +
    shadeLamp(704, 432, 1.15, look.accent) +
    tumbler(742, 430, 0.7) +
    (look.dice.chance(0.5) ? matka(104, 530, 1.1) : areca(96, 536, 0.9, whitePot)) +
    slippers(250, 574, look.accent) +
    (look.dice.chance(0.3) ? bat(774, 500, 8) : '') +
    fan(694, 50, 0.5, look.wood.mid, look.wood.light) +
    lamplight(look, 704, 378)
  )
}

const plans: readonly [(look: Look) => string, ...((look: Look) => string)[]] = [
  byWindow,
  byDoor,
  underWindow,
]

/** One cot in one room, seen from the front. */
export const bedroom = (look: Look): string => {
  const inside = (plans[look.plan % plans.length] ?? byWindow)(look)
  const whole = shell(look, FOOT) + inside
  return scene(800, 600, look.plan >= plans.length ? mirrored(400, whole) : whole)
}
