import type { Look } from '../base/look.ts'
import { fade, glow, mirrored, n, path, rect, scene, stroke, times } from '../base/svg.ts'
import { cloud, houses, palm, view } from '../base/view.ts'
import { bulbs, toran } from '../things/on-wall.ts'
import { railing } from '../things/openings.ts'
import {
  autoRickshaw,
  bicycle,
  dish,
  rooftank,
  scooter,
  solarHeater,
  streetTree,
  wires,
} from '../things/outdoors.ts'
import { flowerPot, potLet, terracotta } from '../things/plants.ts'

const GROUND = 486

interface Front {
  x: number
  w: number
  storeys: number
  bays: number
  paint: string
  shade: string
  trim: string
}

const lit = (look: Look): boolean => look.light.hour === 'night' || look.light.hour === 'dusk'

const bay = (look: Look, f: Front, x: number, y: number, w: number, h: number, i: number): string => {
  const glass = lit(look) && look.dice.chance(0.65) ? '#ffda87' : lit(look) ? '#3b5573' : '#dfeef3'
  const doorW = w * 0.34
  const winW = w * 0.36
  const rail = look.plan % 2 ? 'bellied' : 'bars'
  return (
    rect(x, y + 8, w, h - 8, '#14211b', 0, 0.12) +
    rect(x + w * 0.08, y + h * 0.14, doorW, h * 0.86, i % 2 ? look.frame.mid : look.wood.mid, 2) +
    rect(x + w * 0.08 + doorW * 0.24, y + h * 0.24, doorW * 0.52, h * 0.3, glass, 1, 0.8) +
    rect(x + w * 0.52, y + h * 0.2, winW, h * 0.46, glass, 2) +
    rect(x + w * 0.52 + winW / 2 - 1.5, y + h * 0.2, 3, h * 0.46, '#fffdf6') +
    (look.dice.chance(0.35)
      ? path(`M${n(x + w * 0.1)} ${n(y + h * 0.62)}h22v${n(h * 0.36)}h-22z`, look.accent) +
        path(`M${n(x + w * 0.1 + 24)} ${n(y + h * 0.62)}h14v${n(h * 0.28)}h-14z`, '#fffdf6')
      : '') +
    railing(x - 4, y + h * 0.62, w + 8, h * 0.38, '#2d4a41', rail) +
    (look.dice.chance(0.6) ? potLet(x + w * 0.84, y + h * 0.62, 0.3, terracotta) : '') +
    rect(x - 8, y + h - 2, w + 16, 7, f.trim)
  )
}

const storey = (look: Look, f: Front, level: number, h: number): string => {
  const y = GROUND - 118 - (level + 1) * h
  const each = (f.w - 24) / f.bays
  return (
    rect(f.x, y, f.w, h, level % 2 ? f.shade : f.paint) +
    times(f.bays, (i) => bay(look, f, f.x + 22 + i * each, y + 14, each - 22, h - 20, i + level))
  )
}

const gate = (look: Look, f: Front): string => {
  const [g, mid] = [GROUND - 118, f.x + f.w * 0.62]
  return (
    rect(f.x, g, f.w, 118, f.shade) +
    rect(f.x, g - 4, f.w, 9, f.trim) +
    rect(f.x + 26, g + 26, f.w * 0.34, 92, '#5f5040') +
    stroke(
      times(6, (i) => `M${n(f.x + 30)} ${n(g + 36 + i * 14)}h${n(f.w * 0.34 - 8)}`),
      '#8d7a64',
      3,
    ) +
    rect(mid - 42, g + 16, 84, 102, look.frame.deep, 2) +
    rect(mid - 36, g + 22, 34, 96, look.frame.mid) +
    rect(mid + 2, g + 22, 34, 96, look.frame.mid) +
    toran(mid - 44, g + 14, 88) +
    rect(f.x + f.w - 74, g + 32, 46, 44, lit(look) ? '#ffda87' : '#dfeef3', 2) +
    rect(f.x + f.w - 52, g + 32, 3, 44, '#fffdf6') +
    (lit(look)
      ? `${glow('porch', mid, g + 20, 130, [
          [0, '#ffe6a3', 0.7],
          [1, '#ffd98a', 0],
        ])}<circle cx="${n(mid)}" cy="${n(g + 20)}" r="130" fill="url(#porch)"/>`
      : '')
  )
}

