import { DoorChai, DoorOpen, Toran } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { entryOf } from '../content/en/contents.ts'
import type { TopicSlug } from '../contract/articles.ts'
import { ArticleDialog, ArticleLink } from './article-dialog.tsx'
import { ContactPanel, ContactSection } from './contact.tsx'
import { Feedback } from './feedback.tsx'
import { Categories, FaqList } from './help-contents.tsx'
import type { HelpData, OpenedText } from './help-data.ts'
import en from './locales/en.json'
import { Related, rowLink } from './related.tsx'
import { Results, ResultsStatus } from './results.tsx'
import { SearchBox } from './search-box.tsx'
import { TextBlocks } from './text-blocks.tsx'

export { loadHelp as loader } from './help-data.ts'
export { helpHandle as handle } from './help-head.ts'

/** All five addresses are children of this route, so a new path needs new data. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search

/** The top of the Help Center: a garlanded wall with the search, doors on wide screens. */
function Hero({ path, query }: { readonly path: string; readonly query: string }) {
  const t = useSentences(en)
  return (
    <section className="relative overflow-hidden border-(--d-plinth) border-b-6 bg-(--d-wall)">
      <Toran className="absolute inset-x-0 top-0" />
      <div className="absolute end-[max(32px,calc(50%-600px))] bottom-0 hidden items-end gap-6 lg:flex *:w-41">
        <DoorChai />
        <DoorOpen />
      </div>
      <div className="wrap relative pt-16 pb-9 lg:pt-24 lg:pb-16">
        <h1 className="text-h1">{t('help.title')}</h1>
        <p className="mt-1 mb-4.5 text-lead">{t('help.lead')}</p>
        <SearchBox path={path} query={query} />
      </div>
    </section>
  )
}

function Topic({ topic: { slug, text } }: { readonly topic: OpenedText<TopicSlug> }) {
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

/** The Help Center at its five addresses (help.five-addresses). */
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
