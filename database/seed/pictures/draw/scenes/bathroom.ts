import { ceilingLight, type Look } from '../base/look.ts'
import { limed } from '../base/palette.ts'
import { glazed, shell } from '../base/shell.ts'
import { mirrored, rect, scene, stroke } from '../base/svg.ts'
import { stool } from '../things/furniture.ts'
import { mirror } from '../things/on-wall.ts'
import { grilleWindow } from '../things/openings.ts'
import { tube } from '../things/overhead.ts'
import { potLet, snakePlant, terracotta, whitePot } from '../things/plants.ts'
import {
  basin,
  bucket,
  commode,
  geyser,
  louvres,
  mat,
  shower,
  tap,
  toiletries,
  towelRail,
  washer,
} from '../things/washing.ts'

const FOOT = 470

const tiling = (look: Look, ground: string, mark: string): string =>
  glazed(0, 196, 800, FOOT - 208, 44, ground, mark) + stroke('M0 232H800', look.accent, 5, 0.6)

const ventilator = (x: number, look: Look): string =>
  grilleWindow('win', { x, y: 66, w: 118, h: 92 }, look, 'rails', limed) + louvres(x + 6, 70, 106, 84)

/** Basin and mirror left, commode middle, bathing corner right. */
const family = (look: Look): string =>
  tiling(look, look.plan % 2 ? '#dcebe0' : '#d8e6f3', look.deep) +
  ventilator(352, look) +
  mirror(150, 150, 108, 138, look.wood) +
  toiletries(250, 218) +
  basin(150, 286, 1) +
  commode(400, 520, 1) +
  stroke('M548 60V520', '#b9d4d6', 5) +
  rect(548, 60, 252, 470, '#cfe6ea', 0, 0.22) +
  geyser(610, 62) +
  shower(700, 110) +
  tap(612, 348) +
  bucket(652, 546, 1.05, look.accent, look.deep) +
  towelRail(456, 262, 78, [look.print[1], look.accent]) +
  mat(180, 540, 170, look.second[0], look.second[1]) +
  potLet(420, 158, 0.46, terracotta)

/** Washing machine, basin, hanging towels. */
const utility = (look: Look): string =>
  tiling(look, '#fbe6dc', look.accent) +
  ventilator(88, look) +
  geyser(300, 70) +
  washer(70, 534) +
  towelRail(58, 252, 170, [look.deep, look.print[1]]) +
  tap(286, 340) +
  bucket(312, 544, 1, look.deep, look.accent) +
  stool(404, 552, 0.7, look.wood) +
  mirror(548, 146, 116, 116, look.wood) +
  toiletries(620, 236) +
  basin(548, 286, 1.06) +
  snakePlant(718, 546, 1.1, whitePot) +
  mat(540, 556, 190, look.second[0], look.second[1])

export const bathroom = (look: Look): string => {
  const inside = (look.plan % 2 ? utility : family)(look)
  const whole = shell(look, FOOT) + inside + (look.light.dark ? tube(340, 44, 120) : '') + ceilingLight(look)
  return scene(800, 600, look.plan >= 2 ? mirrored(400, whole) : whole)
}
