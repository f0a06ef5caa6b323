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

/** A loaded text. */
export interface OpenedText<Slug extends HelpSlug = HelpSlug> {
  readonly slug: Slug
  readonly text: HelpText
}

/** The loader's data for one address of the Help Center. */
export interface HelpData {
  /** One of the five addresses. */
  readonly path: string
  /** The text of `/safety`, `/terms` or `/privacy` (help.legal-texts). */
  readonly topic: OpenedText<TopicSlug> | null
  /** The article open in the dialog. */
  readonly article: OpenedText<ArticleSlug> | null
  readonly query: string
  /** The texts found; null when nothing is searched or the search could not be loaded. */
  readonly found: readonly HelpSlug[] | null
}

/** Query parameter of the article that is open over the Help Center; the address bar shows the article's own page. */
export const openParameter = 'article'

const longestQuery = 100

async function open<Slug extends HelpSlug>(slug: Slug): Promise<OpenedText<Slug>> {
  const { text } = await texts[slug]()
  return { slug, text }
}

async function search(query: string): Promise<readonly HelpSlug[] | null> {
  if (query.trim() === '') return null
  try {
    const { searchHelp } = await import('./search.ts')
    return await searchHelp(query)
  } catch {
    // Without a network the page stays and says that the search failed.
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

/** Loads an article's own page. An unknown article answers 404, a topic redirects to its shorter address. */
export async function loadArticle({ params }: LoaderFunctionArgs) {
  const { slug } = params
  if (isTopicSlug(slug)) return redirect(helpPath(slug), 301)
  if (isArticleSlug(slug)) return open(slug)
  return data(null, { status: 404 })
}
