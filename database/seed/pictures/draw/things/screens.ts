import type { Wood } from '../base/palette.ts'
import { at, circle, contact, path, rect, stroke } from '../base/svg.ts'
import { potLet, terracotta } from './plants.ts'
import { jar } from './storage.ts'

/** Television on a low cabinet; a cricket field glows on it when `on`. Origin at the middle of its foot. */
export const television = (x: number, y: number, wood: Wood, on: boolean): string =>
  contact(x, y, 142, 10) +
  at(
    x,
    y,
    1,
    rect(-130, -86, 260, 80, wood.mid, 3),
    rect(-136, -96, 272, 14, wood.light, 3),
    rect(-122, -74, 80, 56, wood.light, 2),
    rect(42, -74, 80, 56, wood.light, 2),
    rect(-34, -74, 68, 24, wood.deep, 2),
    rect(-34, -44, 68, 26, wood.deep, 2),
    rect(-24, -62, 48, 10, '#25312a', 2),
    rect(-120, -8, 12, 10, wood.deep),
    rect(108, -8, 12, 10, wood.deep),
    rect(-40, -104, 80, 9, '#25312a', 3),
    rect(-96, -214, 192, 112, '#25312a', 5),
    rect(-90, -208, 180, 100, on ? '#41a66b' : '#3c4941', 2),
    on
      ? path('M-14 -108L-6 -176H6L14 -108z', '#e8cd96') +
          circle(-40, -150, 4, '#fff6e0') +
          circle(44, -160, 4, '#fff6e0') +
          rect(-90, -208, 180, 26, '#afcbe5')
      : path('M-90 -128L-10 -208H34L-72 -108H-90z', '#fff', 0.1),
    at(-112, -96, 0.42, potLet(0, 0, 1, terracotta)),
    at(114, -96, 0.8, jar(0, 0, 1, '#4e86b9')),
    stroke('M-20 -57h20', '#41a66b', 2),
  )
