import type { Look } from '../base/look.ts'
import type { Wood } from '../base/palette.ts'
import { at, circle, n, path, rect, ring, stroke, times } from '../base/svg.ts'
import { view } from '../base/view.ts'

export type Grille = 'rings' | 'diamonds' | 'rails' | 'arches'
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const bars = ({ x, y, w, h }: Box, gap: number): string => {
  const count = Math.round(w / gap)
  return times(count - 1, (i) => rect(x + ((i + 1) * w) / count - 1.4, y, 2.8, h, '#40554b'))
}

const grilles: Record<Grille, (box: Box) => string> = {
  rings: (box) => {
    const count = Math.round(box.w / 30)
    const step = box.w / count
    return (
      bars(box, 30) +
      rect(box.x, box.y + box.h * 0.3 - 1.5, box.w, 3, '#40554b') +
      rect(box.x, box.y + box.h * 0.72, box.w, 3, '#40554b') +
      times(count, (i) => ring(box.x + step * (i + 0.5), box.y + box.h * 0.3, 10, '#40554b', 2.2))
    )
  },
  diamonds: ({ x, y, w, h }) => {
    const count = Math.round(w / 44)
    const step = w / count
    const rows = Math.round(h / 62)
    const rise = h / rows
    return stroke(
      times(count * rows, (k) => {
        const [i, r] = [k % count, Math.floor(k / count)]
        return `M${n(x + step * (i + 0.5))} ${n(y + rise * r)}l${n(step / 2)} ${n(rise / 2)}l${n(-step / 2)} ${n(rise / 2)}l${n(-step / 2)} ${n(-rise / 2)}z`
      }),
      '#40554b',
      2.4,
    )
  },
  rails: ({ x, y, w, h }) => times(5, (i) => rect(x, y + (h * (i + 1)) / 6, w, 2.8, '#5b6b66')),
  arches: (box) => {
    const count = Math.round(box.w / 34)
    const step = box.w / count
    return (
      bars(box, step) +
      rect(box.x, box.y + box.h * 0.62, box.w, 3, '#40554b') +
      stroke(
        times(
          count,
          (i) =>
            `M${n(box.x + step * i)} ${n(box.y + box.h * 0.24)}a${n(step / 2)} ${n(step / 2)} 0 0 1 ${n(step)} 0`,
        ),
        '#40554b',
        2.4,
      )
    )
  },
}

/** A framed window with a grille, the world behind it and a sill. */
export const grilleWindow = (
  id: string,
  box: Box,
  look: Look,
  grille: Grille,
  frame: Wood = look.frame,
): string => {
  const { x, y, w, h } = box
  return (
    view(id, x, y, w, h, look) +
    grilles[grille](box) +
    `<path d="M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z" fill="none" stroke="${frame.mid}" stroke-width="12"/>` +
    rect(x + w / 2 - 5, y, 10, h, frame.mid) +
    rect(x - 18, y + h, w + 36, 13, frame.light, 2) +
    rect(x - 18, y + h + 11, w + 36, 5, frame.deep, 2)
  )
}

const leafOf = (h: number, wood: Wood): string =>
  path(`M0 0L54 -10V${n(h + 20)}L0 ${n(h + 8)}z`, wood.mid) +
  `<g transform="skewY(-10.5)">${times(9, (i) => rect(7, 14 + (i * (h - 40)) / 8, 40, 4, wood.deep, 1.5))}</g>`

/** Louvred shutters folded back on both sides of a window. */
export const shutters = ({ x, y, w, h }: Box, wood: Wood): string =>
  `<g transform="translate(${n(x - 6)} ${n(y - 4)}) scale(-1 1)">${leafOf(h, wood)}</g>` +
  at(x + w + 6, y - 4, 1, leafOf(h, wood))

const drape = (h: number, fill: string, fold: string, drop: string): string =>
  path(
    `M-16 0H26C20 ${n(h * 0.3)} 34 ${n(h * 0.62)} 16 ${n(h)}q-16 8 -38 2C-18 ${n(h * 0.6)} -24 ${n(h * 0.3)} -16 0z`,
    fill,
  ) +
  stroke(`M-6 0q-4 ${n(h * 0.5)} 0 ${n(h - 4)}M10 0q6 ${n(h * 0.5)} -2 ${n(h - 2)}`, fold, 2.5, 0.7) +
  path(`M-22 ${n(h - 8)}q18 6 38 0v8q-18 6 -38 2z`, drop)

