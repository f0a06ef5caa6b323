import type { Print, Wood } from '../base/palette.ts'
import { cloth, type Weave } from '../base/prints.ts'
import { at, circle, contact, n, path, rect, stroke, times } from '../base/svg.ts'

/** A writing table, 384 wide and 200 high, drawers on the right; origin at its left foot. */
export const desk = (x: number, y: number, w: number, wood: Wood, drawers: boolean): string =>
  contact(x + w / 2, y, w / 2 + 20, 12) +
  at(
    x,
    y,
    1,
    stroke(`M18 -184L14 -4M${n(w - 18)} -184L${n(w - 14)} -4`, wood.deep, 10),
    drawers
      ? rect(w - 118, -182, 96, 96, wood.mid, 2) +
          times(
            2,
            (i) =>
              rect(w - 110, -174 + i * 42, 80, 36, wood.light, 2) +
              rect(w - 80, -160 + i * 42, 20, 5, '#e3c48a', 2),
          )
      : rect(10, -182, w - 20, 26, wood.mid, 2) + rect(w / 2 - 14, -172, 28, 5, '#e3c48a', 2),
    rect(0, -200, w, 17, wood.light, 3),
    rect(0, -188, w, 5, wood.mid, 2),
  )

/** A cane-backed chair seen from behind. */
export const caneChair = (x: number, y: number, scale: number, wood: Wood): string =>
  contact(x, y + 2, 60 * scale, 9 * scale, 0.3) +
  at(
    x,
    y,
    scale,
    stroke('M-40 -84L-48 -2M38 -84L46 -2', wood.deep, 8),
    rect(-50, -98, 98, 18, wood.mid, 6),
    rect(-48, -172, 9, 80, wood.mid, 3),
    rect(37, -172, 9, 80, wood.mid, 3),
    rect(-44, -172, 86, 14, wood.light, 5),
    rect(-38, -154, 74, 44, '#dcc08c', 3),
    stroke(
      'M-38 -143h74M-38 -132h74M-38 -121h74M-24 -154v44M-10 -154v44M4 -154v44M18 -154v44',
      '#b3925a',
      1.6,
    ),
  )

/** The moulded chair of every terrace. */
export const plasticChair = (x: number, y: number, scale: number, fill: string, shade: string): string =>
  contact(x, y + 2, 62 * scale, 9 * scale) +
  at(
    x,
    y,
    scale,
    path('M-46 -84L-56 0h13L-32 -84zM46 -84L56 0H43L32 -84z', shade),
    path('M-30 -88L-34 -10h9L-18 -88zM30 -88L34 -10h-9L18 -88z', shade, 0.8),
    path('M-46 -104Q-52 -186 -34 -192H34Q52 -186 46 -104z', fill),
    path('M-30 -178h12v62h-12zM-7 -178H7v62H-7zM18 -178h12v62H18z', shade, 0.75),
    path('M-58 -108H58Q62 -84 46 -80H-46Q-62 -84 -58 -108z', fill),
    path('M-58 -98Q0 -88 58 -98Q60 -84 46 -80H-46Q-60 -84 -58 -98z', shade),
    rect(-64, -136, 14, 34, fill, 6),
    rect(50, -136, 14, 34, fill, 6),
  )

export const stool = (x: number, y: number, scale: number, wood: Wood): string =>
  contact(x, y + 2, 52 * scale, 8 * scale) +
  at(
    x,
    y,
    scale,
    stroke('M-24 -66L-36 -2M24 -66L36 -2M0 -64V-2', wood.deep, 8),
    rect(-46, -80, 92, 16, wood.light, 5),
    rect(-46, -69, 92, 5, wood.mid, 3),
  )

/** Cane mooda. */
export const mooda = (x: number, y: number, scale: number, seat: string): string =>
  contact(x, y + 2, 54 * scale, 9 * scale) +
  at(
    x,
    y,
    scale,
    path('M-48 -80Q-10 -40 -46 0H46Q10 -40 48 -80z', '#d9b36a'),
    stroke('M-44 -76L38 -4M44 -76L-38 -4M-20 -78L20 -2M20 -78L-20 -2', '#a67c3a', 3),
    rect(-48, -12, 96, 12, '#b98c48', 6),
    rect(-54, -92, 108, 20, seat, 10),
    rect(-54, -82, 108, 6, '#000', 3, 0.12),
  )

export const nightstand = (x: number, y: number, scale: number, wood: Wood): string =>
  contact(x, y, 54 * scale, 7 * scale, 0.22) +
  at(
    x,
    y,
    scale,
    stroke('M-28 -40V-2M28 -40V-2', wood.deep, 7),
    rect(-36, -58, 72, 36, wood.mid, 2),
    rect(-42, -72, 84, 14, wood.light, 3),
    rect(-9, -43, 18, 5, '#e3c48a', 2),
  )

