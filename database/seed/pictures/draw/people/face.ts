import { circle, ellipse, path, rect, scene, stroke } from '../base/svg.ts'
import { jewellery, spectacles, wardrobe } from './clothes.ts'
import { hairs } from './hair.ts'
import { type Beard, black, type Portrait, type Smile, silver, skins } from './types.ts'

const ink = '#2b1a12'

const covered = (p: Portrait): boolean => p.hair === 'hijab' || p.hair === 'shayla'

const beardTint = (p: Portrait): string =>
  ['turban', 'turbanPeak', 'topi', 'bald'].includes(p.hair) ? (p.older ? silver : black) : p.tint

const beards: Record<Beard, (tint: string) => string> = {
  none: () => '',
  stubble: (tint) =>
    path('M67 100C69 122 80 132 100 132S131 122 133 100C130 120 118 118 100 108S70 120 67 100z', tint, 0.32),
  moustache: (tint) => path('M84 108q8-8 16-4q8-4 16 4q-8 2-16 0q-8 2-16 0z', tint),
  handlebar: (tint) =>
    path('M78 104q4 4 8 2q8-6 14-2q6-4 14 2q4 2 8 -2q-2 10 -10 8q-6 -2 -12 -4q-6 2 -12 4q-8 2 -10 -8z', tint),
  full: (tint) =>
    path(
      'M66 94C65 124 78 142 100 142S135 124 134 94C132 106 126 108 116 105Q100 98 84 105C74 108 68 106 66 94z',
      tint,
    ),
  goatee: (tint) => path('M84 108q8-8 16-4q8-4 16 4q2 8 -1 16q-4 10 -15 10t-15 -10q-3 -8 -1 -16z', tint),
}

const smiles: Record<Smile, (lip: string) => string> = {
  calm: (lip) => stroke('M89 114q11 5 22 0', lip, 3),
  warm: (lip) => stroke('M88 112q12 9 24 0', lip, 3),
  open: (lip) =>
    path('M87 111q13 4 26 0q-2 13 -13 13t-13 -13z', lip) +
    path('M89.500 112.600q10.500 2.800 21 0l-1 3.400q-9.500 2 -19 0z', '#fffdf6'),
  side: (lip) => stroke('M89 113q12 7 22 -2', lip, 3),
}

const brows = (p: Portrait): string => {
  const colour = p.older ? '#7a746e' : ink
  return p.presents === 'woman'
    ? stroke('M79 81q7-5 14-1M107 80q7-4 14 1', colour, 2.6)
    : stroke('M78 81q7-4 15-1M107 80q8-3 15 1', colour, 3.6)
}

const eyes = (p: Portrait): string => {
  const lash = p.presents === 'woman' ? stroke('M81 89q5 -4 10 0M109 89q5 -4 10 0', ink, 2) : ''
  return (
    circle(86.5, 91.5, 3, ink) +
    circle(113.5, 91.5, 3, ink) +
    lash +
    circle(87.4, 90.5, 0.9, '#fff', 0.8) +
    circle(114.4, 90.5, 0.9, '#fff', 0.8)
  )
}

const years = (p: Portrait): string =>
  p.older
    ? stroke(
        'M77 98q3 4 7 4M123 98q-3 4 -7 4M82 108q-3 5 -1 9M118 108q3 5 1 9M90 70q10 -3 20 0',
        skins[p.skin][1],
        2,
      )
    : ''

/** A portrait on a square ground; the arch around it is the frame's work. */
export const portrait = (p: Portrait): string => {
  const [skin, shade, lip] = skins[p.skin]
  const hair = hairs[p.hair]
  const rx = p.broad ?? (p.presents === 'woman' ? 32 : 33.5)
  const bearded = p.beard === 'full' || p.beard === 'goatee'
  const drawing = [
    rect(0, 0, 200, 200, p.ground),
    hair.back(p),
    wardrobe[p.clothes](p),
    path('M84 120h32v28q-16 14-32 0z', shade),
    covered(p) ? '' : ellipse(100 - rx, 96, 6, 9, skin) + ellipse(100 + rx, 96, 6, 9, skin),
    ellipse(100, 92, rx, 39, skin),
    p.presents === 'woman'
      ? circle(78, 105, 6.5, '#d8644a', 0.16) + circle(122, 105, 6.5, '#d8644a', 0.16)
      : '',
    years(p),
    beards[p.beard ?? 'none'](beardTint(p)),
    hair.front(p),
    brows(p),
    stroke('M100 92q-4 8-3 11q3 2 6 0', ink, 2.4, 0.34),
    bearded && p.smile !== 'open' ? path('M89 112q11 6 22 0q-2 7-11 7t-11-7z', lip) : smiles[p.smile](lip),
    eyes(p),
    p.glasses ? spectacles[p.glasses] : '',
    jewellery(p, covered(p)),
  ]
  return scene(164, 164, `<g transform="translate(-18 -14)">${drawing.join('')}</g>`)
}
