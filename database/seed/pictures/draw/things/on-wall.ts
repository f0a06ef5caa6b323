import type { Dice } from '../base/dice.ts'
import type { Wood } from '../base/palette.ts'
import { at, boxes, circle, n, path, rect, stroke, times, turned } from '../base/svg.ts'

export const calendar = (
  x: number,
  y: number,
  scale: number,
  [band, arch]: readonly [string, string],
): string =>
  at(
    x,
    y,
    scale,
    circle(35, -5, 2.5, '#5b5148'),
    rect(0, 0, 70, 104, '#fffdf6', 2),
    rect(0, 0, 70, 50, band, 2),
    path('M12 50V30a23 23 0 0 1 46 0v20z', arch),
    path('M24 50V36a11 11 0 0 1 22 0v14z', '#fff1c9'),
    path(
      times(4, (r) =>
        boxes([0, 1, 2, 3].map((i): [number, number, number, number] => [19 + i * 11, 60 + r * 10, 7, 6])),
      ),
      '#8f8a7e',
      0.55,
    ),
    path(
      times(4, (r) => boxes([[8, 60 + r * 10, 7, 6]])),
      arch,
    ),
  )

type Art = (w: number, h: number) => string
const arts: readonly [Art, ...Art[]] = [
  (w, h) =>
    rect(0, 0, w, h, '#f6e9cf') +
    path(
      `M${n(w * 0.18)} ${n(h)}v${n(-h * 0.42)}a${n(w * 0.32)} ${n(w * 0.32)} 0 0 1 ${n(w * 0.64)} 0v${n(h * 0.42)}z`,
      '#1f6b5c',
    ) +
    circle(w / 2, h * 0.46, w * 0.12, '#fbad18'),
  (w, h) =>
    rect(0, 0, w, h, '#d7e6cf') +
    path(
      `M${n(w / 2)} ${n(h * 0.12)}c${n(w * 0.34)} ${n(h * 0.24)} ${n(w * 0.34)} ${n(h * 0.56)} 0 ${n(h * 0.76)}c${n(-w * 0.34)} ${n(-h * 0.2)} ${n(-w * 0.34)} ${n(-h * 0.52)} 0 ${n(-h * 0.76)}z`,
      '#1d8751',
    ),
  (w, h) =>
    rect(0, 0, w, h, '#bfe0ee') +
    circle(w * 0.7, h * 0.34, w * 0.11, '#fbad18') +
    path(
      `M0 ${n(h)}L${n(w * 0.34)} ${n(h * 0.4)}L${n(w * 0.58)} ${n(h * 0.76)}L${n(w * 0.74)} ${n(h * 0.56)}L${n(w)} ${n(h)}z`,
      '#0f6e43',
    ),
  (w, h) =>
    rect(0, 0, w, h, '#fadcd3') +
    circle(w / 2, h * 0.5, w * 0.26, '#bd4229') +
    circle(w / 2, h * 0.5, w * 0.12, '#ffebbd'),
  (w, h) =>
    rect(0, 0, w, h, '#14304f') +
    circle(w * 0.62, h * 0.3, w * 0.16, '#ffda87') +
    path(
      `M0 ${n(h)}V${n(h * 0.72)}Q${n(w * 0.3)} ${n(h * 0.52)} ${n(w * 0.6)} ${n(h * 0.7)}T${n(w)} ${n(h * 0.66)}V${n(h)}z`,
      '#4e86b9',
    ),
  (w, h) =>
    rect(0, 0, w, h, '#ffebbd') +
    path(`M${n(w * 0.5)} ${n(h * 0.9)}q${n(-w * 0.02)} ${n(-h * 0.3)} 0 ${n(-h * 0.5)}`, '#0f6e43') +
    times(6, (i) =>
      turned(
        w / 2,
        h * 0.42,
        i * 60,
        path(
          `M0 0c${n(w * 0.12)} ${n(-h * 0.1)} ${n(w * 0.1)} ${n(-h * 0.22)} 0 ${n(-h * 0.26)}c${n(-w * 0.1)} ${n(h * 0.04)} ${n(-w * 0.12)} ${n(h * 0.16)} 0 ${n(h * 0.26)}z`,
          '#d8644a',
        ),
      ),
    ) +
    circle(w / 2, h * 0.42, w * 0.08, '#fbad18'),
]

