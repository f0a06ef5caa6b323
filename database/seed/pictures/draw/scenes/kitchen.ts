import { ceilingLight, type Look } from '../base/look.ts'
import { sage, type Wood } from '../base/palette.ts'
import { glazed, shell } from '../base/shell.ts'
import { mirrored, path, rect, scene } from '../base/svg.ts'
import {
  chopping,
  cooker,
  counter,
  cylinder,
  fruitBowl,
  hood,
  kadhai,
  kettle,
  ladles,
  mixer,
  pantry,
  plateRack,
  purifier,
  sink,
  stove,
  teaPan,
} from '../things/cooking.ts'
import { clock, niche } from '../things/on-wall.ts'
import { grilleWindow } from '../things/openings.ts'
import { pendant, tube } from '../things/overhead.ts'
import { flowerPot, potLet, terracotta } from '../things/plants.ts'
import { tumbler } from '../things/smalls.ts'
import { fridge, matka, waterJar } from '../things/storage.ts'

const FOOT = 520
const TOP = 364

const fronts: readonly [Wood, ...Wood[]] = [
  { light: '#e0b07e', mid: '#c98f5c', deep: '#7a4b2a' },
  sage,
  { light: '#7faad2', mid: '#4e86b9', deep: '#215284' },
  { light: '#fffdf6', mid: '#ece4d2', deep: '#96a298' },
  { light: '#e98f79', mid: '#d8644a', deep: '#802716' },
  { light: '#ffda87', mid: '#f0bd55', deep: '#8f5000' },
]

const splash = (look: Look): string =>
  glazed(0, 250, 800, TOP - 250, 38, look.dice.pick(['#dcebe0', '#f6ead0', '#d8e6f3', '#fbe6dc']), look.deep)

const sun = (look: Look): string =>
  look.light.beam ? path(`M250 ${TOP}h160l90 ${FOOT - TOP}h-190z`, look.light.beam, 0.16) : ''

/** Window in the middle, stove below its right side. */
const broad = (look: Look, front: Wood): string =>
  splash(look) +
  pantry(36, 118, 200, look.wood, true) +
  pantry(36, 206, 200, look.wood, false) +
  grilleWindow(
    'win',
    { x: 296, y: 76, w: 210, h: 150 },
    look,
    look.dice.pick(['rings', 'diamonds', 'rails']),
  ) +
  potLet(322, 226, 0.5, terracotta) +
  flowerPot(482, 226, 0.5, terracotta, look.accent) +
  ladles(556, 96, 150) +
  purifier(692, 168) +
  counter(0, 800, TOP, FOOT, front, '#25312a', 3) +
  cylinder(465, FOOT - 16, 1) +
  sun(look) +
  chopping(110, TOP) +
  tumbler(206, TOP - 1, 0.8) +
  tumbler(244, TOP - 1, 0.8) +
  stove(386, TOP) +
  cooker(344, TOP - 28, 0.9) +
  kettle(430, TOP - 28, 0.86, '#d9823b') +
  fruitBowl(566, TOP, 0.9) +
  mixer(676, TOP, 0.9, look.accent)

/** Fridge on the left, window over the sink on the right. */
const withFridge = (look: Look, front: Wood): string =>
  splash(look) +
  grilleWindow('win', { x: 556, y: 82, w: 178, h: 144 }, look, look.dice.pick(['rings', 'arches', 'rails'])) +
  flowerPot(586, 226, 0.5, terracotta, '#fbad18') +
  pantry(206, 134, 126, look.wood, true) +
  hood(432, 206) +
  counter(186, 614, TOP, FOOT, front, '#3c4941', 0) +
  cylinder(238, FOOT - 16, 0.98) +
  plateRack(210, TOP, 112) +
  stove(432, TOP) +
  kadhai(390, TOP - 28, 0.86) +
  teaPan(474, TOP - 28, 0.8) +
  sink(566, TOP) +
  waterJar(748, TOP + 2, 0.86) +
  fridge(34, 540, 374, look.dice.pick(['#c9d6dc', '#a0321c', '#e9e2d0', '#7f9db5'])) +
  sun(look)

/** Small kitchen of an old house: open shelves, niche, clay pot. */
const modest = (look: Look, front: Wood): string =>
  splash(look) +
  grilleWindow('win', { x: 66, y: 88, w: 160, h: 140 }, look, 'diamonds') +
  potLet(96, 228, 0.5, terracotta) +
  niche(316, 226) +
  pantry(416, 122, 330, look.wood, true) +
  pantry(416, 212, 330, look.wood, false) +
  clock(318, 102, 28, look.deep) +
  counter(0, 620, TOP, FOOT, front, '#46280a', 1) +
  cylinder(186, FOOT - 16, 1) +
  stove(236, TOP) +
  teaPan(194, TOP - 28, 0.84) +
  cooker(280, TOP - 28, 0.84) +
  chopping(92, TOP) +
  fruitBowl(406, TOP, 0.9) +
  mixer(526, TOP, 0.86, look.deep) +
  rect(640, 432, 132, 12, look.wood.light, 3) +
  rect(650, 444, 10, 96, look.wood.deep) +
  rect(752, 444, 10, 96, look.wood.deep) +
  matka(706, 434, 0.9) +
  waterJar(690, 552, 0.84) +
  sun(look)

export const kitchen = (look: Look): string => {
  const plans = [broad, withFridge, modest]
  const front = fronts[look.plan % fronts.length] ?? fronts[0]
  const inside = (plans[look.plan % 3] ?? broad)(look, front)
  const lamp = look.light.dark
    ? tube(330, 44, 130)
    : look.plan % 2
      ? pendant(500, 26, 16, look.accent, 'enamel')
      : ''
  const whole = shell(look, FOOT) + inside + lamp + ceilingLight(look)
  return scene(800, 600, look.plan >= 3 ? mirrored(400, whole) : whole)
}
