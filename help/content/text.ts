import type { HelpSlug } from '../contract/articles.ts'

/**
 * A piece of a text, as plain data: a paragraph is a string, the rest say what they are. `{supportEmail}`,
 * `{grievanceOfficer}` and `{city}` stand for the operator's settings.
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

/** All words of a text, in reading order. */
export function plainText({ blocks }: HelpText): string {
  const lines = blocks.flatMap((block) => {
    if (typeof block === 'string') return [block]
    if ('heading' in block) return [block.heading]
    return 'list' in block ? block.list : block.steps
  })
  return lines.join('\n')
}
