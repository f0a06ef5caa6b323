import { at, circle, contact, n, path, rect, stroke, times, turned } from '../base/svg.ts'

export interface Pot {
  body: string
  rim?: string
}
export const terracotta: Pot = { body: '#b8573a' }
export const indigoPot: Pot = { body: '#235789' }
export const whitePot: Pot = { body: '#f3ecdc', rim: '#e3d8be' }

const pot = ({ body, rim }: Pot, w: number, h: number): string =>
  path(`M${n(-w / 2)} ${n(-h)}H${n(w / 2)}L${n(w * 0.38)} 0H${n(-w * 0.38)}z`, body) +
  path(`M${n(-w / 2)} ${n(-h)}h${n(w * 0.42)}L${n(-w * 0.1)} 0H${n(-w * 0.38)}z`, '#000', 0.07) +
  rect(-w / 2 - 5, -h - 12, w + 10, 16, rim ?? body, 4) +
  rect(-w / 2 - 5, -h, w + 10, 4, '#000', 0, 0.12)

const blade = (length: number, turn: number, fill: string): string => {
  const w = length * 0.34
  return turned(
    0,
    0,
    turn,
    path(
      `M0 0C${n(w)} ${n(-length * 0.25)} ${n(w)} ${n(-length * 0.75)} 0 ${n(-length)}C${n(-w)} ${n(-length * 0.75)} ${n(-w)} ${n(-length * 0.25)} 0 0z`,
      fill,
    ),
    stroke(`M0 -4V${n(-length * 0.86)}`, '#fff', 1.6, 0.18),
  )
}

const tones = ['#2f6b45', '#3f8355', '#25583a', '#4f9a62'] as const
const tone = (i: number): string => tones[i % 4] ?? tones[0]

const rubberLeaves: readonly (readonly [number, number, number, number])[] = [
  [0, -206, 78, -8],
  [0, -206, 70, 42],
  [0, -206, 72, -52],
  [2, -160, 74, 64],
  [2, -160, 78, -70],
  [34, -140, 66, 30],
  [34, -140, 62, 76],
  [0, -112, 76, -58],
  [0, -112, 60, 98],
  [0, -80, 72, -96],
  [0, -80, 54, 70],
]

/** A rubber plant as tall as a child. */
export const rubberPlant = (x: number, y: number, scale: number, p: Pot): string =>
  contact(x, y + 2, 62 * scale, 10 * scale) +
  at(
    x,
    y,
    scale,
    stroke('M0 -56C-2 -110 4 -160 0 -212M0 -70C14 -100 26 -120 34 -140', '#5a4a34', 5),
    ...rubberLeaves.map(([lx, ly, l, t], i) => at(lx, ly, 1, blade(l, t, tone(i)))),
    pot(p, 88, 62),
  )

/** Snake plant: upright banded blades. */
export const snakePlant = (x: number, y: number, scale: number, p: Pot): string =>
  contact(x, y + 2, 40 * scale, 7 * scale) +
  at(
    x,
    y,
    scale,
    ...[-26, -14, -4, 8, 20, 30].map((t, i) => {
      const l = 104 + ((i * 37) % 50)
      return turned(
        t * 0.5,
        -44,
        t * 0.7,
        path(
          `M-8 0C-12 ${n(-l * 0.6)} -6 ${n(-l * 0.9)} 0 ${n(-l)}C6 ${n(-l * 0.9)} 12 ${n(-l * 0.6)} 8 0z`,
          tone(i),
        ),
        path(
          `M-8 0C-12 ${n(-l * 0.6)} -6 ${n(-l * 0.9)} 0 ${n(-l)}C-5 ${n(-l * 0.7)} -6 ${n(-l * 0.4)} -5 0z`,
          '#d8d98a',
          0.75,
        ),
      )
    }),
    pot(p, 62, 48),
  )

