import type { Wood } from '../base/palette.ts'
import { at, boxes, circle, contact, ellipse, n, path, rect, stroke, times } from '../base/svg.ts'
import { dabba, jar } from './storage.ts'

/** Cabinets under a stone slab from x to x + w; the slab's top is at `top`. */
export const counter = (
  x: number,
  w: number,
  top: number,
  foot: number,
  front: Wood,
  stone: string,
  open: number,
): string => {
  const count = Math.round(w / 130)
  const each = w / count
  return (
    rect(x, top + 18, w, foot - top - 18, front.mid) +
    times(count, (i) =>
      i === open
        ? rect(x + i * each + 4, top + 30, each - 8, foot - top - 44, '#46280a')
        : rect(x + i * each + 5, top + 30, each - 10, foot - top - 48, front.light, 2) +
          rect(x + i * each + each / 2 - 16, top + 46, 32, 6, '#f4ead2', 3),
    ) +
    rect(x, foot - 14, w, 14, front.deep) +
    rect(x - 6, top, w + 12, 20, stone, 2) +
    rect(x - 6, top, w + 12, 5, '#fff', 2, 0.16) +
    rect(x, top + 20, w, 9, '#14211b', 0, 0.16)
  )
}

/** The red cooking-gas cylinder. */
export const cylinder = (x: number, y: number, scale: number, fill = '#bd4229'): string =>
  contact(x, y, 40 * scale, 6 * scale) +
  at(
    x,
    y,
    scale,
    rect(-34, -96, 68, 92, fill, 22),
    path('M10 -96q24 0 24 22v48q0 22 -24 22q10 -46 0 -92z', '#14211b', 0.16),
    rect(-28, -6, 56, 8, '#3c4941', 3),
    path('M-20 -96v-16h40v16h-7v-9h-26v9z', fill),
    rect(-5, -108, 10, 12, '#8d9699', 2),
  )

/** Two-burner stove, 170 wide, origin at the middle of its foot. */
export const stove = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    rect(-85, -20, 170, 20, '#aab4b7', 4),
    rect(-85, -20, 170, 6, '#e3e8e9', 3),
    circle(-42, -8, 5, '#25312a'),
    circle(42, -8, 5, '#25312a'),
    rect(-70, -28, 56, 8, '#25312a', 2),
    rect(14, -28, 56, 8, '#25312a', 2),
    path('M-58 -28q4 -8 8 0zM-42 -28q4 -9 8 0zM-28 -28q4 -8 8 0z', '#4e86b9', 0.9),
  )

export const cooker = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    path('M-38 -50H38V-10Q38 0 28 0H-28Q-38 0 -38 -10z', '#b9c1c3'),
    path('M-38 -50H-16V0H-28Q-38 0 -38 -10z', '#fff', 0.4),
    path('M-40 -58Q0 -74 40 -58V-50H-40z', '#8d9699'),
    rect(-4, -82, 8, 16, '#25312a', 3),
    rect(34, -58, 44, 10, '#25312a', 4),
    rect(-52, -40, 14, 8, '#25312a', 3),
  )

export const kadhai = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    path('M-46 -36H46Q40 0 0 0T-46 -36z', '#3c4941'),
    path('M14 -36H46Q40 0 0 0Q14 -14 14 -36z', '#25312a'),
    ellipse(0, -36, 46, 7, '#e9a23b'),
    stroke('M-46 -34q-16 -4 -10 -12M46 -34q16 -4 10 -12', '#25312a', 5),
  )

export const kettle = (x: number, y: number, scale: number, fill: string): string =>
  at(
    x,
    y,
    scale,
    path('M-34 -14Q-34 -50 0 -50T34 -14Q34 0 22 0H-22Q-34 0 -34 -14z', fill),
    path('M30 -30L54 -46L58 -40L36 -12z', fill),
    path('M10 -50Q34 -46 34 -14Q34 0 22 0H8Q22 -22 10 -50z', '#14211b', 0.16),
    stroke('M-24 -46Q0 -84 24 -46', '#25312a', 5),
    circle(0, -54, 5, '#25312a'),
    stroke('M60 -54q6 -10 0 -18t2 -18', '#fff', 4, 0.5),
  )

export const teaPan = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    path('M-30 -36H30L26 0H-26z', '#cfd6d8'),
    path('M-30 -36H-12L-10 0H-26z', '#fff', 0.5),
    rect(28, -34, 50, 8, '#5a371d', 4),
    ellipse(0, -36, 30, 5, '#a8673f'),
    stroke('M-8 -48q8 -10 0 -20t4 -20M10 -48q8 -10 0 -20', '#fff', 4, 0.5),
  )

export const mixer = (x: number, y: number, scale: number, fill: string): string =>
  at(
    x,
    y,
    scale,
    path('M-34 0L-28 -44H28L34 0z', fill),
    path('M6 -44H28L34 0H14z', '#14211b', 0.14),
    circle(0, -20, 9, '#fffdf6'),
    rect(-2, -28, 4, 9, '#25312a'),
    path('M-24 -44L-28 -104H28L24 -44z', '#dfe8e8', 0.95),
    path('M-24 -44L-26 -74H26L24 -44z', '#8fbf6f', 0.8),
    rect(-29, -114, 58, 11, '#25312a', 4),
    stroke('M28 -96q16 2 12 20t-14 16', '#25312a', 5),
  )

