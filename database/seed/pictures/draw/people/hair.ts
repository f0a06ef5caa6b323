import { circle, path, stroke, times } from '../base/svg.ts'
import type { HairName, Portrait } from './types.ts'

interface Hair {
  /** behind neck and shoulders */
  back(p: Portrait): string
  /** over the forehead */
  front(p: Portrait): string
}

const dim = (d: string, opacity = 0.18): string => path(d, '#000', opacity)
const shine = (d: string): string => stroke(d, '#fff', 2.4, 0.14)

const flowers = (p: Portrait): string =>
  p.jasmine
    ? [
        [84, 32],
        [96, 26],
        [109, 27],
        [118, 35],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 6, '#fff6e0'))
        .join('')
    : ''

const centre = (tint: string): string =>
  path('M64 94C62 60 82 46 100 46S138 60 136 94C132 78 120 66 100 54C80 66 68 78 64 94z', tint) +
  shine('M74 70Q82 58 94 54M126 70Q118 58 106 54')
const swept = (tint: string): string =>
  path(
    'M64 92C62 58 82 44 102 44S140 58 136 94C134 80 128 70 116 60C104 74 82 78 70 80C66 84 65 88 64 92z',
    tint,
  ) + shine('M76 66Q92 64 108 54')
const cap = 'M62 94C58 54 78 40 100 40S142 54 138 94z'