export interface Sofa {
  w: number
  wood: Wood
  fabric: string
  cushions: readonly [Print, string]
  weave: Weave
}
/** A wooden sofa with loose cushions; origin at its left foot. */
export const sofa = (x: number, y: number, { w, wood, fabric, cushions, weave }: Sofa): string => {
  const seats = Math.max(2, Math.round(w / 115))
  const seat = (w - 40) / seats
  return (
    cloth('sofac', weave, 20, cushions[0]) +
    contact(x + w / 2, y, w / 2 + 16, 13) +
    at(
      x,
      y,
      1,
      rect(8, -30, 16, 30, wood.deep, 2),
      rect(w - 24, -30, 16, 30, wood.deep, 2),
      rect(14, -176, w - 28, 120, wood.mid, 12),
      times(
        seats,
        (i) =>
          rect(22 + i * seat, -168, seat - 6, 90, fabric, 12) +
          rect(22 + i * seat, -88, seat - 6, 12, '#25312a', 6, 0.1),
      ),
      rect(4, -76, w - 8, 50, wood.mid, 4),
      rect(4, -34, w - 8, 8, wood.deep, 3),
      times(
        seats,
        (i) =>
          rect(20 + i * seat, -96, seat - 2, 34, fabric, 10) +
          rect(20 + i * seat, -74, seat - 2, 12, '#25312a', 6, 0.12),
      ),
      times(
        2,
        (i) =>
          rect(i * (w - 28), -118, 28, 96, wood.light, 9) + rect(i * (w - 28) + 20, -112, 8, 90, wood.mid, 4),
      ),
      path('M46 -94q-4 -46 38 -46t40 46q-38 8 -78 0z', 'url(#sofac)'),
      path(`M${n(w - 128)} -94q-2 -44 38 -44t42 44q-38 8 -80 0z`, cushions[1]),
    )
  )
}

/** Low diwan with a printed throw and bolsters; origin at its left foot. */
export const diwan = (
  x: number,
  y: number,
  w: number,
  wood: Wood,
  print: Print,
  weave: Weave,
  bolster: string,
): string =>
  cloth('diwan', weave, 22, print) +
  contact(x + w / 2, y, w / 2 + 14, 12) +
  at(
    x,
    y,
    1,
    rect(10, -26, 18, 26, wood.deep, 2),
    rect(w - 28, -26, 18, 26, wood.deep, 2),
    rect(0, -70, w, 48, wood.mid, 4),
    rect(0, -32, w, 10, wood.deep, 4),
    times(Math.floor(w / 60), (i) => rect(18 + i * 60, -58, 40, 20, wood.light, 3)),
    rect(-4, -106, w + 8, 42, 'url(#diwan)', 12),
    path(`M6 -106h${n(w - 12)}q10 0 10 12H-4q0 -12 10 -12z`, '#fff', 0.3),
    rect(8, -148, 84, 42, bolster, 20),
    circle(86, -127, 20, '#25312a', 0.12),
    path(`M${n(w - 190)} -106q0 -50 44 -50t46 50z`, print[3]),
    path(`M${n(w - 116)} -106q2 -60 50 -58t48 58z`, '#fff6e0'),
  )

export const coffeeTable = (x: number, y: number, scale: number, wood: Wood, round: boolean): string =>
  contact(x, y, 104 * scale, 11 * scale) +
  at(
    x,
    y,
    scale,
    stroke('M-62 -42L-74 -4M62 -42L74 -4M-20 -40V-10M20 -40V-10', wood.deep, 9),
    round ? ellipseTop(wood) : rect(-104, -58, 208, 16, wood.light, 3) + rect(-104, -47, 208, 6, wood.mid, 3),
  )

const ellipseTop = (wood: Wood): string =>
  path('M-108 -52a108 13 0 0 0 216 0v8a108 13 0 0 1 -216 0z', wood.mid) +
  `<ellipse cx="0" cy="-52" rx="108" ry="13" fill="${wood.light}"/>`

/** A dhurrie lying on the floor, in perspective. */
export const rug = (
  x: number,
  y: number,
  w: number,
  d: number,
  [ground, stripe, thin, edge]: Print,
  style: 'bands' | 'framed',
): string => {
  const lean = d * 0.55
  const quad = (inset: number): string => {
    const k = inset / d
    return `M${n(x + inset * 1.4 - lean * k)} ${n(y + inset)}L${n(x + w - inset * 1.4 + lean * k)} ${n(y + inset)}L${n(x + w - inset * 1.4 + lean * (1 - k))} ${n(y + d - inset)}L${n(x + inset * 1.4 - lean * (1 - k))} ${n(y + d - inset)}z`
  }
  if (style === 'framed')
    return (
      path(quad(0), edge) +
      path(quad(d * 0.12), ground) +
      path(quad(d * 0.2), stripe) +
      path(quad(d * 0.3), thin) +
      path(quad(d * 0.36), ground)
    )
  const band = (from: number, to: number, fill: string): string => {
    const px = (f: number, top: boolean) => (top ? x + w * f : x - lean + (w + lean * 2) * f)
    return path(
      `M${n(px(from, true))} ${n(y)}H${n(px(to, true))}L${n(px(to, false))} ${n(y + d)}H${n(px(from, false))}z`,
      fill,
    )
  }
  return (
    band(0, 1, ground) +
    [0.06, 0.28, 0.5, 0.72].map((f) => band(f, f + 0.09, stripe) + band(f + 0.125, f + 0.15, thin)).join('') +
    band(0.94, 1, edge)
  )
}

/** A narrow dhurrie running towards the viewer, centred on x, down to the bottom edge. */
export const runner = (x: number, y: number, w: number, [ground, stripe, thin, edge]: Print): string => {
  const half = (py: number) => w / 2 + ((py - y) / (600 - y)) * w * 0.46
  const band = (from: number, to: number, fill: string) =>
    path(
      `M${n(x - half(from))} ${n(from)}H${n(x + half(from))}L${n(x + half(to))} ${n(to)}H${n(x - half(to))}z`,
      fill,
    )
  const bands = times(
    5,
    (i) =>
      band(y + 10 + i * 30, y + 20 + i * 32, i % 2 ? edge : stripe) +
      band(y + 25 + i * 31, y + 28 + i * 31, thin),
  )
  return band(y, 600, ground) + bands
}