export const picture = (x: number, y: number, w: number, h: number, wood: Wood, dice: Dice): string =>
  rect(x + 2, y + 4, w, h, '#14211b', 2, 0.12) +
  rect(x, y, w, h, wood.deep, 2) +
  rect(x + 7, y + 7, w - 14, h - 14, '#fffdf6') +
  at(x + 11, y + 11, 1, dice.pick(arts)(w - 22, h - 22))

/** Prints clipped to a string. */
export const photoString = (x: number, y: number, scale: number): string => {
  const card = (inner: string) => rect(0, 0, 46, 56, '#fffdf6', 1.5) + inner
  return at(
    x,
    y,
    scale,
    stroke('M-12 -12Q84 12 180 -16', '#7a5a36', 1.6),
    turned(0, 0, -3, card(rect(4, 4, 38, 38, '#8db5cc') + path('M4 42l14-18 10 10 6-8 8 16z', '#2f7a5a'))),
    turned(58, 8, 4, card(rect(4, 4, 38, 38, '#f0b55a') + circle(23, 23, 10, '#bd4229'))),
    turned(
      118,
      -4,
      -2,
      card(rect(4, 4, 38, 38, '#d7e6cf') + path('M23 10c10 8 10 20 0 26c-10 -6 -10 -18 0 -26z', '#1d8751')),
    ),
  )
}

export const clock = (x: number, y: number, r: number, rim: string): string =>
  circle(x + 2, y + 4, r, '#14211b', 0.14) +
  circle(x, y, r, rim) +
  circle(x, y, r * 0.82, '#fffdf6') +
  times(12, (i) => turned(x, y, i * 30, rect(-1, -r * 0.76, 2, i % 3 ? 4 : 7, '#546159'))) +
  stroke(
    `M${n(x)} ${n(y)}L${n(x - r * 0.3)} ${n(y - r * 0.34)}M${n(x)} ${n(y)}L${n(x + r * 0.5)} ${n(y - r * 0.22)}`,
    '#25312a',
    3,
  ) +
  circle(x, y, 3, '#bd4229')

