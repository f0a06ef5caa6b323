import { type Look, lamplight } from '../base/look.ts'
import { shell } from '../base/shell.ts'
import { mirrored, n, path, scene } from '../base/svg.ts'
import { type Bedding, frontBed } from '../things/beds.ts'
import { nightstand, rug, runner } from '../things/furniture.ts'
import { airCon, bulbs, calendar, clock, hooks, mirror, photoString, picture } from '../things/on-wall.ts'
import { type Box, curtains, grilleWindow } from '../things/openings.ts'
import { fan, pendant } from '../things/overhead.ts'
import { areca, hangingPlant, indigoPot, snakePlant, terracotta, whitePot } from '../things/plants.ts'
import { bat, carrom, shadeLamp, slippers, yogaMat } from '../things/smalls.ts'
import { almirah, plank, steels, suitcase, trailingBooks, wardrobe } from '../things/storage.ts'

const FOOT = 404

const floorSun = (look: Look, x: number, w: number): string =>
  look.light.beam ? path(`M${n(x)} ${FOOT + 4}h${n(w)}l70 196H${n(x - 70)}z`, look.light.beam, 0.24) : ''

/** Two beds for two people, a window between them. */
const twin = (look: Look): string => {
  const win: Box = { x: 318, y: 104, w: 164, h: 176 }
  const head = look.dice.pick(['slats', 'cane'] as const)
  const left: Bedding = {
    id: 'b1',
    weave: look.dice.pick(['buti', 'checks']),
    print: look.print,
    fold: look.second,
    wood: look.wood,
  }
  const right: Bedding = {
    id: 'b2',
    weave: look.dice.pick(['buti', 'waves', 'rounds']),
    print: look.second,
    fold: look.print,
    wood: look.wood,
  }
  return (
    grilleWindow('win', win, look, 'rings') +
    curtains(win, '#fffaf0', '#d9c29a', look.accent, look.wood) +
    (look.dice.chance(0.5)
      ? photoString(96, 120, 1)
      : picture(70, 100, 80, 96, look.wood, look.dice) + picture(164, 116, 64, 72, look.wood, look.dice)) +
    hooks(586, 130, look.wood, [look.print[1], look.print[3], look.accent, look.deep], 'bag') +
    floorSun(look, 330, 140) +
    runner(400, 448, 104, look.second) +
    nightstand(400, 446, 1.02, look.wood) +
    shadeLamp(392, 374, 1, look.accent) +
    frontBed(164, 596, 172, left, head) +
    frontBed(636, 596, 172, right, head) +
    (look.dice.chance(0.5) ? bat(762, 412, 9) : '') +
    fan(400, 48, 0.7, look.wood.mid, look.wood.light) +
    lamplight(look, 392, 326)
  )
}

/** A double bed, wardrobe and a tall plant. */
const double = (look: Look): string => {
  const win: Box = { x: 610, y: 100, w: 140, h: 180 }
  const bed: Bedding = {
    id: 'b1',
    weave: look.dice.pick(['buti', 'stripes', 'rounds', 'waves']),
    print: look.print,
    fold: look.second,
    wood: look.wood,
  }
  return (
    grilleWindow('win', win, look, look.dice.pick(['diamonds', 'arches', 'rails'])) +
    curtains(win, look.second[0], look.second[1], look.second[3], look.wood) +
    (look.festive ? bulbs(206, 92, 350, 16) : '') +
    picture(300, 92, 74, 92, look.wood, look.dice) +
    picture(388, 106, 90, 70, look.wood, look.dice) +
    (look.dice.chance(0.5)
      ? wardrobe(20, 446, 162, 336, look.wood)
      : almirah(24, 446, 330, look.dice.pick(steels), true)) +
    suitcase(100, look.plan % 2 ? 106 : 104, 0.9, look.deep) +
    floorSun(look, 560, 150) +
    rug(190, 548, 420, 60, look.second, 'bands') +
    nightstand(598, 470, 1.05, look.wood) +
    shadeLamp(598, 394, 1.2, look.accent) +
    frontBed(384, 584, 276, bed, look.dice.pick(['slats', 'cane', 'padded'])) +
    areca(730, 566, 0.86, look.dice.pick([terracotta, indigoPot, whitePot])) +
    fan(384, 46, 0.7, look.wood.mid, look.wood.light) +
    lamplight(look, 598, 340)
  )
}

/** One bed straight on, shelves beside it, everything a student owns. */
const single = (look: Look): string => {
  const win: Box = { x: 92, y: 96, w: 190, h: 176 }
  const bed: Bedding = {
    id: 'b1',
    weave: look.dice.pick(['checks', 'stripes', 'waves', 'rounds']),
    print: look.print,
    fold: look.second,
    wood: look.wood,
  }
  return (
    grilleWindow('win', win, look, look.dice.pick(['rings', 'diamonds', 'rails'])) +
    curtains(win, look.second[0], look.second[1], look.second[3], look.wood) +
    plank(566, 150, 180, look.wood) +
    trailingBooks(580, 150, look.dice) +
    plank(566, 236, 180, look.wood) +
    (look.dice.chance(0.5) ? clock(440, 118, 34, look.deep) : airCon(372, 84)) +
    hangingPlant(332, 176, 0.7, 90, look.deep) +
    floorSun(look, 110, 160) +
    rug(40, 540, 240, 70, look.second, 'framed') +
    frontBed(430, 590, 200, bed, look.dice.pick(['cane', 'slats', 'padded'])) +
    nightstand(272, 480, 1.02, look.wood) +
    shadeLamp(272, 406, 1.1, look.accent) +
    look.dice.pick([
      () => carrom(664, 470),
      () => mirror(656, 330, 76, 104, look.wood) + yogaMat(592, 500, look.accent, look.deep),
      () => calendar(622, 266, 1, [look.accent, look.deep]),
    ])() +
    snakePlant(744, 548, 1.1, indigoPot) +
    slippers(120, 572, look.accent) +
    (look.dice.chance(0.5)
      ? pendant(180, 26, 20, look.accent, 'cane')
      : fan(430, 40, 0.5, look.wood.mid, look.wood.light)) +
    lamplight(look, 272, 352)
  )
}

/** Beds seen from their foot: a shared room, a double room, a student's room. */
export const beds = (look: Look): string => {
  const plans = [twin, double, single]
  const inside = (plans[look.plan % 3] ?? twin)(look)
  const whole = shell(look, FOOT) + inside
  return scene(800, 600, look.plan >= 3 ? mirrored(400, whole) : whole)
}