/** Shelf of jars and dabbas, `w` wide. */
export const pantry = (x: number, y: number, w: number, wood: Wood, upper: boolean): string => {
  const fills = ['#e9a23b', '#a0321c', '#f4ead2', '#6f9a4d', '#d8644a', '#8f5000']
  const count = Math.floor(w / 42)
  return (
    rect(x, y, w, 10, wood.light, 2) +
    rect(x, y + 7, w, 5, wood.deep, 2) +
    times(count, (i) => {
      const px = x + 24 + i * ((w - 20) / count)
      return upper
        ? jar(px, y, 0.88 + (i % 3) * 0.09, fills[i % 6] ?? '#e9a23b')
        : dabba(px, y, 34 - (i % 3) * 3, 46 - (i % 4) * 6)
    })
  )
}

export const ladles = (x: number, y: number, w: number): string =>
  stroke(`M${n(x)} ${n(y)}h${n(w)}`, '#8d9699', 5) +
  times(5, (i) => {
    const px = x + 16 + i * ((w - 32) / 4)
    const long = 50 + (i % 3) * 9
    return (
      stroke(`M${n(px)} ${n(y)}v${n(long)}`, '#aab4b7', 4) +
      (i % 2
        ? rect(px - 9, y + long - 4, 18, 26, '#b9c1c3', 3)
        : ellipse(px, y + long + 7, 12, 10, '#b9c1c3'))
    )
  })

/** Wall water purifier with a tap. */
export const purifier = (x: number, y: number): string =>
  rect(x + 3, y + 6, 78, 118, '#14211b', 10, 0.12) +
  rect(x, y, 78, 118, '#fffdf6', 10) +
  rect(x + 10, y + 10, 58, 60, '#215284', 6) +
  path(`M${n(x + 39)} ${n(y + 22)}c14 18 14 32 0 36c-14 -4 -14 -18 0 -36z`, '#afcbe5') +
  rect(x + 32, y + 82, 14, 10, '#8d9699', 2) +
  rect(x + 36, y + 90, 6, 10, '#8d9699', 2) +
  circle(x + 16, y + 84, 3, '#1d8751')

export const fruitBowl = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    circle(-22, -28, 15, '#ec9100'),
    circle(4, -34, 17, '#fbad18'),
    circle(26, -26, 14, '#bd4229'),
    path('M-8 -50q20 -20 44 -8q-14 22 -40 20z', '#ffda87'),
    path('M4 -50q6 -8 14 -8', '#0f6e43'),
    path('M-46 -24H46Q38 0 0 0T-46 -24z', '#4e86b9'),
    path('M14 -24H46Q38 0 0 0Q16 -10 14 -24z', '#2f699f'),
  )

/** Board with tomatoes, chillies and a knife. */
export const chopping = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    rect(-56, -8, 112, 8, '#c08a54', 3),
    path('M-50 -8q4 -20 26 -20q20 0 20 20z', '#3f8355'),
    circle(10, -18, 11, '#bd4229'),
    circle(28, -17, 9, '#d8644a'),
    rect(34, -13, 30, 4, '#cfd6d8', 1),
    rect(60, -14, 18, 6, '#46280a', 2),
  )

export const plateRack = (x: number, y: number, w: number): string =>
  stroke(
    `M${n(x)} ${n(y)}v-64h${n(w)}v64M${n(x)} ${n(y - 4)}h${n(w)}M${n(x)} ${n(y - 34)}h${n(w)}`,
    '#8d9699',
    4,
  ) +
  times(
    Math.floor(w / 18),
    (i) =>
      ellipse(x + 12 + i * 18, y - 26, 6, 21, i % 3 === 2 ? '#4e86b9' : '#dfe5e6') +
      ellipse(x + 12 + i * 18, y - 26, 2.5, 17, '#fff', 0.6),
  )

export const sink = (x: number, top: number): string =>
  rect(x, top + 2, 130, 8, '#8d9699', 2) +
  rect(x + 6, top + 4, 118, 12, '#6f7d74', 2) +
  stroke(`M${n(x + 66)} ${n(top)}v-44q0 -16 18 -16t18 14`, '#b9c1c3', 8) +
  rect(x + 52, top - 22, 28, 7, '#b9c1c3', 3)

export const hood = (x: number, y: number): string =>
  path(`M${n(x - 28)} 26h56v${n(y - 66)}h-56z`, '#b9c1c3') +
  path(`M${n(x - 28)} ${n(y - 42)}h56l52 34h-160z`, '#cfd6d8') +
  rect(x - 84, y - 8, 168, 14, '#8d9699', 3) +
  path(
    boxes([
      [x - 40, y - 3, 26, 4],
      [x + 14, y - 3, 26, 4],
    ]),
    '#25312a',
    0.4,
  )