/** Oval or round mirror. */
export const mirror = (x: number, y: number, w: number, h: number, wood: Wood): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w / 2 + 7)}" ry="${n(h / 2 + 7)}" fill="${wood.mid}"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(w / 2)}" ry="${n(h / 2)}" fill="#d3e4e6"/>` +
  path(
    `M${n(x - w * 0.36)} ${n(y + h * 0.16)}L${n(x + w * 0.24)} ${n(y - h * 0.36)}l${n(w * 0.12)} ${n(h * 0.1)}L${n(x - w * 0.26)} ${n(y + h * 0.3)}z`,
    '#fff',
    0.6,
  )

const dupatta = (x: number, y: number, fill: string, hem: string): string =>
  at(
    x,
    y,
    1,
    path('M0 0q-10 44 -4 96q10 8 22 0q4 -60 -6 -96z', fill),
    path('M0 0q4 40 2 98q6 3 10 1q2 -60 0 -99z', '#14211b', 0.16),
    path('M-4 84q12 8 22 0l-1 12q-10 6 -20 0z', hem),
  )

const shirt = (x: number, y: number, fill: string): string =>
  at(
    x,
    y,
    1,
    path('M-8 4L8 4L34 18L28 44L20 40V104H-20V40L-28 44L-34 18z', fill),
    path('M-8 4L0 16L8 4L4 104H0V20z', '#14211b', 0.12),
    path('M-8 4l8 12l8 -12l-4 -3h-8z', '#fffdf6', 0.6),
  )

/** A rail of hooks with things hanging on it, 150 wide. */
export const hooks = (
  x: number,
  y: number,
  wood: Wood,
  [cloth, hem, bag, bagDeep]: readonly [string, string, string, string],
  with_: 'bag' | 'shirt',
): string =>
  rect(x, y, 150, 12, wood.light, 2) +
  rect(x, y + 9, 150, 4, wood.deep, 2) +
  stroke(
    times(4, (i) => `M${n(x + 18 + i * 36)} ${n(y + 12)}v8q0 6 6 6`),
    '#46280a',
    4,
  ) +
  dupatta(x + 20, y + 22, cloth, hem) +
  (with_ === 'bag'
    ? at(
        x + 92,
        y + 116,
        1,
        stroke('M-12 -88C-12 -108 12 -108 12 -88', bagDeep, 5),
        rect(-30, -90, 60, 90, bag, 16),
        rect(-22, -48, 44, 38, bagDeep, 8),
        rect(-22, -68, 44, 6, bagDeep, 3),
        stroke('M0 -44v14', '#f2c15a', 3),
      )
    : shirt(x + 98, y + 18, bag))

export const switchboard = (x: number, y: number): string =>
  rect(x, y, 46, 30, '#fffdf6', 3) +
  rect(x, y + 27, 46, 4, '#14211b', 2, 0.14) +
  times(3, (i) => rect(x + 6 + i * 10, y + 7, 7, 14, '#dfe3dc', 1.5)) +
  circle(x + 39, y + 14, 3, '#546159')

/** Split air conditioner. */
export const airCon = (x: number, y: number): string =>
  rect(x + 3, y + 8, 150, 46, '#14211b', 8, 0.1) +
  rect(x, y, 150, 46, '#fffdf6', 8) +
  rect(x, y + 34, 150, 12, '#e2e7e2', 6) +
  rect(x + 12, y + 37, 126, 3, '#8d9a94', 1) +
  circle(x + 136, y + 26, 2.4, '#1d8751')

/** A brass bell, a lamp niche: the small shrine of the house, without any figure. */
export const niche = (x: number, y: number): string =>
  path(`M${n(x - 34)} ${n(y)}V${n(y - 58)}a34 34 0 0 1 68 0V${n(y)}z`, '#8f5000') +
  path(`M${n(x - 27)} ${n(y)}V${n(y - 56)}a27 27 0 0 1 54 0V${n(y)}z`, '#ffda87') +
  at(
    x,
    y - 4,
    1,
    path('M-14 -8H14Q12 2 0 2T-14 -8z', '#c06f00'),
    path('M0 -28q8 12 0 20q-8 -8 0 -20z', '#ec9100'),
    path('M0 -20q4 6 0 11q-4 -5 0 -11z', '#fff6e0'),
  ) +
  rect(x - 42, y, 84, 9, '#6b3c06', 2)

/** Marigold and mango-leaf garland over an opening. */
export const toran = (x: number, y: number, w: number): string => {
  const count = Math.round(w / 23)
  const dip = (f: number) => y + 20 * (1 - (2 * f - 1) ** 2)
  return (
    stroke(`M${n(x)} ${n(y)}Q${n(x + w / 2)} ${n(y + 20)} ${n(x + w)} ${n(y)}`, '#0f6e43', 3) +
    times(count + 1, (i) => {
      const f = i / count
      const [px, py] = [x + w * f, y + (dip(f) - y) * 0.5]
      return i % 2
        ? path(`M${n(px)} ${n(py)}q8 14 0 30q-8 -16 0 -30z`, '#1d8751')
        : circle(px, py + 6, 7.5, '#fbad18') + circle(px, py + 6, 3.4, '#ec9100')
    })
  )
}

/** Warm bulbs on a sagging wire. */
export const bulbs = (x: number, y: number, w: number, sag: number): string => {
  const count = Math.round(w / 30)
  return (
    stroke(`M${n(x)} ${n(y)}Q${n(x + w / 2)} ${n(y + sag * 2)} ${n(x + w)} ${n(y)}`, '#3d2c25', 1.8) +
    times(count, (i) => {
      const f = (i + 0.5) / count
      const py = y + sag * 4 * f * (1 - f) + 7
      return circle(x + w * f, py, 11, '#ffe9a8', 0.3) + circle(x + w * f, py, 5, '#ffe9a8')
    })
  )
}