export const hairs: Record<HairName, Hair> = {
  centreLong: {
    back: ({ tint }) =>
      path('M58 96C52 50 76 36 100 36S148 50 142 96L150 168H50z', tint) +
      dim('M60 110L62 168H76V130zM140 110L138 168H124V130z'),
    front: ({ tint }) => centre(tint),
  },
  fringeLong: {
    back: ({ tint }) =>
      path('M60 94C54 52 76 38 100 38S146 52 140 94L144 162H56z', tint) +
      dim('M64 110L66 162H78V130zM136 110L134 162H122V130z'),
    front: ({ tint }) =>
      path('M62 96C60 56 80 42 100 42S140 56 138 96L134 78Q100 70 66 78z', tint) +
      shine('M72 64Q100 52 128 64'),
  },
  bob: {
    back: ({ tint }) =>
      path('M58 94C54 50 76 38 100 38S146 50 142 94L146 132Q142 142 128 140H72Q58 142 54 132z', tint),
    front: ({ tint }) =>
      path('M64 94C60 60 80 44 104 44S140 58 138 96C134 78 128 68 122 64C110 76 84 82 70 82z', tint) +
      shine('M76 66Q98 66 114 54'),
  },
  curlyCloud: {
    back: ({ tint }) =>
      [
        [70, 60, 24],
        [100, 46, 28],
        [130, 60, 24],
        [58, 88, 20],
        [142, 88, 20],
        [56, 114, 18],
        [144, 114, 18],
        [62, 134, 14],
        [138, 134, 14],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, tint))
        .join(''),
    front: ({ tint }) =>
      path('M64 92C64 58 84 48 100 48S136 58 136 92C128 76 118 70 100 70S72 76 64 92z', tint),
  },
  bun: {
    back: (p) => circle(100, 42, 21, p.tint) + flowers(p) + path(cap, p.tint),
    front: ({ tint }) =>
      path(
        'M65 92C66 64 82 54 100 54S134 64 135 92C132 78 122 70 112 66C108 62 104 60 100 58C96 60 92 62 88 66C78 70 68 78 65 92z',
        tint,
      ),
  },
  braid: {
    back: ({ tint }) => path(cap, tint),
    front: ({ tint }) =>
      centre(tint) +
      times(5, (i) =>
        path(`M${134 + (i % 2) * 2} ${106 + i * 15}q16 -4 15 8q-2 13 -13 12q-12 -4 -2 -20z`, tint),
      ) +
      times(4, (i) => stroke(`M134 ${120 + i * 15}l12 -6`, '#000', 2, 0.25)) +
      circle(142, 182, 5, '#bd4229'),
  },
  ponytail: {
    back: ({ tint }) =>
      path(
        'M112 36C150 24 170 60 158 100C154 124 160 136 150 150C140 128 144 104 138 86C134 66 124 56 108 50z',
        tint,
      ) +
      dim('M150 60Q160 84 152 112Q150 130 152 140Q146 120 148 100Q150 80 150 60z') +
      path(cap, tint),
    front: ({ tint }) =>
      path('M64 90C64 58 82 46 100 46S136 58 136 90C130 70 118 60 106 58Q82 58 64 90z', tint) +
      circle(132, 46, 6, '#bd4229'),
  },
  wavyLong: {
    back: ({ tint }) =>
      path(
        'M58 92C52 50 76 36 102 36S150 52 143 94C150 106 140 116 148 128C154 142 146 156 152 166H48C54 154 46 142 53 128C60 116 50 106 58 92z',
        tint,
      ) +
      dim('M62 112Q56 130 64 144T60 166H78V132z', 0.14) +
      dim('M138 112Q144 130 136 144T140 166H122V132z', 0.14),
    front: ({ tint }) => swept(tint),
  },
  sideLong: {
    back: ({ tint }) =>
      path('M60 92C54 50 78 38 102 38S148 52 141 92C148 120 158 132 150 168H112L66 120z', tint) +
      dim('M140 108Q150 136 144 166H130V130z', 0.15),
    front: ({ tint }) => swept(tint),
  },
  pixie: {
    back: ({ tint }) => path('M64 98C56 54 76 38 102 38S146 54 136 98z', tint),
    front: ({ tint }) =>
      path(
        'M64 100C58 62 76 42 104 42S144 60 136 100L132 82C126 72 118 68 112 66C100 78 84 80 72 78C68 84 68 92 64 100z',
        tint,
      ) + shine('M80 60Q98 58 112 52'),
  },
  lowBun: {
    back: (p) =>
      circle(134, 118, 19, p.tint) +
      (p.jasmine ? times(4, (i) => circle(140 + (i % 2) * 8, 102 + i * 9, 5.5, '#fff6e0')) : '') +
      path(cap, p.tint),
    front: ({ tint }) => centre(tint),
  },
  crop: {
    back: ({ tint }) => path('M64 92C60 54 78 42 100 42S140 54 136 92z', tint),
    front: ({ tint }) =>
      path(
        'M65 88C60 56 78 40 100 40S140 56 135 88C134 78 131 70 127 66Q100 58 73 66C69 70 66 78 65 88z',
        tint,
      ),
  },
  quiff: {
    back: ({ tint }) => path('M64 90C60 54 78 42 100 42S140 54 136 90z', tint),
    front: ({ tint }) =>
      path(
        'M64 88C58 58 70 44 84 42C98 28 132 32 138 50C142 62 139 76 136 88C134 76 130 70 126 66C112 68 96 66 82 58C74 66 68 72 64 88z',
        tint,
      ) + shine('M86 52Q104 40 126 48'),
  },
  curlyTop: {
    back: ({ tint }) => path('M63 92C58 50 76 42 100 42S142 50 137 92z', tint),
    front: ({ tint }) =>
      path(
        'M63 88C54 60 66 46 76 44C84 34 98 34 104 38C116 34 130 42 132 50C142 58 142 76 137 88C134 80 132 72 128 70C118 68 108 70 100 66C90 70 80 68 72 72C68 76 66 82 63 88z',
        tint,
      ),
  },
  sideParted: {
    back: ({ tint }) => path('M64 92C58 52 76 40 100 40S142 52 136 92z', tint),
    front: ({ tint }) =>
      path(
        'M64 88C56 54 74 38 98 38C128 36 142 60 136 88C134 76 130 68 124 64C104 66 86 64 76 58C70 66 66 76 64 88z',
        tint,
      ) + shine('M82 52Q104 46 124 56'),
  },
  receding: {
    back: ({ tint }) => path('M64 96C60 62 70 54 76 56L124 56C130 54 140 62 136 96z', tint),
    front: ({ tint }) =>
      path(
        'M65 94C62 70 68 58 78 54C74 66 70 72 70 92zM135 94C138 70 132 58 122 54C126 66 130 72 130 92z',
        tint,
      ) + path('M72 62Q84 42 100 42T128 62Q114 52 100 52T72 62z', tint),
  },
  bald: { back: () => '', front: () => path('M84 62Q98 54 112 60Q98 58 84 62z', '#fff', 0.25) },
  topKnot: {
    back: ({ tint }) => circle(102, 34, 13, tint) + path('M64 92C60 54 78 42 100 42S140 54 136 92z', tint),
    front: ({ tint }) =>
      path('M65 88C62 56 80 42 100 42S138 56 135 88C132 70 120 58 100 58S68 70 65 88z', tint) +
      stroke('M92 44q10 -4 20 0', '#802716', 4),
  },
  fringeShort: {
    back: ({ tint }) => path('M62 96C58 52 76 40 100 40S142 52 138 96z', tint),
    front: ({ tint }) =>
      path(
        'M64 94C58 56 78 38 102 38S142 58 136 94L132 80Q124 70 118 78Q112 68 104 77Q98 68 90 77Q84 69 78 78Q70 74 68 82z',
        tint,
      ),
  },
  spiky: {
    back: ({ tint }) => path('M64 92C60 54 78 44 100 44S140 54 136 92z', tint),
    front: ({ tint }) =>
      path(
        'M64 88C60 66 64 56 70 52L70 42L80 46L86 34L95 43L104 31L110 43L122 36L123 48L134 48C138 60 138 76 136 88C134 76 130 68 124 66Q100 60 76 66C69 70 66 78 64 88z',
        tint,
      ),
  },
  longTied: {
    back: ({ tint }) =>
      path('M62 96C58 52 76 40 100 40S142 52 138 96L146 140Q138 150 128 140H72Q62 150 54 140z', tint),
    front: ({ tint }) => centre(tint),
  },
  hijab: {
    back: ({ tint }) =>
      path('M54 96C50 44 76 30 100 30S150 44 146 96C150 130 148 150 160 176H40C52 150 50 130 54 96z', tint),
    front: ({ tint }) =>
      path('M64 96C62 60 80 50 100 50S138 60 136 96C140 72 130 44 100 44S60 72 64 96z', tint) +
      path(
        'M66 100C70 130 84 139 100 139S130 130 134 100C140 130 150 150 140 172C124 190 76 190 60 172C50 150 60 130 66 100z',
        tint,
      ) +
      dim('M62 140Q92 166 140 152Q132 176 100 178Q70 176 58 160z', 0.16) +
      dim('M64 96C62 60 80 50 100 50S138 60 136 96C138 70 126 46 100 46S62 70 64 96z', 0.1),
  },
  shayla: {
    back: ({ tint }) =>
      path('M56 92C50 42 78 28 102 28S152 44 146 96C152 122 158 140 150 178H46C56 150 52 124 56 92z', tint),
    front: ({ tint, trim }) =>
      path(
        'M65 92C64 58 84 48 102 48S138 60 135 96C146 120 120 150 66 178L150 182C162 140 154 112 146 92C144 52 126 36 100 36S58 52 58 94C56 120 60 140 48 172L66 150C70 128 66 112 65 92z',
        tint,
      ) + stroke('M65 92C64 58 84 48 102 48S138 60 135 96C146 120 120 150 66 178', trim, 3),
  },
  odhni: {
    back: ({ tint }) =>
      path('M58 96C52 46 76 34 100 34S148 46 142 96L152 176H48z', tint) + path(cap, '#231915'),
    front: ({ tint, trim }) =>
      centre('#231915') +
      path(
        'M56 110C48 50 74 30 100 30S152 50 144 110L156 178H132C142 140 138 96 134 78C128 58 114 50 100 50S72 58 66 78C62 96 58 140 68 178H44z',
        tint,
      ) +
      stroke('M68 178C58 140 62 96 66 78C72 58 86 50 100 50S128 58 134 78C138 96 142 140 132 178', trim, 5),
  },
  turban: {
    back: () => '',
    front: ({ tint }) =>
      path('M60 82C50 44 74 24 100 24S150 44 140 82C128 66 114 60 100 58C86 60 72 66 60 82z', tint) +
      path('M100 58C84 50 70 56 62 70C66 44 90 32 122 30C106 36 98 46 100 58z', '#fff', 0.2) +
      path('M100 58C116 50 130 56 138 70C136 52 124 40 112 36C104 42 99 48 100 58z', '#000', 0.16),
  },
  turbanPeak: {
    back: () => '',
    front: ({ tint, trim }) =>
      path(
        'M58 84C46 50 70 30 88 28Q98 16 112 26C136 28 152 50 142 84C130 70 114 64 100 62C86 64 70 70 58 84z',
        tint,
      ) +
      stroke(
        'M62 72C80 56 106 50 130 36M64 60C82 46 100 42 118 30M74 74C96 62 124 58 140 54',
        '#000',
        2.4,
        0.16,
      ) +
      path('M90 64q10 -10 20 0q-10 -4 -20 0z', trim),
  },
  topi: {
    back: () => path('M64 92C62 60 72 52 80 54H120C128 52 138 60 136 92z', '#231915'),
    front: ({ tint }) =>
      path('M65 90C64 74 68 68 72 66L70 84zM135 90C136 74 132 68 128 66L130 84z', '#231915') +
      path('M66 68Q64 38 100 36T134 68Q100 58 66 68z', tint) +
      stroke('M68 60Q100 50 132 60', '#14211b', 2, 0.22) +
      stroke('M76 48l6 6 6 -8 6 8 6 -8 6 8 6 -8 6 8', '#14211b', 1.6, 0.18),
  },
}
