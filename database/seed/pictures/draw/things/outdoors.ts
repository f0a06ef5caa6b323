import { at, boxes, circle, contact, ellipse, n, path, rect, ring, stroke } from '../base/svg.ts'

/** Washing on a line between two points. */
export const clothesLine = (
  x: number,
  y: number,
  w: number,
  [a, b, c]: readonly [string, string, string],
): string => {
  const sag = (f: number) => y + 26 * 4 * f * (1 - f) * 0.5
  const peg = (px: number, py: number) => rect(px - 2, py - 6, 4, 12, '#ec9100', 1)
  const sheet = (f: number, wide: number, long: number, fill: string) => {
    const [px, py] = [x + w * f, sag(f + wide / w / 2)]
    return (
      path(
        `M${n(px)} ${n(py)}h${n(wide)}q3 ${n(long * 0.5)} -2 ${n(long)}q${n(-wide / 2)} 6 ${n(-wide + 3)} 0q-4 ${n(-long * 0.5)} -1 ${n(-long)}z`,
        fill,
      ) +
      path(
        `M${n(px + wide * 0.7)} ${n(py)}h${n(wide * 0.3)}q3 ${n(long * 0.5)} -2 ${n(long)}h${n(-wide * 0.24)}z`,
        '#14211b',
        0.08,
      ) +
      peg(px + 6, py) +
      peg(px + wide - 6, py)
    )
  }
  const kurta = (f: number, fill: string) => {
    const [px, py] = [x + w * f, sag(f)]
    return (
      at(
        px,
        py,
        1,
        path('M-14 0H14L46 22L38 46L26 40V120H-26V40L-38 46L-46 22z', fill),
        path('M4 0H14L46 22L38 46L26 40V120H8z', '#14211b', 0.1),
        path('M-6 0h12l-6 26z', '#fffdf6', 0.7),
      ) +
      peg(px - 12, py) +
      peg(px + 12, py)
    )
  }
  return (
    stroke(`M${n(x)} ${n(y)}Q${n(x + w / 2)} ${n(y + 26)} ${n(x + w)} ${n(y)}`, '#546159', 2) +
    sheet(0.12, 92, 116, a) +
    kurta(0.46, b) +
    sheet(0.6, 66, 84, c) +
    sheet(0.78, 40, 52, '#fffdf6')
  )
}

/** Cane armchair with a cushion. */
export const caneArmchair = (x: number, y: number, scale: number, cushion: string, deep: string): string =>
  contact(x, y, 84 * scale, 11 * scale) +
  at(
    x,
    y,
    scale,
    stroke('M-58 -60L-66 -2M58 -60L66 -2', '#a67c3a', 9),
    path('M-66 -66V-140Q-66 -216 0 -216T66 -140V-66z', '#c09650'),
    path('M-48 -72V-138Q-48 -196 0 -196T48 -138V-72z', cushion),
    path('M14 -194Q48 -186 48 -138V-72H26Q40 -130 14 -194z', deep, 0.45),
    stroke('M-22 -150Q0 -142 22 -150', '#fbad18', 4),
    rect(-74, -92, 148, 20, '#d9b36a', 9),
    path('M-60 -86Q0 -104 60 -86V-62H-60z', cushion),
    rect(-70, -64, 140, 14, '#a67c3a', 6),
  )

export const bicycle = (x: number, y: number, scale: number, fill: string): string =>
  contact(x, y, 108 * scale, 8 * scale) +
  at(
    x,
    y,
    scale,
    ring(-64, -42, 40, '#25312a', 5),
    ring(64, -42, 40, '#25312a', 5),
    ring(-64, -42, 4, '#8d9699', 4),
    ring(64, -42, 4, '#8d9699', 4),
    stroke('M-64 -42L-28 -104H34L-6 -42zM-28 -104L-6 -42H-64M34 -104L64 -42M34 -104L28 -124H46', fill, 6),
    path('M-50 -118h36q6 0 4 8q-20 6 -40 -2z', '#46280a'),
    stroke('M26 -124q14 -6 24 4', '#25312a', 5),
    circle(-6, -42, 10, '#8d9699'),
    rect(30, -102, 34, 26, '#d9b36a', 3),
  )

