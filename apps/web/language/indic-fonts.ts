import type { Language } from '@basera/platform/contract/languages'

interface IndicFont {
  /** `platform/design/fonts/anek-devanagari-450.woff2` and `-660`. */
  readonly script: string
  readonly range: string
  /** What devices have, at Anek's width: lines break in the same places before and after the font arrives. */
  readonly standIn: { readonly names: string; readonly regular: string; readonly bold: string }
}

const standIn = (script: string, regular: string, bold: string) => ({
  names: `local("Noto Sans ${script}"),local("Nirmala UI"),local("Noto Serif ${script}")`,
  regular,
  bold,
})

const devanagari: IndicFont = {
  script: 'devanagari',
  range: 'U+0900-097F,U+200C-200D,U+25CC',
  standIn: standIn('Devanagari', '101%', '97%'),
}

export const indicFonts: Readonly<Partial<Record<Language, IndicFont>>> = {
  hi: devanagari,
  mr: devanagari,
  kn: { script: 'kannada', range: 'U+0C80-0CFF,U+200C-200D', standIn: standIn('Kannada', '95%', '92%') },
  ta: { script: 'tamil', range: 'U+0B80-0BFF,U+200C-200D', standIn: standIn('Tamil', '96%', '91%') },
  te: { script: 'telugu', range: 'U+0C00-0C7F,U+200C-200D', standIn: standIn('Telugu', '104%', '99%') },
  bn: {
    script: 'bangla',
    range: 'U+0980-09FF,U+0964-0965,U+200C-200D',
    standIn: standIn('Bengali', '100%', '99%'),
  },
}

export const fontFiles = (language: Language): readonly string[] =>
  [450, 660].map((weight) => `anek-${indicFonts[language]?.script}-${weight}.woff2`)

const face = (family: string, weight: string, rest: string) =>
  `@font-face{font-family:"${family}";font-weight:${weight};${rest}}`

/** The faces of a language's script, from the addresses of its two files. */
export function fontFaces(language: Language, [regular, bold]: readonly string[]): string {
  const font = indicFonts[language]
  if (!font || !regular || !bold) return ''
  const { range, standIn: local } = font
  const weights = ['100 599', '600 900']
  const own = [regular, bold].map(
    (address) => `font-display:swap;src:url(${address}) format("woff2");unicode-range:${range}`,
  )
  const others = [local.regular, local.bold].map(
    (size) => `src:${local.names};size-adjust:${size};unicode-range:${range}`,
  )
  return [
    ...own.map((rest, at) => face('Anek Indic', weights[at] ?? '', rest)),
    ...others.map((rest, at) => face('Anek Indic Stand-in', weights[at] ?? '', rest)),
  ].join('')
}
