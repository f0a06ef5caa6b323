import { circle, path, rect, stroke, times } from '../base/svg.ts'
import { type ClothesName, type Portrait, skins } from './types.ts'

const body = (fill: string): string =>
  path('M22 200C24 164 52 152 82 146q18 14 36 0C148 152 176 164 178 200z', fill)
const neckline = (fill: string): string => path('M80 146q20 24 40 0l-2 -3q-18 12 -36 0z', fill)
const skinOf = (p: Portrait): string => skins[p.skin][0]
const vee = (p: Portrait, deep = 178): string => path(`M82 143L100 ${deep}L118 143z`, skinOf(p))

export const wardrobe: Record<ClothesName, (p: Portrait) => string> = {
  tee: (p) => body(p.cloth) + neckline(skinOf(p)) + stroke('M80 147q20 24 40 0', p.trim, 3.4),
  shirt: (p) =>
    body(p.cloth) +
    path('M86 144l14 18 14-18q-14 8-28 0z', skinOf(p)) +
    path('M84 142l16 24 16-24 13 7-17 28-12-11-12 11-17-28z', p.trim) +
    circle(100, 174, 2, '#14211b', 0.35),
  kurta: (p) =>
    body(p.cloth) +
    vee(p, 168) +
    path('M82 142l5 -3L101 166V200H95V172z', p.trim) +
    path('M118 142l-5 -3L99 166h4z', p.trim) +
    times(2, (i) => circle(98, 176 + i * 10, 1.8, '#fffdf6')),
  saree: (p) =>
    body(p.cloth) +
    neckline(skinOf(p)) +
    path('M118 145C150 152 176 164 178 200H84C108 190 128 170 118 145z', p.trim) +
    path('M118 145c10 25-10 45-34 55h9c22-12 36-32 29-54z', '#fbad18') +
    stroke('M130 152Q136 176 118 198M146 160Q150 180 140 199', '#000', 2, 0.14),
  vKurta: (p) =>
    body(p.cloth) +
    vee(p) +
    stroke('M81 144L100 180L119 144', p.trim, 5) +
    times(3, (i) => circle(100, 186 + i * 7, 1.8, p.trim)),
  dupatta: (p) =>
    body(p.cloth) +
    neckline(skinOf(p)) +
    path(
      'M62 153C70 150 78 148 82 146C90 170 110 170 118 146C124 148 132 150 138 153C130 188 70 188 62 153z',
      p.trim,
    ) +
    path('M70 152Q100 190 130 152Q124 180 100 181T70 152z', '#000', 0.12) +
    path('M132 152l14 5q6 22 0 43h-20q10 -24 6 -48z', p.trim),
  hoodie: (p) =>
    body(p.cloth) +
    path(
      'M66 152C70 136 84 140 100 152C116 140 130 136 134 152C126 176 112 170 100 162C88 170 74 176 66 152z',
      p.trim,
    ) +
    path('M86 144l14 14 14-14q-14 8-28 0z', skinOf(p)) +
    stroke('M92 164v22M108 164v22', '#fffdf6', 2.6),
  blazer: (p) =>
    body(p.cloth) +
    path('M84 142L100 196L116 142q-16 12 -32 0z', '#fffdf6') +
    path('M88 143l12 16 12-16q-12 8-24 0z', skinOf(p)) +
    path('M82 142L66 154L74 166L70 172L98 200H102L130 172L126 166L134 154L118 142L100 186z', p.trim),
  jacket: (p) =>
    body(p.cloth) +
    path('M46 159C60 152 72 149 84 145L92 160V200H40z', p.trim) +
    path('M154 159C140 152 128 149 116 145L108 160V200H160z', p.trim) +
    path('M84 142q16 14 32 0l3 8q-19 16 -38 0z', p.trim) +
    times(3, (i) => circle(94, 168 + i * 11, 1.8, '#fbad18')),
  sweater: (p) =>
    body(p.cloth) +
    neckline(skinOf(p)) +
    stroke('M80 147q20 24 40 0', p.trim, 6) +
    stroke(
      times(9, (i) => `M${28 + i * 16} 182l8 8l8 -8`),
      p.trim,
      3.4,
    ),
  shawl: (p) =>
    body(p.cloth) +
    neckline(skinOf(p)) +
    path('M58 154C68 150 76 148 82 146L122 200H22C24 176 36 162 58 154z', p.trim) +
    path('M142 154C132 150 124 148 118 146L96 200H178C176 176 164 162 142 154z', p.trim) +
    path('M142 154C132 150 124 148 118 146L96 200h10z', '#000', 0.14) +
    stroke('M84 148L121 198M116 148L97 196', '#fbad18', 3),
}

export const spectacles: Record<NonNullable<Portrait['glasses']>, string> = {
  round: `<g fill="none" stroke="#14211b" stroke-width="3"><circle cx="85" cy="91" r="11.5"/><circle cx="115" cy="91" r="11.5"/><path d="M96.5 90q3.5-2.5 7 0M73.5 89l-7-2M126.5 89l7-2"/></g>`,
  square: `<g fill="none" stroke="#3a241a" stroke-width="3.2"><rect x="73" y="82" width="24" height="18" rx="4"/><rect x="103" y="82" width="24" height="18" rx="4"/><path d="M97 89q3-2.5 6 0M73 88l-7-2M127 88l7-2"/></g>`,
  thin: `<g fill="none" stroke="#8f5000" stroke-width="1.8"><rect x="74" y="83" width="23" height="16" rx="7"/><rect x="103" y="83" width="23" height="16" rx="7"/><path d="M97 89q3-2 6 0M74 88l-7-2M126 88l7-2"/></g>`,
}

export const jewellery = (p: Portrait, earsHidden: boolean): string => {
  const both = (draw: (x: number) => string) => draw(64) + draw(136)
  const ears =
    p.earrings === 'stud'
      ? both((x) => circle(x, 106, 3.6, '#fbad18'))
      : p.earrings === 'hoop'
        ? both((x) => `<circle cx="${x}" cy="110" r="6.5" fill="none" stroke="#d9a441" stroke-width="2.4"/>`)
        : p.earrings === 'jhumka'
          ? both(
              (x) =>
                circle(x, 105, 3, '#fbad18') +
                path(`M${x - 6} 115q6 -11 12 0z`, '#ec9100') +
                circle(x, 117, 2, '#a0321c'),
            )
          : ''
  return (
    (earsHidden ? '' : ears) +
    (p.nosePin ? circle(95.5, 103, 1.7, '#ffda87') : '') +
    (p.bindi ? circle(100, 77, 3.2, p.bindi) : '') +
    (p.sindoor ? rect(98.6, 52, 2.8, 9, '#bd4229', 1) : '')
  )
}
