import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { entryOf } from '../content/en/contents.ts'
import type { TopicSlug } from '../contract/articles.ts'
import { ArticleDialog } from './article-dialog.tsx'
import { ArticleLink } from './article-link.tsx'
import { Categories } from './categories.tsx'
import { ContactPanel, ContactSection } from './contact.tsx'
import { FaqList } from './faq-list.tsx'
import { Feedback } from './feedback.tsx'
import type { HelpData, Opened } from './help-data.ts'
import { Hero } from './hero.tsx'
import { Related, rowLink } from './related.tsx'
import { Results, ResultsStatus } from './results.tsx'
import { TextBlocks } from './text-blocks.tsx'

export { loadHelp as loader } from './help-data.ts'
export { helpHandle as handle } from './help-head.ts'

/** All five addresses are children of this one route, so the path counts like a parameter. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search

function Topic({ topic: { slug, text } }: { readonly topic: Opened<TopicSlug> }) {
  const { title, summary } = entryOf(slug)
  return (
    <section className="wrap grid items-start gap-x-18 pt-11 lg:grid-cols-[1fr_372px]">
      <div>
        <h2 className="text-h2">{title}</h2>
        <p className="mt-1 mb-5 max-w-(--measure) text-ink-3 text-lead">{summary}</p>
        <TextBlocks text={text} level={3} />
        <div className="max-w-(--measure)">
          <Feedback slug={slug} />
        </div>
      </div>
      <Related
        slugs={text.related}
        level={3}
        link={(other, row) => (
          <ArticleLink slug={other} className={rowLink}>
            {row}
          </ArticleLink>
        )}
      />
    </section>
  )
}

function Contents({ path, topic }: HelpData) {
  const contact = path === '/contact'
  return (
    <>
      {contact ? <ContactSection /> : null}
      {topic ? <Topic key={topic.slug} topic={topic} /> : null}
      <Categories />
      <section className="wrap grid items-start gap-x-18 gap-y-10 pt-10 pb-14 lg:grid-cols-[1fr_372px]">
        <FaqList />
        {contact ? null : <ContactPanel />}
      </section>
    </>
  )
}

/** The Help Center at its five addresses, each opened at its topic (marketplace 2, decisions 9). */
export function Component() {
  const help = useLoaderData<HelpData>()
  const { path, query, found, article } = help
  return (
    <>
      <Hero path={path} query={query} />
      <ResultsStatus query={query} found={found} />
      {query.trim() === '' ? <Contents {...help} /> : <Results query={query} found={found} />}
      {article ? <ArticleDialog article={article} /> : null}
    </>
  )
}
