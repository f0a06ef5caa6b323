import { at, circle, contact, ellipse, n, path, rect, stroke, times, turned } from '../base/svg.ts'

/** Steel tumbler and dabarah, or a plain mug of tea. */
export const tumbler = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    ellipse(0, 0, 19, 5, '#8d9699'),
    path('M-19 -4h38l-4 7h-30z', '#b9c1c3'),
    path('M-11 -3L-14 -32H14L11 -3z', '#cfd6d8'),
    path('M-11 -3L-14 -32H-4L-4 -3z', '#fff', 0.45),
    rect(-15, -35, 30, 4, '#e3e8e9', 2),
    ellipse(0, -33, 11, 2.4, '#7a4a28'),
  )

export const mug = (x: number, y: number, scale: number, fill: string): string =>
  at(
    x,
    y,
    scale,
    stroke('M13 -24q14 0 12 12t-14 8', fill, 4),
    rect(-14, -32, 28, 32, fill, 4),
    rect(-14, -32, 9, 32, '#fff', 4, 0.3),
    ellipse(0, -32, 14, 3, '#7a4a28'),
  )

export const laptop = (x: number, y: number, scale: number, screen: string): string =>
  at(
    x,
    y,
    scale,
    path('M-52 -66H52q5 0 5 5v56H-57v-56q0-5 5-5z', '#3a4641'),
    rect(-49, -60, 98, 50, '#e8f2ee', 2),
    rect(-41, -52, 40, 6, screen, 2),
    path('M-41 -40h70v4h-70zM-41 -32h60v4h-60zM-41 -24h66v4h-66z', '#b3c7bd'),
    path('M-66 -6H66l6 6H-72z', '#8d9a94'),
  )

/** Jointed table lamp; its cone of light shows when `lit`. */
export const deskLamp = (x: number, y: number, scale: number, fill: string, lit: boolean): string =>
  at(
    x,
    y,
    scale,
    lit ? path('M30 -99L-94 -1H36z', '#ffe9a8', 0.32) : '',
    rect(-20, -7, 40, 7, fill, 3),
    stroke('M0 -6L-16 -62L22 -104', fill, 5),
    circle(-16, -62, 5, fill),
    path('M10 -118l34 20-22 24-26-26z', fill),
    path('M40 -97l-20 22 12 4z', '#ffe9a8'),
  )

export const shadeLamp = (x: number, y: number, scale: number, shade: string): string =>
  at(
    x,
    y,
    scale,
    rect(-13, -12, 26, 12, '#b8573a', 3),
    rect(-2, -38, 4, 26, '#7a4b2a'),
    path('M-20 -34h40l-10 -30h-20z', '#fff1c9'),
    path('M-20 -34h40l-2 -6h-36z', shade),
  )

/** Standing lamp, 240 high. */
export const floorLamp = (x: number, y: number, scale: number, shade: string): string =>
  contact(x, y, 30 * scale, 5 * scale) +
  at(
    x,
    y,
    scale,
    ellipse(0, -2, 26, 6, '#3c2f26'),
    rect(-2.5, -200, 5, 198, '#3c2f26'),
    path('M-40 -190h80l-20 -58h-40z', '#fff1c9'),
    path('M-40 -190h80l-3 -9h-74z', shade),
  )

export const penCup = (x: number, y: number, scale: number, fill: string): string =>
  at(
    x,
    y,
    scale,
    stroke('M-4 -28v-24M2 -28l3 -26M8 -28l5 -18', '#e9a23b', 3),
    path('M-10 -30h22l-2 30h-18z', fill),
  )

/** Backpack hanging by its loop, or standing. Origin at its bottom middle. */
export const backpack = (x: number, y: number, scale: number, fill: string, deep: string): string =>
  at(
    x,
    y,
    scale,
    stroke('M-12 -88C-12 -108 12 -108 12 -88', deep, 5),
    rect(-30, -90, 60, 90, fill, 16),
    rect(-22, -48, 44, 38, deep, 8),
    rect(-22, -68, 44, 6, deep, 3),
    stroke('M0 -44v14', '#f2c15a', 3),
  )

