import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { texts } from '../content/en/texts.ts'
import type { HelpText } from '../content/text.ts'
import {
  type ArticleSlug,
  type HelpSlug,
  helpPath,
  isArticleSlug,
  isTopicSlug,
  type TopicSlug,
} from '../contract/articles.ts'

/** A text that is loaded. */
export interface Opened<Slug extends HelpSlug = HelpSlug> {
  readonly slug: Slug
  readonly text: HelpText
}

/** What the Help Center shows at one address. */
export interface HelpData {
  /** The page's own path: one of the five addresses (marketplace 2). */
  readonly path: string
  /** The text this address opens, if it is `/safety`, `/terms` or `/privacy` (decisions 9). */
  readonly topic: Opened<TopicSlug> | null
  /** The article open in the dialog. */
  readonly article: Opened<ArticleSlug> | null
  readonly query: string
  /** What the search found; null when nothing is searched or the search could not be loaded. */
  readonly found: readonly HelpSlug[] | null
}

/** Parameter of the article that is open over the Help Center; the address bar shows the article's own page. */
export const openParameter = 'article'

const longestQuery = 100

async function open<Slug extends HelpSlug>(slug: Slug): Promise<Opened<Slug>> {
  const { text } = await texts[slug]()
  return { slug, text }
}

async function search(query: string): Promise<readonly HelpSlug[] | null> {
  if (query.trim() === '') return null
  try {
    const { searchHelp } = await import('./search/search-help.ts')
    return await searchHelp(query)
  } catch {
    // Without a network the page stays, and says so.
    return null
  }
}

/** Loads the Help Center at any of its five addresses. */
export async function loadHelp({ request }: LoaderFunctionArgs): Promise<HelpData> {
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.replace(/(?!^)\/+$/, '')
  const topic = path.slice(1)
  const slug = searchParams.get(openParameter)
  const query = (searchParams.get('q') ?? '').slice(0, longestQuery)
  return {
    path,
    topic: isTopicSlug(topic) ? await open(topic) : null,
    article: isArticleSlug(slug) ? await open(slug) : null,
    query,
    found: await search(query),
  }
}

/** Loads an article's own page; an unknown one is answered with status 404. Topics have shorter addresses. */
export async function loadArticle({ params }: LoaderFunctionArgs) {
  const { slug } = params
  if (isTopicSlug(slug)) return redirect(helpPath(slug), 301)
  if (isArticleSlug(slug)) return open(slug)
  return data(null, { status: 404 })
}
