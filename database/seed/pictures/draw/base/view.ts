import type { Dice } from './dice.ts'
import type { Light } from './light.ts'
import type { Look, ViewName } from './look.ts'
import { at, boxes, circle, clipped, fade, n, path, rect, stroke, times, turned } from './svg.ts'

const bush = (x: number, y: number, scale: number, [deep, light]: readonly [string, string]): string =>
  at(
    x,
    y,
    scale,
    circle(0, -40, 46, deep),
    circle(38, -22, 34, deep),
    circle(-38, -18, 36, deep),
    circle(-12, -54, 26, light),
    circle(28, -36, 20, light),
  )

const fronds: readonly (readonly [number, number])[] = [
  [-10, 56],
  [-50, 52],
  [30, 54],
  [-95, 46],
  [-140, 54],
  [-175, 58],
  [150, 52],
  [70, 36],
]
export const palm = (x: number, y: number, scale: number, leaf: string, trunk = '#6b553c'): string =>
  at(
    x,
    y,
    scale,
    stroke('M0 0C6 -40 2 -80 10 -120', trunk, 6),
    at(
      10,
      -120,
      1,
      ...fronds.map(([turn, l]) =>
        turned(
          0,
          0,
          turn,
          path(
            `M0 0C${n(l * 0.3)} ${n(-l * 0.22)} ${n(l * 0.75)} ${n(-l * 0.16)} ${l} ${n(l * 0.16)}C${n(l * 0.7)} ${n(-l * 0.02)} ${n(l * 0.35)} ${n(-l * 0.02)} 0 0z`,
            leaf,
          ),
        ),
      ),
    ),
  )

export const cloud = (x: number, y: number, scale: number, opacity = 0.85): string =>
  at(x, y, scale, path('M0 0q16-24 44-12q24-26 50 2q26-4 26 18H-6q-4-8 6-8z', '#fff', opacity))

const tank = (x: number, y: number): string =>
  rect(x, y - 12, 15, 12, '#2d3a3d', 3) + rect(x + 2, y - 15, 11, 4, '#2d3a3d', 2)

/** A row of flat-roofed houses standing on `base`, `rise` units high at most. */
export const houses = (
  x: number,
  base: number,
  w: number,
  rise: number,
  tones: readonly [string, string],
  light: Light,
  dice: Dice,
): string => {
  const shapes: string[] = []
  const panes: [number, number, number, number][] = []
  for (let left = x - 6, i = 0; left < x + w; i += 1) {
    const wide = dice.between(34, 66)
    const high = dice.between(rise * 0.45, rise)
    shapes.push(rect(left, base - high, wide, high + 4, tones[i % 2] ?? tones[0]))
    if (dice.chance(0.5)) shapes.push(tank(left + 6, base - high))
    const lit = light.hour === 'night' || light.hour === 'dusk' ? 0.55 : 1
    for (let py = base - high + 10; py < base - 14; py += 19)
      for (let px = left + 6; px < left + wide - 8; px += 13) if (dice.chance(lit)) panes.push([px, py, 6, 9])
    left += wide + 2
  }
  return shapes.join('') + path(boxes(panes), light.panes, light.hour === 'night' ? 0.8 : 0.5)
}

const skyBody = (x: number, y: number, w: number, h: number, light: Light, dice: Dice): string => {
  const cx = x + w * dice.between(0.55, 0.85)
  if (light.hour === 'morning')
    return circle(cx, y + h * 0.42, 52, '#fff6cf', 0.4) + circle(cx, y + h * 0.42, 30, '#fff6cf')
  if (light.hour === 'dusk')
    return circle(cx, y + h * 0.5, 50, '#ffe9a8', 0.35) + circle(cx, y + h * 0.5, 28, '#fff0bd')
  if (light.hour === 'mist') return circle(cx, y + h * 0.3, 26, '#fffaf0', 0.8)
  if (light.hour === 'night')
    return (
      circle(cx, y + h * 0.2, 17, '#fff1cf') +
      circle(cx - 7, y + h * 0.2 - 4, 15, '#1a3c62') +
      times(9, () => circle(x + dice.roll() * w, y + dice.roll() * h * 0.5, 1.4, '#fff8e0', 0.8))
    )
  const scale = Math.min(1, w / 320)
  return (
    cloud(x + w * 0.12, y + h * 0.2, scale, light.hour === 'rain' ? 0.4 : 0.85) +
    cloud(x + w * 0.6, y + h * 0.13, scale * 0.7, light.hour === 'rain' ? 0.35 : 0.8)
  )
}