export const guitar = (x: number, y: number, lean: number): string =>
  turned(
    x,
    y,
    lean,
    rect(-5, -200, 10, 110, '#5a371d', 2),
    rect(-10, -222, 20, 28, '#46280a', 4),
    path('M0 -112C34 -116 34 -78 24 -70C48 -56 44 0 0 0S-48 -56 -24 -70C-34 -78 -34 -116 0 -112z', '#c98443'),
    path(
      'M10 -110C34 -112 34 -78 24 -70C48 -56 44 0 0 0C30 -14 30 -50 12 -66C22 -82 22 -102 10 -110z',
      '#a86a30',
    ),
    circle(0, -62, 13, '#46280a'),
    rect(-14, -28, 28, 6, '#46280a', 2),
    stroke('M-2 -196V-26M2 -196V-26', '#f4ead2', 1, 0.7),
  )

export const bat = (x: number, y: number, lean: number): string =>
  turned(
    x,
    y,
    lean,
    rect(-5, -168, 10, 56, '#a0321c', 4),
    path('M-12 -116H12L15 -10Q0 2 -15 -10z', '#e8cd96'),
    path('M-2 -114H2V-8H-2z', '#cfae6e'),
    rect(-13, -84, 26, 16, '#bd4229', 1),
  )

export const yogaMat = (x: number, y: number, fill: string, deep: string): string =>
  turned(
    x,
    y,
    7,
    rect(-15, -150, 30, 150, fill, 9),
    rect(5, -150, 10, 150, deep, 6),
    ellipse(0, -148, 15, 5, deep),
    rect(-15, -108, 30, 6, '#fff6e0'),
    rect(-15, -48, 30, 6, '#fff6e0'),
  )

/** Carrom board leaning on the wall. */
export const carrom = (x: number, y: number): string =>
  turned(
    x,
    y,
    4,
    rect(-62, -124, 124, 124, '#5a371d', 4),
    rect(-52, -114, 104, 104, '#ecd9b4', 2),
    circle(0, -62, 15, '#bd4229', 0.35),
    circle(0, -62, 6, '#14211b', 0.6),
    ...[
      [-46, -108],
      [46, -108],
      [-46, -16],
      [46, -16],
    ].map(([a = 0, b = 0]) => circle(a, b, 7, '#25312a')),
    stroke('M-34 -96H34M-34 -28H34M-34 -96V-28M34 -96V-28', '#a0321c', 2, 0.6),
  )

/** Desert cooler of the dry north. */
export const cooler = (x: number, y: number, scale: number): string =>
  contact(x, y + 1, 74 * scale, 9 * scale) +
  at(
    x,
    y,
    scale,
    rect(-62, -142, 124, 136, '#e6ebe8', 8),
    rect(36, -142, 26, 136, '#c3cec8', 8),
    rect(-50, -128, 82, 78, '#8fb2c9', 5),
    path(
      times(8, (i) => `M-50 ${n(-122 + i * 9)}h82v4h-82z`),
      '#eef4f6',
    ),
    circle(-32, -32, 7, '#546159'),
    circle(-8, -32, 7, '#546159'),
    rect(10, -36, 20, 8, '#2f699f', 3),
    circle(-44, -2, 6, '#3c4941'),
    circle(44, -2, 6, '#3c4941'),
  )

/** Room heater of the hills, glowing. */
export const heater = (x: number, y: number, scale: number): string =>
  contact(x, y + 1, 50 * scale, 7 * scale) +
  at(
    x,
    y,
    scale,
    rect(-46, -62, 92, 54, '#546159', 8),
    rect(-38, -54, 76, 38, '#2a1c10', 4),
    times(3, (i) => rect(-34, -49 + i * 12, 68, 4, '#ff9a4a', 2)),
    path('M-38 -8h12l-4 8h-10zM38 -8H26l4 8h10z', '#3c4941'),
  )

export const slippers = (x: number, y: number, fill: string): string =>
  at(
    x,
    y,
    1,
    ellipse(0, 0, 22, 7, fill),
    ellipse(34, 6, 22, 7, fill),
    stroke('M-6 -4q8 -6 10 6M28 2q8 -6 10 6', '#14211b', 3, 0.55),
  )