/** A rod and two drapes that leave most of the window free. */
export const curtains = ({ x, y, w, h }: Box, fill: string, fold: string, hem: string, rod: Wood): string => {
  const drop = h + 44
  return (
    stroke(`M${n(x - 38)} ${n(y - 22)}h${n(w + 76)}`, rod.mid, 6) +
    circle(x - 40, y - 22, 7, rod.mid) +
    circle(x + w + 40, y - 22, 7, rod.mid) +
    at(x - 14, y - 20, 1, drape(drop, fill, fold, hem)) +
    `<g transform="translate(${n(x + w + 14)} ${n(y - 20)}) scale(-1 1)">${drape(drop, fill, fold, hem)}</g>`
  )
}

const panel = (h: number, wood: Wood): string =>
  path(`M0 0L64 -14V${n(h + 18)}L0 ${n(h)}z`, wood.mid) +
  path(
    `M10 14L54 5V${n(h * 0.44)}L10 ${n(h * 0.455)}zM10 ${n(h * 0.52)}L54 ${n(h * 0.51)}V${n(h - 10)}L10 ${n(h - 26)}z`,
    wood.light,
  ) +
  path(
    `M16 24L48 17V${n(h * 0.41)}L16 ${n(h * 0.42)}zM16 ${n(h * 0.55)}L48 ${n(h * 0.54)}V${n(h - 24)}L16 ${n(h - 36)}z`,
    wood.mid,
  ) +
  circle(8, h * 0.5, 4, '#e3b24f')

export const railing = (
  x: number,
  y: number,
  w: number,
  h: number,
  iron: string,
  style: 'bars' | 'rings' | 'bellied',
): string => {
  const count = Math.round(w / 24)
  const step = w / count
  const post = (i: number) => {
    const px = x + step * (i + 0.5)
    return style === 'bellied'
      ? stroke(`M${n(px)} ${n(y)}q-4 ${n(h * 0.5)} 0 ${n(h * 0.62)}t0 ${n(h * 0.38)}`, iron, 4)
      : rect(px - 2, y, 4, h, iron)
  }
  const rings =
    style === 'rings'
      ? times(Math.round(count / 2), (i) =>
          ring(x + step * (i * 2 + 1), y + h * 0.32, Math.min(10, h / 7), iron, 3),
        )
      : ''
  return times(count, post) + rings + rect(x, y - 6, w, 8, iron, 2) + rect(x, y + h - 6, w, 6, iron)
}

/** Double doors open on a balcony. `foot` is where the wall meets the floor. */
export const balconyDoor = (
  id: string,
  x: number,
  y: number,
  w: number,
  foot: number,
  look: Look,
  leaf: Wood,
): string => {
  const h = foot - y
  return (
    view(id, x, y, w, h - 34, look) +
    rect(x, foot - 40, w, 40, look.light.dark > 0.2 ? '#8f6a5a' : '#cfa987') +
    railing(x, foot - 106, w, 76, '#2d3f3a', 'bars') +
    `<path d="M${n(x)} ${n(foot)}V${n(y)}h${n(w)}V${n(foot)}" fill="none" stroke="${leaf.deep}" stroke-width="13"/>` +
    `<g transform="translate(${n(x - 6)} ${n(y)}) scale(-1 1)">${panel(h, leaf)}</g>` +
    at(x + w + 6, y, 1, panel(h, leaf))
  )
}

/** A closed flush or panelled door in the wall. */
export const door = (x: number, y: number, w: number, foot: number, leaf: Wood): string => {
  const h = foot - y
  return (
    rect(x - 9, y - 9, w + 18, h + 9, leaf.deep, 2) +
    rect(x, y, w, h, leaf.mid) +
    rect(x + 12, y + 14, w - 24, h * 0.38, leaf.light, 2) +
    rect(x + 12, y + h * 0.5, w - 24, h * 0.42, leaf.light, 2) +
    circle(x + w - 8, y + h * 0.53, 4.5, '#e3b24f')
  )
}