const kite = (x: number, y: number, turn: number, fill: string): string =>
  turned(x, y, turn, path('M0 -13L10 0L0 13L-10 0z', fill), stroke('M0 13q6 16 -3 30', fill, 1.4, 0.7))

const land: Record<ViewName, (x: number, b: number, w: number, h: number, look: Look) => string> = {
  city: (x, b, w, h, { light, dice }) =>
    houses(x, b, w, h * 0.5, light.far, light, dice) +
    houses(x, b + h * 0.06, w, h * 0.34, light.near, light, dice) +
    bush(x + w * 0.14, b + 8, h / 330, light.leaf) +
    bush(x + w * 0.9, b + 10, h / 280, light.leaf),
  trees: (x, b, w, h, { light }) =>
    bush(x + w * 0.5, b + h * 0.02, h / 190, [light.leaf[1], light.leaf[1]]) +
    bush(x + w * 0.1, b + 8, h / 170, light.leaf) +
    bush(x + w * 0.82, b + 10, h / 150, light.leaf) +
    bush(x + w * 0.46, b + 22, h / 240, light.leaf),
  hills: (x, b, w, h, { light, dice }) =>
    path(
      `M${n(x - 10)} ${n(b)}V${n(b - h * 0.34)}Q${n(x + w * 0.22)} ${n(b - h * 0.72)} ${n(x + w * 0.5)} ${n(b - h * 0.36)}T${n(x + w + 10)} ${n(b - h * 0.5)}V${n(b)}z`,
      light.leaf[1],
      0.55,
    ) +
    path(
      `M${n(x - 10)} ${n(b)}V${n(b - h * 0.22)}Q${n(x + w * 0.3)} ${n(b - h * 0.3)} ${n(x + w * 0.6)} ${n(b - h * 0.3)}T${n(x + w + 10)} ${n(b - h * 0.18)}V${n(b)}z`,
      light.leaf[1],
    ) +
    houses(x, b, w, h * 0.2, light.far, light, dice) +
    bush(x + w * 0.84, b + 10, h / 250, light.leaf),
  sea: (x, b, w, h, { light, dice }) =>
    houses(x + w * 0.62, b - h * 0.3, w * 0.4, h * 0.22, light.far, light, dice) +
    rect(x - 4, b - h * 0.31, w + 8, h * 0.34, light.dark > 0.2 ? '#3b6288' : '#7fb2cf') +
    rect(x - 4, b - h * 0.31, w + 8, 4, '#fff', 0, 0.45) +
    path(
      boxes([
        [x + w * 0.16, b - h * 0.22, w * 0.2, 3],
        [x + w * 0.5, b - h * 0.17, w * 0.26, 3],
        [x + w * 0.1, b - h * 0.11, w * 0.3, 3],
      ]),
      '#fff',
      0.4,
    ) +
    palm(x + w * 0.16, b + 12, h / 190, light.palm) +
    bush(x + w * 0.9, b + 16, h / 340, light.leaf),
  palms: (x, b, w, h, { light, dice }) =>
    houses(x, b, w, h * 0.36, light.far, light, dice) +
    bush(x + w * 0.16, b + 6, h / 260, light.leaf) +
    palm(x + w * 0.46, b + 4, h / 210, light.palm) +
    bush(x + w * 0.88, b + 10, h / 300, light.leaf),
}

/** The world through an opening: sky, what stands there, and the weather in front of it. */
export const view = (
  id: string,
  x: number,
  y: number,
  w: number,
  h: number,
  look: Look,
  name = look.view,
): string => {
  const { light, dice } = look
  const rain =
    light.hour === 'rain'
      ? stroke(
          times(
            Math.round((w * h) / 1400),
            () => `M${n(x + dice.roll() * w)} ${n(y + dice.roll() * h)}l-5 18`,
          ),
          '#eef4fa',
          1.6,
          0.5,
        )
      : ''
  const kites =
    light.hour === 'noon' && dice.chance(0.4)
      ? kite(x + w * 0.35, y + h * 0.24, -20, '#d8644a') + kite(x + w * 0.62, y + h * 0.34, 24, '#fbad18')
      : ''
  return (
    fade(`${id}s`, light.sky) +
    clipped(
      id,
      `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`,
      rect(x, y, w, h, `url(#${id}s)`),
      skyBody(x, y, w, h, light, dice),
      kites,
      land[name](x, y + h, w, h, look),
      rain,
    )
  )
}