const roof = (look: Look, f: Front, top: number): string =>
  rooftank(f.x + 60, top - 10, 1) +
  (look.plan % 2
    ? solarHeater(f.x + f.w - 130, top - 10)
    : rect(f.x + f.w - 120, top - 38, 78, 30, f.shade)) +
  dish(f.x + f.w * 0.52, top - 8) +
  rect(f.x - 8, top - 12, f.w + 16, 14, f.trim)

const street = (look: Look): string => {
  const wall = (x: number, w: number) =>
    rect(x, GROUND - 52, w, 56, look.wall.top) + rect(x - 4, GROUND - 58, w + 8, 10, look.wall.trim)
  return (
    wall(-10, 820) +
    rect(0, GROUND - 2, 800, 16, '#d8cfbd') +
    fade('road', [
      [0, '#a8a49a'],
      [1, '#8f8b82'],
    ]) +
    rect(0, GROUND + 12, 800, 120, 'url(#road)') +
    times(6, (i) => rect(20 + i * 150, 562, 80, 7, '#f4ead2', 0, 0.8))
  )
}

const traffic: readonly [(look: Look) => string, ...((look: Look) => string)[]] = [
  (look) => scooter(664, 530, 1, look.accent) + flowerPot(300, GROUND + 6, 0.6, terracotta, '#fbad18'),
  () => autoRickshaw(640, 552, 0.86, '#fbad18', '#25312a'),
  (look) => bicycle(650, 530, 0.8, look.deep) + scooter(180, 536, 0.92, '#4e86b9'),
  () => autoRickshaw(170, 556, 0.86, '#0f6e43', '#fbad18'),
]

/** A house as one sees it from across the street. */
export const building = (look: Look): string => {
  const shapes: readonly [Front, ...Front[]] = [
    { x: 210, w: 380, storeys: 2, bays: 2, paint: '#f0c79b', shade: '#e6b582', trim: '#fffdf6' },
    { x: 190, w: 420, storeys: 3, bays: 3, paint: '#dfe8ea', shade: '#c9d7db', trim: '#4e86b9' },
    { x: 220, w: 350, storeys: 2, bays: 2, paint: '#f3b9a9', shade: '#e59f8b', trim: '#fff6e0' },
    { x: 180, w: 440, storeys: 3, bays: 3, paint: '#ffe09a', shade: '#f3c86c', trim: '#a0321c' },
  ]
  const f = shapes[look.plan % 4] ?? shapes[0]
  const h = f.storeys === 3 ? 94 : 122
  const top = GROUND - 118 - f.storeys * h
  const { light, dice } = look
  const whole =
    view('out', 0, 0, 800, GROUND, look, 'palms') +
    (light.dark ? '' : cloud(90, 90, 1.1)) +
    houses(0, GROUND, 800, 150, light.far, light, dice) +
    street(look) +
    palm(724, GROUND - 8, 2, light.palm) +
    roof(look, f, top) +
    times(f.storeys, (level) => storey(look, f, level, h)) +
    (look.festive
      ? times(f.storeys, (level) => bulbs(f.x, GROUND - 118 - (level + 1) * h + 8, f.w, 12))
      : '') +
    gate(look, f) +
    (light.dark > 0.2 ? rect(f.x, top, f.w, GROUND - top, '#16325c', 0, light.dark * 0.5) : '') +
    streetTree(104, GROUND + 8, 1.02, light.leaf, look.plan % 2 ? '#d8644a' : undefined) +
    wires(look.plan % 2 ? 60 : 96) +
    (traffic[look.plan % 4] ?? traffic[0])(look) +
    (light.dark > 0.2 ? rect(0, GROUND - 2, 800, 116, '#16325c', 0, light.dark * 0.6) : '')
  return scene(800, 600, look.plan >= 4 ? mirrored(400, whole) : whole)
}
