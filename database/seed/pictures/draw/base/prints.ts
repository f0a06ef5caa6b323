import type { Print } from './palette.ts'
import { circle, n, path, rect, stroke, times } from './svg.ts'

const tile = (id: string, w: number, h: number, ...children: string[]): string =>
  `<pattern id="${id}" width="${n(w)}" height="${n(h)}" patternUnits="userSpaceOnUse">${children.join('')}</pattern>`

/** Block-printed buti: a drop with a dot, in half-drop repeat. */
const buti = (id: string, s: number, [ground, motif, dot]: Print): string => {
  const drop = (x: number, y: number) =>
    path(
      `M${n(x)} ${n(y)}c${n(s / 6)} ${n(-s / 5)} ${n(s / 6)} ${n(-s / 2.8)} 0 ${n(-s / 2)}c${n(-s / 6)} ${n(s / 7)} ${n(-s / 6)} ${n(s / 3.2)} 0 ${n(s / 2)}z`,
      motif,
    ) + circle(x, y + s * 0.12, s / 16, dot)
  const q = s / 4
  return tile(
    id,
    s,
    s,
    rect(0, 0, s, s, ground),
    drop(q, s * 0.62),
    drop(q * 3, s * 1.1),
    drop(q * 3, s * 0.1),
  )
}

/** Dhurrie stripes: broad, thin, broad. */
const stripes = (id: string, s: number, [ground, motif, dot]: Print): string =>
  tile(
    id,
    s * 2,
    s,
    rect(0, 0, s * 2, s, ground),
    rect(s * 0.2, 0, s * 0.5, s, motif),
    rect(s * 0.86, 0, s * 0.14, s, dot),
    rect(s * 1.2, 0, s * 0.5, s, motif, 0, 0.55),
  )

/** Gamcha checks. */
const checks = (id: string, s: number, [ground, motif, dot]: Print): string =>
  tile(
    id,
    s,
    s,
    rect(0, 0, s, s, ground),
    rect(0, 0, s * 0.4, s, motif, 0, 0.55),
    rect(0, 0, s, s * 0.4, motif, 0, 0.55),
    rect(s * 0.66, 0, s * 0.08, s, dot, 0, 0.8),
    rect(0, s * 0.66, s, s * 0.08, dot, 0, 0.8),
  )

/** Leheriya: running zigzags. */
const waves = (id: string, s: number, [ground, motif, dot]: Print): string =>
  tile(
    id,
    s,
    s,
    rect(0, 0, s, s, ground),
    times(2, (i) =>
      stroke(
        `M${n(-s * 0.1)} ${n(s * (0.2 + i * 0.5))}L${n(s / 2)} ${n(s * (0.45 + i * 0.5))}L${n(s * 1.1)} ${n(s * (0.2 + i * 0.5))}`,
        i ? dot : motif,
        s * 0.11,
      ),
    ),
  )

/** Bandhani rounds. */
const rounds = (id: string, s: number, [ground, motif, dot]: Print): string =>
  tile(
    id,
    s,
    s,
    rect(0, 0, s, s, ground),
    circle(s / 4, s / 4, s * 0.15, motif),
    circle(s / 4, s / 4, s * 0.06, dot),
    circle(s * 0.75, s * 0.75, s * 0.15, motif),
    circle(s * 0.75, s * 0.75, s * 0.06, dot),
  )

const weaves = { buti, stripes, checks, waves, rounds }
export type Weave = keyof typeof weaves

/** Cloth as a pattern definition; fill with `url(#id)`. `size` is the repeat in scene units. */
export const cloth = (id: string, weave: Weave, size: number, print: Print): string =>
  weaves[weave](id, size, print)
