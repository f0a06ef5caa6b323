import { type Look, lamplight } from '../base/look.ts'
import { shell, sunPatch } from '../base/shell.ts'
import { mirrored, scene } from '../base/svg.ts'
import { caneChair, desk, plasticChair, rug } from '../things/furniture.ts'
import { airCon, calendar, clock, hooks, photoString, picture, switchboard } from '../things/on-wall.ts'
import { curtains, grilleWindow } from '../things/openings.ts'
import { fan } from '../things/overhead.ts'
import { areca, hangingPlant, indigoPot, potLet, snakePlant, terracotta } from '../things/plants.ts'
import { backpack, carrom, deskLamp, guitar, heater, laptop, mug, penCup, tumbler } from '../things/smalls.ts'
import {
  almirah,
  bookcase,
  bookPile,
  bookRow,
  jar,
  plank,
  steels,
  suitcase,
  waterJar,
} from '../things/storage.ts'

const FOOT = 438

const top = (x: number, y: number, look: Look): string =>
  penCup(x + 22, y, 1, look.deep) +
  bookPile(x + 78, y, 0.9, look.dice) +
  laptop(x + 176, y, 1, look.accent) +
  (look.dice.chance(0.5) ? tumbler(x + 264, y - 1, 0.8) : mug(x + 262, y, 0.9, look.accent)) +
  deskLamp(x + 330, y, 1, look.deep, look.light.dark > 0)

const chair = (x: number, look: Look): string =>
  look.dice.chance(0.65)
    ? caneChair(x, 566, 1, look.wood)
    : plasticChair(x, 570, 0.95, look.accent, look.deep)

/** Desk under a broad window, almirah beside it. */
const underWindow = (look: Look): string => {
  const win = { x: 262, y: 78, w: 280, h: 190 }
  return (
    grilleWindow('win', win, look, look.dice.pick(['rails', 'rings', 'diamonds'])) +
    curtains(win, look.second[0], look.second[1], look.second[3], look.wood) +
    (look.dice.chance(0.5) ? photoString(46, 90, 0.84) : picture(60, 78, 84, 66, look.wood, look.dice)) +
    plank(40, 232, 150, look.wood) +
    bookRow(52, 232, 6, look.dice) +
    jar(168, 232, 0.8, look.accent) +
    backpack(88, 402, 0.94, look.accent, look.deep) +
    almirah(620, 550, 416, look.dice.pick(steels), true) +
    suitcase(696, 136, 1, look.deep) +
    desk(196, 556, 388, look.wood, true) +
    top(196, 356, look) +
    chair(356, look) +
    waterJar(128, 560, 0.96) +
    lamplight(look, 556, 282)
  )
}

/** Desk against the wall between a bookcase and a narrow window. */
const againstWall = (look: Look): string => {
  const win = { x: 606, y: 88, w: 138, h: 196 }
  return (
    grilleWindow('win', win, look, look.dice.pick(['arches', 'diamonds', 'rings'])) +
    potLet(636, 284, 0.5, terracotta) +
    sunPatch(look, 470, 130, 90, 150, FOOT) +
    bookcase(34, 456, 150, 330, look.wood, look.dice) +
    plank(232, 150, 230, look.wood) +
    bookRow(246, 150, 8, look.dice) +
    hangingPlant(566, 178, 0.66, 90, look.accent) +
    picture(250, 190, 86, 76, look.wood, look.dice) +
    calendar(372, 182, 0.84, [look.accent, look.deep]) +
    rug(190, 548, 420, 54, look.second, 'bands') +
    desk(210, 548, 388, look.wood, look.dice.chance(0.5)) +
    top(210, 348, look) +
    chair(392, look) +
    snakePlant(690, 552, 1.3, indigoPot) +
    (look.light.hour === 'mist' ? heater(118, 556, 1) : '') +
    fan(420, 48, 0.5, look.wood.mid, look.wood.light) +
    lamplight(look, 570, 274)
  )
}

/** A desk for working from home, air conditioned, with things of the evening around it. */
const workFromHome = (look: Look): string => {
  const win = { x: 70, y: 92, w: 184, h: 178 }
  return (
    grilleWindow('win', win, look, 'rails') +
    curtains(win, look.print[0], look.print[1], look.print[3], look.wood) +
    (look.light.hour === 'noon' ? airCon(330, 64) : clock(400, 110, 36, look.deep)) +
    hooks(600, 110, look.wood, [look.print[1], look.print[3], look.accent, look.deep], 'shirt') +
    plank(332, 216, 210, look.wood) +
    bookRow(346, 216, 7, look.dice) +
    potLet(516, 216, 0.5, terracotta) +
    switchboard(572, 296) +
    desk(258, 552, 388, look.wood, true) +
    top(258, 352, look) +
    chair(420, look) +
    (look.dice.chance(0.5) ? guitar(724, 470, 6) : carrom(730, 472)) +
    areca(112, 560, 1.04, terracotta) +
    lamplight(look, 618, 278)
  )
}

export const study = (look: Look): string => {
  const plans = [underWindow, againstWall, workFromHome]
  const whole = shell(look, FOOT) + (plans[look.plan % 3] ?? underWindow)(look)
  return scene(800, 600, look.plan >= 3 ? mirrored(400, whole) : whole)
}
