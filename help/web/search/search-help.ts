import { categories, topics } from '../../content/en/contents.ts'
import { texts } from '../../content/en/texts.ts'
import { plainText } from '../../content/text.ts'
import type { HelpSlug } from '../../contract/articles.ts'
import { indexOf, type SearchIndex, searchIn } from './search-index.ts'

let index: Promise<SearchIndex<HelpSlug>> | undefined

async function buildIndex(): Promise<SearchIndex<HelpSlug>> {
  const entries = [...categories.flatMap(({ articles }) => articles), ...topics]
  const searchable = entries.map(async ({ slug, title, summary }) => {
    const { text } = await texts[slug]()
    return { slug, title, summary, keywords: text.keywords ?? '', text: plainText(text) }
  })
  return indexOf<HelpSlug>(await Promise.all(searchable))
}

/** The Help Center's texts that match `query`, the best first. Loads all texts at the first call. */
export async function searchHelp(query: string): Promise<HelpSlug[]> {
  index ??= buildIndex()
  try {
    return searchIn(await index, query)
  } catch (error) {
    // What failed to load may load next time.
    index = undefined
    throw error
  }
}

/** Fetches the texts before the first word is typed. */
export const prepareSearch = async (): Promise<void> => {
  await searchHelp('')
}
