import type { Print, Wood } from '../base/palette.ts'
import { cloth, type Weave } from '../base/prints.ts'
import { at, contact, n, path, rect, stroke, times } from '../base/svg.ts'

export interface Bedding {
  id: string
  weave: Weave
  print: Print
  fold: Print
  wood: Wood
  pillow?: string
}

const fills = (b: Bedding): string =>
  cloth(b.id, b.weave, 24, b.print) + cloth(`${b.id}q`, 'buti', 20, b.fold)

const pillow = (x: number, y: number, fill: string): string =>
  at(
    x,
    y,
    1,
    path('M0 36C-2 8 14 -2 42 0S88 4 90 24S86 50 64 52S2 58 0 36z', fill),
    path('M8 42C28 50 64 50 88 36C86 50 64 53 48 53S10 52 8 42z', '#25312a', 0.14),
  )

const posts = (wood: Wood): string =>
  rect(396, -262, 20, 262, wood.mid, 5) +
  rect(410, -262, 8, 262, wood.deep, 4) +
  path('M396 -258q-6 -18 10 -22t12 20z', wood.mid)

const arch = (wood: Wood): string =>
  path('M384 0V-196Q386 -250 404 -250Q424 -250 424 -196V0z', wood.mid) +
  path('M410 0V-246Q424 -236 424 -196V0z', wood.deep)

const box = (wood: Wood): string =>
  rect(398, -188, 22, 188, wood.mid, 4) + rect(414, -188, 6, 188, wood.deep, 3)

const boards = { posts, arch, box }
export type Board = keyof typeof boards

/** A cot seen from its long side, foot on the left, 420 long; origin at the floor under the foot. */
export const sideBed = (
  x: number,
  y: number,
  scale: number,
  b: Bedding,
  board: Board = 'posts',
  cover: 'draped' | 'folded' = 'draped',
): string => {
  const quilt =
    cover === 'draped'
      ? path(
          'M26 -112C124 -118 214 -116 294 -112Q308 -110 308 -100V-20Q274 -12 242 -20T174 -18T104 -20T26 -20Q16 -40 16 -70T26 -112z',
          `url(#${b.id})`,
        ) +
        path(
          'M26 -112C124 -118 214 -116 294 -112Q308 -110 308 -100V-88C214 -96 114 -96 18 -88Q18 -102 26 -112z',
          '#fff',
          0.32,
        ) +
        path(
          'M18 -32Q64 -26 104 -32T174 -30T242 -32T308 -36V-20Q274 -12 242 -20T174 -18T104 -20T26 -20Q20 -24 18 -32z',
          b.print[3],
        )
      : path('M18 -108H396V-70Q300 -64 18 -70z', `url(#${b.id})`) + path('M18 -108H396V-98H18z', '#fff', 0.3)
  return (
    fills(b) +
    contact(x + 210 * scale, y, 232 * scale, 15) +
    at(
      x,
      y,
      scale,
      boards[board](b.wood),
      rect(4, -62, 16, 64, b.wood.mid, 3),
      rect(0, -144, 18, 120, b.wood.mid, 5),
      rect(10, -64, 390, 22, b.wood.mid, 3),
      rect(10, -46, 390, 5, b.wood.deep, 2),
      rect(384, -44, 14, 44, b.wood.deep, 2),
      rect(10, -104, 390, 46, '#fbf6ea', 14),
      quilt,
      path('M38 -120Q34 -136 52 -138H140Q154 -136 152 -118L150 -110H38z', `url(#${b.id}q)`),
      path('M38 -126h114v5H38z', '#14211b', 0.22),
      pillow(304, -152, b.pillow ?? '#fffdf7'),
      board === 'box' ? '' : pillow(308, -180, b.pillow ?? '#fffdf7'),
    )
  )
}

const slats = (wood: Wood, w: number): string =>
  rect(0, -330, w, 130, wood.mid, 10) +
  rect(12, -318, w - 24, 96, wood.light, 6) +
  times(Math.round(w / 27) - 1, (i) => rect(24 + i * 27, -312, 8, 92, wood.deep, 3))
const cane = (wood: Wood, w: number): string =>
  path(`M0 -200V-290Q0 -344 ${n(w / 2)} -344T${n(w)} -290V-200z`, wood.mid) +
  path(`M14 -210V-284Q14 -330 ${n(w / 2)} -330T${n(w - 14)} -284V-210z`, '#dcc08c') +
  stroke(
    times(Math.round(w / 14) - 2, (i) => `M${n(24 + i * 14)} -212V-300`) +
      times(6, (i) => `M18 ${n(-290 + i * 15)}H${n(w - 18)}`),
    '#b3925a',
    1.5,
  )
const padded = (wood: Wood, w: number, cushion: string): string =>
  rect(-4, -326, w + 8, 128, wood.deep, 12) +
  times(3, (i) => rect(6 + (i * (w - 8)) / 3, -318, (w - 8) / 3 - 6, 104, cushion, 12))

export type Head = 'slats' | 'cane' | 'padded'

