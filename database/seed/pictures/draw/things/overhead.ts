import { at, ellipse, n, path, rect, stroke } from '../base/svg.ts'

/** Ceiling fan; the rod runs up out of the picture. */
export const fan = (x: number, y: number, scale: number, blade: string, hub: string): string =>
  at(
    x,
    y,
    scale,
    stroke('M0 -100V-6', blade, 5),
    rect(-11, -92, 22, 9, blade, 4),
    path('M-14 2C-60 -8 -120 -12 -168 -4c-8 2-8 12 0 13C-120 14 -60 12 -14 8z', blade),
    path('M14 2C60 -8 120 -12 168 -4c8 2 8 12 0 13C120 14 60 12 14 8z', blade),
    path('M-10 4C-18 18 -28 34 -46 44c-7 3-2 12 8 10C-16 48 2 30 6 10z', blade, 0.75),
    ellipse(0, 4, 25, 11, blade),
    ellipse(0, 1, 25, 8, hub),
    ellipse(0, 10, 12, 5, '#d9b36a'),
  )

/** Fluorescent batten under the ceiling line. */
export const tube = (x: number, y: number, w: number): string =>
  rect(x - 6, y - 6, w + 12, 8, '#e3e8e0', 2) +
  rect(x, y, w, 9, '#fffef2', 4) +
  rect(x - 6, y - 2, 9, 12, '#aab4ad', 2) +
  rect(x + w - 3, y - 2, 9, 12, '#aab4ad', 2)

/** Cane or enamel pendant on a wire. */
export const pendant = (x: number, y: number, drop: number, fill: string, kind: 'cane' | 'enamel'): string =>
  stroke(`M${n(x)} ${n(y)}v${n(drop)}`, '#3c2f26', 3) +
  at(
    x,
    y + drop,
    1,
    kind === 'cane'
      ? path('M-12 0H12Q46 22 40 54H-40Q-46 22 -12 0z', '#d9b36a') +
          stroke('M-6 0Q-22 26 -20 54M6 0Q22 26 20 54M0 0V54M-34 26H34M-40 44H40', '#a67c3a', 2)
      : path('M-10 0H10Q14 14 48 34V40H-48V34Q-14 14 -10 0z', fill) +
          path('M4 0H10Q14 14 48 34V40H20Q10 18 4 0z', '#14211b', 0.16),
    ellipse(0, kind === 'cane' ? 54 : 40, kind === 'cane' ? 26 : 24, 6, '#fff1c9'),
  )
