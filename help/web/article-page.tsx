import { ButtonLink, EmptyState } from '@basera/platform/design'
import { ScenePlate } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { Link, useLoaderData } from 'react-router'
import { entryOf } from '../content/en/contents.ts'
import { helpPath } from '../contract/articles.ts'
import { ContactPanel } from './contact.tsx'
import { Feedback } from './feedback.tsx'
import type { OpenedText } from './help-data.ts'
import en from './locales/en.json'
import { Related, rowLink } from './related.tsx'
import { SearchBox } from './search-box.tsx'
import { TextBlocks } from './text-blocks.tsx'

export { loadArticle as loader } from './help-data.ts'
export { articleHandle as handle } from './help-head.ts'

function Missing() {
  const t = useSentences(en)
  return (
    <div className="wrap py-11">
      <EmptyState
        level={1}
        scene={<ScenePlate />}
        title={t('help.article.missing')}
        actions={
          <ButtonLink href="/help" look="primary">
            {t('help.search.all')}
          </ButtonLink>
        }
      >
        {t('help.article.missing.hint')}
      </EmptyState>
    </div>
  )
}

function Article({ article }: { readonly article: OpenedText }) {
  const t = useSentences(en)
  const { title, summary, category } = entryOf(article.slug)
  return (
    <article className="min-w-0">
      <nav aria-label={t('help.breadcrumb')} className="text-small">
        <Link to="/help" className="inline-flex min-h-11 items-center text-link underline underline-offset-3">
          {t('help.title')}
        </Link>
        <span className="text-ink-3"> / {category}</span>
      </nav>
      <h1 className="text-h1">{title}</h1>
      <p className="mt-1 mb-5 max-w-(--measure) text-ink-3 text-lead">{summary}</p>
      <TextBlocks text={article.text} level={2} />
      <div className="max-w-(--measure)">
        <Feedback slug={article.slug} />
      </div>
      <Related
        slugs={article.text.related}
        level={2}
        link={(slug, row) => (
          <Link to={helpPath(slug)} className={rowLink}>
            {row}
          </Link>
        )}
      />
    </article>
  )
}

/** An article's own page (help.article-address). */
export function Component() {
  const article = useLoaderData<OpenedText | null>()
  if (!article) return <Missing />
  return (
    <div className="wrap grid items-start gap-x-18 gap-y-10 pt-6 pb-14 lg:grid-cols-[1fr_372px]">
      <Article key={article.slug} article={article} />
      <aside className="grid gap-6 lg:pt-11">
        <SearchBox path="/help" query="" />
        <ContactPanel />
      </aside>
    </div>
  )
}