/** A bed seen from its foot, `w` wide at the headboard; origin at the floor under the middle of the foot. */
export const frontBed = (x: number, y: number, w: number, b: Bedding, head: Head): string => {
  const half = w / 2
  const foot = half + 37
  const board =
    head === 'slats' ? slats(b.wood, w) : head === 'cane' ? cane(b.wood, w) : padded(b.wood, w, b.fold[0])
  const waves = Math.round(foot / 22)
  const step = (foot * 2) / waves
  const hem = times(
    waves,
    (i) => `Q${n(-foot + step * (i + 0.5))} ${i % 2 ? -30 : -42} ${n(-foot + step * (i + 1))} -36`,
  )
  const pillows = w > 220 ? [-w * 0.25, w * 0.25] : [0]
  const wide = w > 220 ? w * 0.4 : w * 0.76
  return (
    fills(b) +
    path(
      `M${n(x - foot + 10)} ${n(y - 6)}H${n(x + foot - 4)}L${n(x + foot - 24)} ${n(y + 12)}H${n(x - foot - 8)}z`,
      '#2a1c10',
      0.24,
    ) +
    at(
      x,
      y,
      1,
      at(-half, 0, 1, board),
      path(`M${n(-half + 2)} -222H${n(half - 2)}L${n(foot - 2)} -66H${n(-foot + 2)}z`, '#fbf5e6'),
      rect(-foot + 2, -66, foot * 2 - 4, 34, '#e6dbc3'),
      rect(-foot + 2, -42, foot * 2 - 4, 14, b.wood.deep),
      rect(-foot + 8, -34, 14, 34, b.wood.deep),
      rect(foot - 22, -34, 14, 34, b.wood.deep),
      path(`M${n(-half - 6)} -180H${n(half + 6)}L${n(foot)} -66V-36H${n(-foot)}V-66z`, `url(#${b.id})`),
      path(`M${n(-half - 6)} -180H${n(half + 6)}L${n(half + 10)} -164H${n(-half - 10)}z`, '#fff', 0.4),
      path(`M${n(-foot)} -48H${n(foot)}V-36H${n(-foot)}z`, b.print[3]),
      path(`M${n(-foot)} -36${hem}z`, b.print[3]),
      ...pillows.map((px) =>
        at(
          px,
          -226,
          1,
          path(
            `M${n(-wide / 2)} 0q-6 30 4 40q${n(wide / 2 - 4)} 9 ${n(wide - 8)} 0q8 -14 4 -40q${n(-wide / 2)} -11 ${n(-wide)} 0z`,
            b.pillow ?? '#fffdf7',
          ),
          path(
            `M${n(-wide / 2 + 1)} 30q${n(wide / 2)} 10 ${n(wide - 2)} 0q-1 6 -4 10q${n(-wide / 2)} 8 ${n(-wide + 8)} 0z`,
            '#25312a',
            0.13,
          ),
        ),
      ),
    )
  )
}

/** A cotton mattress on the floor with bolsters, seen from its long side; origin at its left foot. */
export const floorBed = (x: number, y: number, w: number, b: Bedding): string =>
  fills(b) +
  contact(x + w / 2, y, w / 2 + 16, 11) +
  at(
    x,
    y,
    1,
    rect(0, -52, w, 52, `url(#${b.id})`, 14),
    path(`M10 -52h${n(w - 20)}q10 0 10 12H0q0 -12 10 -12z`, '#fff', 0.3),
    rect(0, -12, w, 12, b.print[3], 6),
    path(`M30 -52q-2 -40 34 -42h60q34 4 30 42z`, `url(#${b.id}q)`),
    path(`M${n(w - 150)} -52q0 -46 44 -48t54 48z`, '#fffdf7'),
    path(`M${n(w - 92)} -52q0 -34 34 -36t42 36z`, b.fold[2]),
  )

/** The woven string cot. */
export const charpai = (x: number, y: number, w: number, b: Bedding): string =>
  fills(b) +
  contact(x + w / 2, y, w / 2 + 16, 11) +
  at(
    x,
    y,
    1,
    times(
      2,
      (i) =>
        rect(i * (w - 18), -112, 18, 112, b.wood.mid, 6) +
        rect(i * (w - 18) + 12, -112, 6, 112, b.wood.deep, 3),
    ),
    rect(6, -84, w - 12, 14, b.wood.light, 6),
    rect(14, -72, w - 28, 15, '#e8d7ae'),
    stroke(
      times(Math.round(w / 14) - 2, (i) => `M${n(16 + i * 14)} -72l12 14M${n(28 + i * 14)} -72l-12 14`),
      '#b3925a',
      1.6,
    ),
    path(`M20 -84Q${n(w / 2)} -92 ${n(w - 20)} -84V-100Q${n(w / 2)} -112 20 -100z`, `url(#${b.id})`),
    path(
      `M60 -102Q${n(w / 2)} -108 ${n(w * 0.62)} -104V-44q-40 9 -80 0t-84 2q-20 3 -26 -4z`,
      `url(#${b.id}q)`,
    ),
    path(`M${n(w - 116)} -102q0 -34 44 -34t46 30q0 8 -12 8z`, '#fffdf7'),
  )
