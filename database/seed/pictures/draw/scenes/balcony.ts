import { type Look, lamplight } from '../base/look.ts'
import { prints } from '../base/palette.ts'
import { cloth } from '../base/prints.ts'
import { floorOf } from '../base/shell.ts'
import { mirrored, path, rect, scene } from '../base/svg.ts'
import { view } from '../base/view.ts'
import { coffeeTable, mooda, plasticChair, rug, stool } from '../things/furniture.ts'
import { bulbs, toran } from '../things/on-wall.ts'
import { railing } from '../things/openings.ts'
import { bicycle, caneArmchair, clothesLine } from '../things/outdoors.ts'
import {
  areca,
  flowerPot,
  hangingPlant,
  indigoPot,
  potLet,
  rubberPlant,
  snakePlant,
  terracotta,
  tulsi,
  whitePot,
} from '../things/plants.ts'
import { shadeLamp, slippers, tumbler, yogaMat } from '../things/smalls.ts'
import { bookPile } from '../things/storage.ts'

const FOOT = 448

/** Tea, a cane chair, washing and a tulsi. */
const tea = (look: Look): string =>
  cloth('wash', 'buti', 18, prints.neelWhite) +
  clothesLine(60, 120, 740, ['#fffdf6', look.accent, 'url(#wash)']) +
  rubberPlant(120, 560, 1, terracotta) +
  flowerPot(196, 520, 0.9, indigoPot, look.accent) +
  caneArmchair(330, 560, 0.96, look.deep, '#14211b') +
  stool(470, 566, 0.86, look.wood) +
  tumbler(456, 498, 0.8) +
  bookPile(486, 498, 0.6, look.dice) +
  tulsi(640, 566, 1) +
  potLet(728, 540, 0.86, terracotta)

/** Festive evening: bulbs, floor rug, two moodas. */
const evening = (look: Look): string =>
  bulbs(56, 66, 744, 30) +
  (look.festive ? toran(56, 44, 744) : '') +
  hangingPlant(130, 200, 0.9, 110, look.deep) +
  hangingPlant(690, 186, 0.9, 90, look.accent) +
  rug(190, 494, 440, 90, look.second, 'framed') +
  mooda(270, 556, 1.1, look.accent) +
  mooda(530, 556, 1.1, look.deep) +
  coffeeTable(400, 574, 0.66, look.wood, true) +
  shadeLamp(380, 538, 0.9, look.accent) +
  tumbler(424, 540, 0.7) +
  areca(86, 566, 1.05, indigoPot) +
  snakePlant(732, 556, 1.2, whitePot) +
  lamplight(look, 380, 486, 520)

/** The working balcony: bicycle, chair, mat, many pots. */
const working = (look: Look): string =>
  clothesLine(60, 96, 740, [look.print[0], '#fffdf6', look.accent]) +
  [0, 1, 2, 3]
    .map((i) =>
      i % 2
        ? flowerPot(470 + i * 84, 486, 0.82, terracotta, i > 1 ? '#fbad18' : '#e98f79')
        : potLet(470 + i * 84, 486, 0.86, i ? indigoPot : terracotta),
    )
    .join('') +
  bicycle(250, 566, 1.2, look.deep) +
  plasticChair(520, 578, 1, look.accent, look.deep) +
  yogaMat(92, 560, look.accent, look.deep) +
  slippers(610, 576, look.deep) +
  areca(734, 576, 0.96, whitePot)

export const balcony = (look: Look): string => {
  const plans = [tea, evening, working]
  const iron = look.dice.pick(['#2d4a41', '#25312a', '#215284'])
  const { wall } = look
  const whole =
    view('out', 0, 0, 800, 400, look) +
    rect(0, 392, 800, 60, wall.low) +
    rect(0, 388, 800, 8, wall.trim) +
    railing(56, 276, 744, 118, iron, look.dice.pick(['bars', 'rings', 'bellied'])) +
    floorOf(look, FOOT) +
    rect(0, FOOT - 8, 800, 9, '#14211b', 0, 0.18) +
    rect(0, 0, 800, 34, wall.ceiling) +
    rect(0, 32, 800, 5, wall.trim) +
    rect(0, 0, 56, 600, wall.top) +
    rect(50, 0, 7, 600, wall.trim) +
    path('M0 560H56V600H0z', '#14211b', 0.1) +
    (plans[look.plan % 3] ?? tea)(look)
  return scene(800, 600, look.plan >= 3 ? mirrored(400, whole) : whole)
}
