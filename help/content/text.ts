import type { HelpSlug } from '../contract/articles.ts'

/**
 * A block of a text as plain data; a string is a paragraph. Strings may contain placeholders: `{supportEmail}`,
 * `{grievanceOfficer}` and `{city}` from the operator's settings, `{tel:112}` a telephone link, `{site:gac.gov.in}` a web link.
 */
export type Block =
  | string
  | { readonly heading: string }
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }

export interface HelpText {
  readonly blocks: readonly Block[]
  /** Texts to read next. */
  readonly related: readonly HelpSlug[]
  /** Search words that the text itself does not contain. */
  readonly keywords?: string
}

type SettingName = 'supportEmail' | 'grievanceOfficer' | 'city'

/** Part of a string: plain words or a placeholder. */
export type Run =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'tel'; readonly text: string }
  | { readonly kind: 'site'; readonly text: string }
  | { readonly kind: 'setting'; readonly name: SettingName }

const placeholder = /\{(supportEmail|grievanceOfficer|city|tel:\d+|site:[a-z.]+)\}/

function runOf(piece: string, index: number): Run {
  if (index % 2 === 0) return { kind: 'words', text: piece }
  if (piece.startsWith('tel:')) return { kind: 'tel', text: piece.slice(4) }
  if (piece.startsWith('site:')) return { kind: 'site', text: piece.slice(5) }
  return { kind: 'setting', name: piece as SettingName }
}

/** Splits a string at its placeholders. */
export const runsOf = (text: string): Run[] => text.split(placeholder).map(runOf)

const wordsOf = (text: string): string =>
  runsOf(text)
    .map((run) => ('text' in run ? run.text : ''))
    .join('')

/** All words of a text in reading order, without the operator's settings. */
export function plainText({ blocks }: HelpText): string {
  const lines = blocks.flatMap((block) => {
    if (typeof block === 'string') return [block]
    if ('heading' in block) return [block.heading]
    return 'list' in block ? block.list : block.steps
  })
  return lines.map(wordsOf).join('\n')
}
