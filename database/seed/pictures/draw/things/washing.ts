import { at, boxes, circle, contact, ellipse, n, path, rect, stroke, times } from '../base/svg.ts'

export const basin = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    path('M-14 60H14L22 190H-22z', '#eef2ee'),
    path('M4 60H14L22 190H8z', '#14211b', 0.08),
    path('M-76 0H76Q74 62 24 66H-24Q-74 62 -76 0z', '#fffdf6'),
    path('M30 0H76Q74 62 24 66Q52 44 30 0z', '#14211b', 0.08),
    rect(-82, -8, 164, 14, '#fffdf6', 7),
    rect(-82, 2, 164, 5, '#14211b', 2, 0.1),
    stroke('M0 -8v-30q0 -12 14 -12t14 10', '#aab4b7', 8),
    rect(-10, -24, 20, 6, '#aab4b7', 3),
  )

export const commode = (x: number, y: number, scale: number): string =>
  contact(x, y + 2, 62 * scale, 8 * scale, 0.2) +
  at(
    x,
    y,
    scale,
    rect(-44, -176, 88, 78, '#fffdf6', 8),
    rect(-48, -182, 96, 14, '#eef2ee', 6),
    rect(-8, -186, 16, 6, '#aab4b7', 3),
    path('M-52 -98H52Q54 -40 26 -22L30 0H-30L-26 -22Q-54 -40 -52 -98z', '#fffdf6'),
    path('M20 -98H52Q54 -40 26 -22L30 0H10Q40 -50 20 -98z', '#14211b', 0.08),
    rect(-58, -106, 116, 13, '#e2e8e2', 6),
  )

/** Bucket with a mug hooked on its rim. */
export const bucket = (x: number, y: number, scale: number, fill: string, mug: string): string =>
  contact(x, y + 1, 46 * scale, 7 * scale) +
  at(
    x,
    y,
    scale,
    path('M-46 -84H46L36 0H-36z', fill),
    path('M16 -84H46L36 0H10z', '#14211b', 0.14),
    rect(-50, -92, 100, 12, fill, 6),
    stroke('M-46 -88Q0 -150 46 -88', '#8d9699', 4),
    path('M-8 -106H34L30 -66H-4z', mug),
    path('M16 -106H34L30 -66H18z', '#14211b', 0.14),
    stroke('M34 -98q16 4 8 22', mug, 6),
  )

export const geyser = (x: number, y: number): string =>
  rect(x - 40, y, 80, 118, '#fffdf6', 34) +
  rect(x + 10, y, 30, 118, '#14211b', 30, 0.07) +
  circle(x, y + 92, 8, '#d8644a') +
  circle(x, y + 92, 3.5, '#fff1c9') +
  stroke(`M${n(x - 16)} ${n(y + 118)}v34M${n(x + 16)} ${n(y + 118)}v34`, '#aab4b7', 6)

export const shower = (x: number, y: number): string =>
  stroke(`M${n(x)} ${n(y + 190)}V${n(y)}q0 -14 16 -14h26`, '#aab4b7', 7) +
  path(`M${n(x + 24)} ${n(y - 12)}h44l8 18h-60z`, '#8d9699') +
  circle(x, y + 190, 13, '#aab4b7') +
  circle(x, y + 190, 5, '#8d9699') +
  stroke(
    times(5, (i) => `M${n(x + 24 + i * 11)} ${n(y + 16)}v26M${n(x + 24 + i * 11)} ${n(y + 56)}v18`),
    '#afcbe5',
    3,
    0.7,
  )

export const tap = (x: number, y: number): string =>
  circle(x, y, 8, '#8d9699') +
  stroke(`M${n(x)} ${n(y)}h26v12`, '#b9c1c3', 8) +
  rect(x + 8, y - 14, 16, 6, '#b9c1c3', 3)

export const towelRail = (x: number, y: number, w: number, [a, b]: readonly [string, string]): string =>
  stroke(`M${n(x)} ${n(y)}h${n(w)}`, '#aab4b7', 5) +
  rect(x + 8, y - 3, w * 0.42, 116, a, 3) +
  rect(x + 8, y + 88, w * 0.42, 8, '#fffdf6', 0, 0.7) +
  rect(x + 8, y + 100, w * 0.42, 4, '#fffdf6', 0, 0.7) +
  rect(x + w * 0.58, y - 3, w * 0.3, 74, b, 3)

export const toiletries = (x: number, y: number): string =>
  rect(x, y, 120, 8, '#dfe6e2', 2) +
  rect(x + 12, y - 42, 20, 42, '#0f6e43', 5) +
  rect(x + 17, y - 50, 10, 9, '#fffdf6', 2) +
  rect(x + 38, y - 32, 24, 32, '#fbad18', 4) +
  path(boxes([[x + 68, y - 24, 18, 24]]), '#cfe0ee') +
  stroke(`M${n(x + 74)} ${n(y - 22)}l-6 -26M${n(x + 80)} ${n(y - 22)}l5 -24`, '#bd4229', 4) +
  rect(x + 94, y - 12, 20, 12, '#f3b9a9', 5)

/** Glass louvres in a high ventilator. */
export const louvres = (x: number, y: number, w: number, h: number): string =>
  times(5, (i) => rect(x, y + (i * h) / 5 + 2, w, h / 5 - 5, '#e8f4f2', 1, 0.62))

/** Front-loading washing machine. */
export const washer = (x: number, y: number, h = 168): string =>
  contact(x + 66, y + 1, 78, 8, 0.22) +
  at(
    x,
    y,
    1,
    rect(0, -h, 132, h - 4, '#f3f5ef', 8),
    rect(104, -h, 28, h - 4, '#14211b', 8, 0.07),
    rect(0, -h, 132, 32, '#dae0d5', 8),
    rect(12, -h + 9, 40, 14, '#fffdf6', 2),
    circle(96, -h + 16, 9, '#8d9699'),
    circle(66, -h * 0.42, 46, '#aab4b7'),
    circle(66, -h * 0.42, 37, '#3c4941'),
    circle(66, -h * 0.42, 37, '#7faad2', 0.55),
    path(`M34 ${n(-h * 0.34)}q32 -18 64 0q-10 24 -32 24t-32 -24z`, '#f3b9a9', 0.9),
  )

export const mat = (x: number, y: number, w: number, fill: string, edge: string): string =>
  ellipse(x, y, w / 2, 17, edge) + ellipse(x, y - 1, w / 2 - 9, 12, fill)
