import type { HelpSlug } from '../contract/articles.ts'

/**
 * A piece of a text, as plain data: a paragraph is a string, the rest say what they are. In any string,
 * `{supportEmail}`, `{grievanceOfficer}` and `{city}` stand for the operator's settings, and `{tel:112}` and
 * `{site:gac.gov.in}` for a telephone number to call and a site to open.
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
  /** Words people search by that the text itself does not say. */
  readonly keywords?: string
}

type SettingName = 'supportEmail' | 'grievanceOfficer' | 'city'

/** One run of a string: plain words, or what a placeholder stands for. */
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

/** A string of a text, cut at its placeholders. */
export const runsOf = (text: string): Run[] => text.split(placeholder).map(runOf)

const wordsOf = (text: string): string =>
  runsOf(text)
    .map((run) => ('text' in run ? run.text : ''))
    .join('')

/** All words of a text, in reading order, without the operator's settings. */
export function plainText({ blocks }: HelpText): string {
  const lines = blocks.flatMap((block) => {
    if (typeof block === 'string') return [block]
    if ('heading' in block) return [block.heading]
    return 'list' in block ? block.list : block.steps
  })
  return lines.map(wordsOf).join('\n')
}
