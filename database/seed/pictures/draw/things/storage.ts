import type { Dice } from '../base/dice.ts'
import type { Wood } from '../base/palette.ts'
import { at, circle, contact, ellipse, n, path, rect, stroke, times } from '../base/svg.ts'

export type Steel = readonly [string, string]
export const steels: readonly [Steel, ...Steel[]] = [
  ['#8f9f96', '#7d8f86'],
  ['#7f9db5', '#66869f'],
  ['#b7a68a', '#9c8b70'],
]

/** Steel almirah, 150 wide; origin at its left foot. */
export const almirah = (x: number, y: number, h: number, tone: Steel, mirror: boolean): string =>
  contact(x + 76, y + 2, 88, 9) +
  at(
    x,
    y,
    1,
    rect(6, -10, 14, 12, '#3c4941'),
    rect(130, -10, 14, 12, '#3c4941'),
    rect(0, -h, 150, h - 6, tone[0], 5),
    rect(0, -h, 150, 14, '#fff', 5, 0.16),
    rect(74, -h + 14, 2.4, h - 24, '#25312a', 0, 0.35),
    rect(110, -h + 12, 40, h - 20, tone[1], 3, 0.5),
    mirror
      ? rect(14, -h + 34, 48, h * 0.5, '#dfecea', 4) +
          path(`M14 ${n(-h + 34 + h * 0.3)}L62 ${n(-h + 44)}v26L14 ${n(-h + 66 + h * 0.3)}z`, '#fff', 0.6)
      : rect(14, -h + 34, 48, h * 0.34, '#fff', 3, 0.12) +
          rect(14, -h + 50 + h * 0.36, 48, h * 0.34, '#fff', 3, 0.12),
    rect(84, -h * 0.56, 8, 40, '#e3e8e9', 4),
    path(`M88 ${n(-h * 0.5)}h20v5H88z`, '#e3e8e9'),
  )

/** A wooden wardrobe with two doors and a drawer. */
export const wardrobe = (x: number, y: number, w: number, h: number, wood: Wood): string =>
  contact(x + w / 2, y + 2, w / 2 + 12, 9) +
  at(
    x,
    y,
    1,
    rect(-5, -h - 8, w + 10, 14, wood.deep, 3),
    rect(0, -h, w, h, wood.mid, 2),
    times(
      2,
      (i) =>
        rect(10 + (i * (w - 8)) / 2, -h + 18, w / 2 - 16, h - 92, wood.light, 3) +
        rect(20 + (i * (w - 8)) / 2, -h + 30, w / 2 - 36, h - 116, wood.mid, 2, 0.5),
    ),
    rect(10, -64, w - 20, 50, wood.light, 3),
    circle(w / 2 - 9, -h * 0.5, 4, '#e3c48a'),
    circle(w / 2 + 9, -h * 0.5, 4, '#e3c48a'),
    rect(w / 2 - 14, -42, 28, 5, '#e3c48a', 2),
    rect(0, -8, w, 8, wood.deep),
  )

export const suitcase = (x: number, y: number, scale: number, fill: string): string =>
  at(
    x,
    y,
    scale,
    stroke('M-18 -58v-10q0 -6 6 -6h24q6 0 6 6v10', '#25312a', 5, 0.7),
    rect(-54, -58, 108, 58, fill, 9),
    rect(-34, -58, 7, 58, '#14211b', 0, 0.2),
    rect(27, -58, 7, 58, '#14211b', 0, 0.2),
    rect(-54, -12, 108, 12, '#14211b', 6, 0.14),
  )

const covers = [
  '#bd4229',
  '#1f4f79',
  '#e9a23b',
  '#0f6e43',
  '#f4ead2',
  '#4e86b9',
  '#802716',
  '#8fbf9f',
] as const

/** Upright books on a base line, `count` of them, growing rightwards from x. */
export const bookRow = (x: number, y: number, count: number, dice: Dice): string => {
  let left = x
  return times(count, (i) => {
    const [w, h] = [dice.between(10, 17), dice.between(36, 54)]
    const fill = covers[Math.floor(dice.roll() * covers.length)] ?? covers[0]
    const lean = i === count - 1 && dice.chance(0.6)
    const book = lean
      ? `<g transform="translate(${n(left + 3)} ${n(y)}) rotate(10)">${rect(0, -h, w, h, fill, 1.5)}</g>`
      : rect(left, y - h, w, h, fill, 1.5) + rect(left, y - h + 7, w, 4, '#fff', 0, 0.45)
    left += w + 1
    return book
  })
}

/** Books lying flat, widest below. */
export const bookPile = (x: number, y: number, scale: number, dice: Dice): string => {
  const colours = [dice.pick(covers), dice.pick(covers), dice.pick(covers)]
  return at(
    x,
    y,
    scale,
    ...colours.map(
      (fill, i) =>
        rect(-34 + i * 3, -11 * (i + 1), 68 - i * 8, 11, fill, 2) +
        rect(-34 + i * 3, -11 * (i + 1) + 3, 18, 3, '#fff', 0, 0.5),
    ),
  )
}

export const plank = (x: number, y: number, w: number, wood: Wood): string =>
  rect(x, y, w, 11, wood.light, 2) +
  rect(x, y + 8, w, 4, wood.deep, 2) +
  path(`M${n(x + 20)} ${n(y + 12)}v20l14 -20zM${n(x + w - 20)} ${n(y + 12)}v20l-14 -20z`, wood.deep)

