import type { Language } from '@basera/platform/contract/languages'

const latin = "font-family:'Anek Latin','Segoe UI',Roboto,'Noto Sans'"
const fonts = `${latin},Helvetica,Arial,sans-serif`

export const mailStyles = {
  page: `margin:0;padding:0;background:#fafbf7;${fonts};-webkit-text-size-adjust:100%`,
  outer: 'padding:28px 16px 40px',
  column: 'width:100%;max-width:560px',
  tile: 'width:40px;height:40px;background:#0b5a38;border-radius:10px',
  headline: 'width:28px;height:4px;background:#ffffff;font-size:0;line-height:0',
  bowlCell: 'width:21px;height:20px;font-size:0;line-height:0',
  bowl: 'width:11px;height:11px;margin-left:2px;padding:4px;border-radius:10px;background:#ffffff',
  eye: 'width:11px;height:11px;border-radius:6px;background:#fbad18;background-image:linear-gradient(45deg,#0b5a38 43%,#ffffff 43%,#ffffff 57%,#fbad18 57%)',
  stem: 'width:4px;background:#ffffff;font-size:0;line-height:0',
  behindStem: 'width:3px;font-size:0;line-height:0',
  name: `padding-left:12px;${fonts};font-size:22px;line-height:40px;font-weight:700;letter-spacing:-.2px;color:#14211b`,
  gap: 'height:20px;line-height:20px;font-size:0',
  card: `background:#ffffff;border:1px solid #dae0d5;border-radius:20px;padding:32px 28px;${fonts}`,
  heading: 'margin:0 0 14px;font-size:24px;line-height:1.24;font-weight:700;color:#14211b',
  paragraph: 'margin:0 0 14px;font-size:16px;line-height:1.55;color:#3c4941',
  buttonRow: 'margin:10px 0 22px',
  buttonCell: 'background:#0b5a38;border-radius:12px',
  button: `display:inline-block;padding:14px 28px;border-radius:12px;${fonts};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none`,
  small: 'margin:0 0 6px;font-size:14px;line-height:1.45;color:#546159',
  address: 'margin:0;font-size:14px;line-height:1.5;color:#0f6e43;word-break:break-all',
  footer: `padding:20px 28px 0;${fonts}`,
  link: 'color:#0f6e43',
  preheader: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all',
} as const

export const darkMailStyles =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  '@media(max-width:480px){.b-card{padding:26px 20px!important}.b-footer{padding:20px 20px 0!important}}' +
  '@media(prefers-color-scheme:dark){.b-page{background:#0f1512!important}.b-card{background:#171f1a!important;border-color:#2c3831!important}' +
  '.b-ink{color:#eef2ec!important}.b-ink-2{color:#c6d0c8!important}.b-ink-3{color:#9ca9a0!important}.b-link{color:#8ad5a9!important}' +
  '.b-tile{background:#0f6e43!important}.b-cta{background:#6fc894!important}.b-cta a{color:#05241a!important}}'

const indicFonts: Readonly<Partial<Record<Language, string>>> = {
  hi: "'Noto Sans Devanagari','Kohinoor Devanagari'",
  mr: "'Noto Sans Devanagari','Kohinoor Devanagari'",
  kn: "'Noto Sans Kannada','Kannada Sangam MN'",
  ta: "'Noto Sans Tamil','Tamil Sangam MN'",
  te: "'Noto Sans Telugu','Kohinoor Telugu'",
  bn: "'Noto Sans Bengali','Kohinoor Bangla'",
}

export function withIndicFonts(html: string, language: Language): string {
  const names = indicFonts[language]
  return names
    ? html
        .replaceAll(latin, `${latin},${names},'Nirmala UI'`)
        .replace('</style>', 'h1{line-height:1.4!important}</style>')
    : html
}
