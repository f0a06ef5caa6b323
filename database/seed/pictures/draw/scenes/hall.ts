import { type Look, lamplight } from '../base/look.ts'
import { limed } from '../base/palette.ts'
import { shell, sunPatch } from '../base/shell.ts'
import { circle, mirrored, rect, scene, stroke } from '../base/svg.ts'
import { coffeeTable, diwan, mooda, plasticChair, rug, sofa } from '../things/furniture.ts'
import { bulbs, calendar, clock, niche, picture, switchboard, toran } from '../things/on-wall.ts'
import { balconyDoor, curtains, door, grilleWindow, shutters } from '../things/openings.ts'
import { fan, pendant } from '../things/overhead.ts'
import {
  areca,
  hangingPlant,
  indigoPot,
  potLet,
  rubberPlant,
  snakePlant,
  terracotta,
  whitePot,
} from '../things/plants.ts'
import { television } from '../things/screens.ts'
import { cooler, floorLamp, guitar, laptop, mug, slippers, tumbler } from '../things/smalls.ts'
import { bookcase, bookPile, shoeRack } from '../things/storage.ts'

const FOOT = 424

const gallery = (look: Look, x: number): string =>
  picture(x, 92, 118, 84, look.wood, look.dice) +
  picture(x + 134, 78, 72, 96, look.wood, look.dice) +
  picture(x + 134, 188, 72, 60, look.wood, look.dice)

const tea = (x: number, y: number, look: Look): string =>
  tumbler(x - 40, y, 0.8) + tumbler(x - 6, y + 2, 0.8) + bookPile(x + 50, y + 2, 0.8, look.dice)

/** Sofa under pictures, window on the left. */
const lounge = (look: Look): string =>
  grilleWindow(
    'win',
    { x: 62, y: 96, w: 160, h: 200 },
    look,
    look.dice.pick(['rings', 'arches', 'diamonds']),
  ) +
  (look.dice.chance(0.5)
    ? curtains({ x: 62, y: 96, w: 160, h: 200 }, look.second[0], look.second[1], look.second[3], look.wood)
    : potLet(98, 296, 0.5, terracotta)) +
  sunPatch(look, 270, 132, 130, 170, FOOT) +
  gallery(look, 450) +
  shoeRack(40, 520, 118, look.wood) +
  sofa(316, 486, {
    w: 384,
    wood: look.wood,
    fabric: '#f6efe0',
    cushions: [look.print, look.accent],
    weave: 'buti',
  }) +
  rug(210, 520, 400, 72, look.second, 'framed') +
  coffeeTable(410, 560, 1, look.wood, true) +
  tea(410, 508, look) +
  (look.light.dark ? floorLamp(280, 486, 1.05, look.accent) : '') +
  look.dice.pick([rubberPlant, areca])(744, 566, 0.98, look.dice.pick([indigoPot, terracotta, whitePot])) +
  fan(420, 54, 0.62, look.wood.mid, look.wood.light) +
  lamplight(look, 280, 250)

/** Diwan, bookcase and a balcony door: the house of people who read. */
const reading = (look: Look): string =>
  balconyDoor('dr', 560, 92, 168, FOOT, look, look.frame) +
  (look.festive ? bulbs(562, 128, 164, 22) : '') +
  toran(556, 98, 176) +
  bookcase(36, 446, 150, 318, look.wood, look.dice) +
  picture(244, 110, 96, 118, look.wood, look.dice) +
  picture(356, 132, 84, 72, look.wood, look.dice) +
  diwan(
    214,
    492,
    316,
    look.wood,
    look.print,
    look.dice.pick(['buti', 'stripes', 'rounds', 'checks']),
    look.accent,
  ) +
  rug(170, 520, 400, 70, look.second, 'bands') +
  coffeeTable(372, 566, 0.9, look.wood, false) +
  laptop(350, 516, 0.5, look.deep) +
  mug(420, 514, 0.8, look.accent) +
  (look.light.dark ? floorLamp(206, 484, 1.05, look.accent) : '') +
  mooda(680, 566, 1, look.deep) +
  (look.dice.chance(0.5) ? guitar(528, 458, 7) : '') +
  (look.dice.chance(0.5)
    ? pendant(372, 26, 24, look.accent, 'cane')
    : fan(372, 54, 0.6, look.wood.mid, look.wood.light)) +
  lamplight(look, 206, 250)

/** A shared flat: television, plastic chairs, cooler, shoes at the door. */
const shared = (look: Look): string =>
  door(640, 120, 116, FOOT, look.frame === limed ? look.wood : look.frame) +
  toran(628, 116, 140) +
  switchboard(580, 244) +
  grilleWindow(
    'win',
    { x: 70, y: 100, w: 150, h: 150 },
    look,
    look.dice.pick(['rings', 'rails', 'diamonds']),
  ) +
  shutters({ x: 70, y: 100, w: 150, h: 150 }, look.frame) +
  cooler(140, 478, 1.08) +
  television(402, 470, look.wood, look.light.dark > 0) +
  (look.dice.chance(0.5)
    ? calendar(528, 108, 0.86, [look.accent, look.deep])
    : clock(402, 128, 34, look.deep)) +
  hangingPlant(294, 190, 0.66, 80, look.deep) +
  rug(230, 508, 340, 76, look.second, 'bands') +
  plasticChair(276, 574, 0.92, look.accent, look.deep) +
  plasticChair(560, 578, 0.92, '#f4ead2', '#c9bda4') +
  slippers(650, 470, look.deep) +
  snakePlant(748, 540, 1.05, indigoPot) +
  fan(402, 52, 0.62, look.wood.mid, look.wood.light) +
  lamplight(look, 402, 320)

/** The wooden swing of the west. */
const swing = (look: Look): string =>
  grilleWindow('win', { x: 560, y: 96, w: 176, h: 190 }, look, 'arches') +
  shutters({ x: 560, y: 96, w: 176, h: 190 }, look.frame) +
  niche(96, 262) +
  gallery(look, 190) +
  stroke('M236 26V404M520 26V404', '#d9a441', 5) +
  stroke('M236 60v12M236 120v12M236 180v12M520 60v12M520 120v12M520 180v12', '#8f5000', 7) +
  rug(180, 512, 420, 76, look.second, 'framed') +
  diwanSwing(look) +
  coffeeTable(660, 548, 0.74, look.wood, true) +
  tumbler(650, 508, 0.7) +
  tumbler(682, 509, 0.7) +
  areca(82, 566, 1.05, terracotta) +
  (look.light.dark ? floorLamp(592, 470, 1, look.accent) : '') +
  lamplight(look, 592, 250)

const diwanSwing = (look: Look): string =>
  `<ellipse cx="378" cy="520" rx="190" ry="12" fill="#2a1c10" opacity="0.22"/>` +
  `<g transform="translate(210 -2)">${rect(0, 398, 336, 26, look.wood.light, 5)}${rect(0, 416, 336, 14, look.wood.deep, 5)}</g>` +
  rect(214, 376, 328, 26, look.print[0], 10) +
  rect(214, 392, 328, 10, look.print[3], 5) +
  rect(222, 326, 84, 50, look.accent, 22) +
  rect(446, 326, 88, 50, look.deep, 22) +
  circle(378, 352, 26, look.print[1]) +
  circle(378, 352, 10, look.print[2])

export const hall = (look: Look): string => {
  const plans = [lounge, reading, shared, swing]
  const whole = shell(look, FOOT) + (plans[look.plan % 4] ?? lounge)(look)
  return scene(800, 600, look.plan >= 4 ? mirrored(400, whole) : whole)
}