/** An open bookcase standing on the floor. */
export const bookcase = (x: number, y: number, w: number, h: number, wood: Wood, dice: Dice): string => {
  const rows = Math.round(h / 78)
  const rise = (h - 14) / rows
  const shelf = (r: number) => {
    const foot = -8 - r * rise
    const count = Math.floor((w - 50) / 15)
    return (
      rect(8, foot - rise + 8, w - 16, rise - 8, wood.deep, 0, 0.55) +
      bookRow(16, foot, Math.max(3, count - (r % 2) * 3), dice) +
      (r % 2 ? jar(w - 34, foot, 0.8, '#d8644a') : '') +
      rect(4, foot, w - 8, 8, wood.light)
    )
  }
  return (
    contact(x + w / 2, y + 2, w / 2 + 10, 8) +
    at(x, y, 1, rect(0, -h, w, h, wood.mid, 3), times(rows, shelf), rect(0, -h, w, 10, wood.light, 3))
  )
}

/** Kitchen or pickle jar with a lid. */
export const jar = (x: number, y: number, scale: number, fill: string): string =>
  at(
    x,
    y,
    scale,
    rect(-15, -40, 30, 40, fill, 4, 0.95),
    rect(-15, -40, 9, 40, '#fff', 4, 0.35),
    rect(-13, -49, 26, 10, '#3c4941', 3),
  )

/** Steel dabba. */
export const dabba = (x: number, y: number, w: number, h: number): string =>
  at(
    x,
    y,
    1,
    rect(-w / 2, -h, w, h, '#cfd6d8', 3),
    rect(-w / 2 + 3, -h, w * 0.2, h, '#fff', 2, 0.6),
    rect(-w / 2 - 1, -h - 4, w + 2, 8, '#aab4b7', 3),
    circle(0, -h - 6, 3, '#8d9699'),
  )

/** Shoe rack with pairs. */
export const shoeRack = (x: number, y: number, w: number, wood: Wood): string =>
  contact(x + w / 2, y + 1, w / 2 + 8, 7) +
  at(
    x,
    y,
    1,
    rect(0, -92, 7, 92, wood.deep),
    rect(w - 7, -92, 7, 92, wood.deep),
    rect(-4, -98, w + 8, 9, wood.light, 2),
    rect(0, -56, w, 6, wood.mid),
    rect(0, -18, w, 6, wood.mid),
    path('M14 -56q2 -14 14 -14q4 8 20 8q8 2 8 6zM54 -56q2 -14 14 -14q4 8 20 8q8 2 8 6z', '#235789'),
    path('M16 -18q2 -14 14 -14q4 8 20 8q8 2 8 6zM58 -18q2 -14 14 -14q4 8 20 8q8 2 8 6z', '#bd4229'),
  )

/** Two-door fridge with magnets. */
export const fridge = (x: number, y: number, h: number, fill: string): string =>
  contact(x + 62, y + 2, 74, 8) +
  at(
    x,
    y,
    1,
    rect(0, -h, 124, h - 4, fill, 8),
    rect(96, -h, 28, h - 4, '#14211b', 8, 0.12),
    rect(0, -h * 0.66, 124, 4, '#14211b', 0, 0.28),
    rect(12, -h * 0.66 + 18, 7, 54, '#e3e8e9', 3),
    rect(12, -h * 0.66 - 54, 7, 40, '#e3e8e9', 3),
    circle(66, -h * 0.84, 7, '#fbad18'),
    rect(80, -h * 0.88, 16, 18, '#f4ead2', 2),
    path(`M44 ${n(-h * 0.78)}l9 -14l9 14z`, '#bd4229'),
  )

/** The 20-litre water jar. */
export const waterJar = (x: number, y: number, scale: number): string =>
  contact(x, y + 1, 38 * scale, 7 * scale, 0.2) +
  at(
    x,
    y,
    scale,
    path('M-32 -70q0 -14 12 -18l6 -6v-12h28v12l6 6q12 4 12 18v62q0 8 -8 8h-48q-8 0 -8 -8z', '#8ecbe6', 0.92),
    rect(-13, -118, 26, 14, '#2f699f', 3),
    rect(-32, -54, 64, 4, '#5fa9cc', 0, 0.6),
    rect(-32, -34, 64, 4, '#5fa9cc', 0, 0.6),
    stroke('M-24 -76v60', '#fff', 5, 0.55),
  )

/** Clay matka on a stand, with its steel tumbler. */
export const matka = (x: number, y: number, scale: number): string =>
  contact(x, y + 1, 44 * scale, 7 * scale) +
  at(
    x,
    y,
    scale,
    stroke('M-26 -34L-34 0M26 -34L34 0M-30 -16H30', '#5a371d', 6),
    path(
      'M-16 -104H16Q20 -96 14 -92Q44 -84 44 -56Q42 -28 0 -26Q-42 -28 -44 -56Q-44 -84 -14 -92Q-20 -96 -16 -104z',
      '#b8573a',
    ),
    path('M14 -92Q44 -84 44 -56Q42 -28 0 -26Q30 -36 30 -62Q28 -82 14 -92z', '#93402a'),
    ellipse(0, -104, 18, 5, '#93402a'),
    stroke('M-38 -66Q0 -54 38 -66', '#f3e4c3', 3, 0.8),
    rect(-10, -122, 20, 16, '#cfd6d8', 2),
  )

/** What stands on two planks 86 apart: books above, jars and a keepsake below. */
export const trailingBooks = (x: number, y: number, dice: Dice): string =>
  bookRow(x, y, 7, dice) +
  jar(x + 136, y, 0.8, '#4e86b9') +
  bookRow(x + 70, y + 86, 5, dice) +
  dabba(x + 30, y + 86, 34, 30)