export const scooter = (x: number, y: number, scale: number, fill: string): string =>
  contact(x, y + 8, 76 * scale, 8 * scale, 0.3) +
  at(
    x,
    y,
    scale,
    circle(-46, -10, 19, '#2b2f2e'),
    circle(-46, -10, 8, '#aeb6b8'),
    circle(46, -10, 19, '#2b2f2e'),
    circle(46, -10, 8, '#aeb6b8'),
    path(
      'M-66 -16q4 -30 34 -30h30l10 22h26l8 -50h12l14 48q-22 4 -26 26h-66q-4 -14 -18 -14q-16 0 -24 -2z',
      fill,
    ),
    rect(-52, -58, 56, 13, '#2b2f2e', 6),
    stroke('M52 -72l-22 -8', '#2b2f2e', 5),
    circle(58, -58, 6, '#fff1c9'),
  )

/** The three-wheeler of every street. */
export const autoRickshaw = (x: number, y: number, scale: number, body: string, hood: string): string =>
  contact(x, y + 2, 112 * scale, 9 * scale, 0.3) +
  at(
    x,
    y,
    scale,
    path(
      'M-100 -30V-96Q-98 -142 -56 -142H46Q74 -140 88 -92L98 -60Q104 -30 98 -24H-92Q-100 -24 -100 -30z',
      body,
    ),
    path('M-104 -92Q-100 -148 -56 -148H48Q76 -146 90 -92H74Q64 -128 44 -130H-52Q-84 -128 -88 -92z', hood),
    path('M-84 -92Q-80 -124 -52 -126H-22V-66H-84z', '#3c4941'),
    path('M-14 -126H42Q60 -124 70 -88H34L20 -40H-14z', '#afcbe5', 0.75),
    rect(-90, -66, 70, 12, '#802716', 4),
    rect(-100, -52, 198, 7, '#14211b', 0, 0.2),
    circle(92, -48, 7, '#fff1c9'),
    circle(-62, -16, 20, '#2b2f2e'),
    circle(-62, -16, 8, '#aeb6b8'),
    circle(74, -16, 20, '#2b2f2e'),
    circle(74, -16, 8, '#aeb6b8'),
  )

const blossoms: readonly (readonly [number, number])[] = [
  [-84, -236],
  [-62, -262],
  [-70, -204],
  [-44, -300],
  [-34, -244],
  [-22, -214],
  [-12, -282],
  [4, -318],
  [8, -248],
  [26, -292],
  [32, -222],
  [44, -268],
  [62, -298],
  [72, -240],
  [88, -218],
  [56, -200],
]

export const streetTree = (
  x: number,
  y: number,
  scale: number,
  [deep, light]: readonly [string, string],
  bloom?: string,
): string =>
  contact(x, y, 46 * scale, 8 * scale) +
  at(
    x,
    y,
    scale,
    stroke('M0 0C-6 -80 8 -150 -4 -230', '#6b4f35', 16),
    stroke('M0 -120C24 -150 40 -170 52 -190M0 -100C-30 -140 -44 -156 -56 -180', '#6b4f35', 9),
    circle(-4, -250, 72, deep),
    circle(-60, -222, 50, light),
    circle(58, -222, 54, deep),
    circle(-30, -284, 48, light),
    circle(30, -286, 50, deep),
    circle(20, -262, 30, light),
    bloom ? blossoms.map(([bx, by]) => circle(bx, by, 8, bloom)).join('') : '',
  )

export const rooftank = (x: number, y: number, scale: number, fill = '#2b3437'): string =>
  at(
    x,
    y,
    scale,
    rect(-26, -44, 52, 44, fill, 6),
    rect(-26, -34, 52, 3, '#fff', 0, 0.14),
    rect(-26, -20, 52, 3, '#fff', 0, 0.14),
    rect(-18, -54, 36, 12, fill, 5),
  )

export const dish = (x: number, y: number): string =>
  stroke(`M${n(x)} ${n(y)}v-22`, '#546159', 4) +
  ellipse(x + 3, y - 28, 16, 12, '#d9ddd6') +
  stroke(`M${n(x + 3)} ${n(y - 28)}l12 -8`, '#546159', 2)

export const solarHeater = (x: number, y: number): string =>
  path(`M${n(x)} ${n(y)}l26 -40h58l-20 40z`, '#1a4069') + path(boxes([[x + 20, y - 46, 68, 10]]), '#cfd6d8')

/** String of wires across a street. */
export const wires = (y: number): string =>
  stroke(
    `M0 ${n(y)}Q220 ${n(y + 34)} 420 ${n(y + 4)}T800 ${n(y - 8)}M0 ${n(y + 16)}Q240 ${n(y + 56)} 430 ${n(y + 20)}T800 ${n(y + 8)}`,
    '#25312a',
    1.6,
    0.55,
  )