/** Areca palm: many arching fronds. */
export const areca = (x: number, y: number, scale: number, p: Pot): string =>
  contact(x, y + 2, 52 * scale, 9 * scale) +
  at(
    x,
    y,
    scale,
    ...[-62, -40, -22, -6, 10, 28, 46, 66].map((t, i) =>
      turned(
        0,
        -54,
        t,
        stroke(`M0 0Q${n(t * 0.1)} -80 ${n(t * 0.5)} ${-150 - (i % 3) * 18}`, tone(i), 4),
        path(
          times(7, (k) => {
            const f = 0.3 + k * 0.1
            const [px, py] = [t * 0.5 * f * f, -(150 + (i % 3) * 18) * f]
            return `M${n(px)} ${n(py)}q16 -20 32 -12q-14 2 -32 12zM${n(px)} ${n(py)}q-16 -20 -32 -12q14 2 32 12z`
          }),
          tone(i + 1),
        ),
      ),
    ),
    pot(p, 76, 56),
  )

/** A small leafy pot for sills, shelves and railings. */
export const potLet = (x: number, y: number, scale: number, p: Pot): string =>
  at(
    x,
    y,
    scale,
    ...[-50, -24, 6, 34, 58].map((t, i) => at(0, -46, 1, blade(66, t, tone(i)))),
    pot(p, 50, 46),
  )

/** Flowering pot: marigold or bougainvillea heads over leaves. */
export const flowerPot = (x: number, y: number, scale: number, p: Pot, bloom: string): string =>
  at(
    x,
    y,
    scale,
    ...[-48, -22, 4, 28, 52].map((t, i) => at(0, -46, 1, blade(52, t, tone(i)))),
    ...[
      [-34, -84],
      [-10, -102],
      [16, -96],
      [36, -78],
      [2, -76],
    ].map(([fx = 0, fy = 0]) => circle(fx, fy, 11, bloom) + circle(fx, fy, 5, '#fff6e0', 0.55)),
    pot(p, 50, 46),
  )

/** Money plant trailing from a hanging bowl or a shelf; `drop` is the length of its longest vine. */
const trailing = (x: number, y: number, scale: number, drop: number, bowl: string): string => {
  const vine = (vx: number, l: number, lean: number) =>
    stroke(`M${n(vx)} -8q${n(lean)} ${n(l * 0.5)} 0 ${n(l)}`, '#3f8355', 2.4) +
    times(Math.max(2, Math.floor(l / 15)), (i) => {
      const f = (i + 1) / Math.floor(l / 15 + 1)
      const px = vx + 2 * lean * f * (1 - f) + (i % 2 ? 6 : -6)
      return path(`M${n(px)} ${n(-8 + l * f)}c9 -3 12 6 1 13c-11 -6 -10 -15 -1 -13z`, tone(i))
    })
  return at(
    x,
    y,
    scale,
    vine(-20, drop * 0.7, -14),
    vine(0, drop, 8),
    vine(20, drop * 0.82, 16),
    path('M-30 -26H30L20 0H-20z', bowl),
    ...[-50, -20, 14, 46].map((t, i) => at(0, -24, 1, blade(34, t, tone(i)))),
  )
}

export const hangingPlant = (x: number, y: number, scale: number, drop: number, bowl: string): string =>
  stroke(
    `M${n(x - 26 * scale)} ${n(y - 26 * scale)}L${n(x)} ${n(y - 120 * scale)}L${n(x + 26 * scale)} ${n(y - 26 * scale)}`,
    '#8a7660',
    2,
  ) + trailing(x, y, scale, drop, bowl)

/** The tulsi vrindavan of the balcony. */
export const tulsi = (x: number, y: number, scale: number): string =>
  contact(x, y + 1, 52 * scale, 8 * scale) +
  at(
    x,
    y,
    scale,
    stroke('M0 -92C-4 -130 2 -150 0 -176M0 -110q22 -18 30 -40M0 -116q-22 -16 -32 -38', '#5a4a34', 4),
    ...[
      [0, -180],
      [18, -164],
      [-20, -160],
      [34, -150],
      [-36, -146],
      [8, -146],
      [-8, -132],
      [22, -132],
      [-24, -126],
    ].map(([lx = 0, ly = 0], i) => circle(lx, ly, 14, tone(i))),
    rect(-46, -14, 92, 14, '#d9c9a3', 2),
    rect(-36, -82, 72, 70, '#f6ead0', 2),
    rect(-46, -94, 92, 16, '#e9d9b4', 3),
    path('M-16 -20v-22a16 16 0 0 1 32 0v22z', '#bd4229'),
    circle(0, -38, 6, '#fbad18'),
  )
