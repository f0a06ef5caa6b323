import { Banner, ButtonLink, EmptyState } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { entryOf } from '../content/en/contents.ts'
import type { HelpSlug } from '../contract/articles.ts'
import { ArticleLink } from './article-dialog.tsx'
import en from './locales/en.json'

function NothingFound({ query }: { readonly query: string }) {
  const t = useSentences(en)
  const actions = (
    <>
      <ButtonLink href="/contact" look="primary">
        {t('help.contact.support')}
      </ButtonLink>
      <ButtonLink href="/help">{t('help.search.all')}</ButtonLink>
    </>
  )
  return (
    <EmptyState scene={<SceneSuitcase />} title={t('help.search.none')} actions={actions}>
      {t('help.search.none.hint', { q: query })}
    </EmptyState>
  )
}

function FoundList({ found }: { readonly found: readonly HelpSlug[] }) {
  const t = useSentences(en)
  return (
    <>
      <h2 className="text-h2">{t('help.search.found', { n: found.length })}</h2>
      <ul className="mt-3 max-w-180 divide-y divide-line">
        {found.map((slug) => {
          const { title, summary, category } = entryOf(slug)
          return (
            <li key={slug}>
              <ArticleLink slug={slug} className="group block py-4">
                <span className="block text-ink-3 text-small">{category ?? t('help.title')}</span>
                <span className="block text-h3 group-hover:text-link group-hover:underline">{title}</span>
                <span className="mt-0.5 block text-ink-2">{summary}</span>
              </ArticleLink>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Tells screen readers how many texts were found. On the page from the start, or readers would not announce it. */
export function ResultsStatus({ query, found }: ResultsProps) {
  const t = useSentences(en)
  const n = found?.length
  return (
    <p role="status" className="sr-only">
      {query.trim() === '' || n === undefined
        ? ''
        : n > 0
          ? t('help.search.found', { n })
          : t('help.search.none')}
    </p>
  )
}

interface ResultsProps {
  readonly query: string
  /** Null when the search could not be loaded. */
  readonly found: readonly HelpSlug[] | null
}

/** What a search found, in place of the Help Center's contents. */
export function Results({ query, found }: ResultsProps) {
  const t = useSentences(en)
  if (!found) {
    return (
      <div className="wrap py-11">
        <Banner tone="danger">{t('help.search.failed')}</Banner>
      </div>
    )
  }
  return (
    <div className="wrap min-h-[50vh] py-11">
      {found.length === 0 ? <NothingFound query={query} /> : <FoundList found={found} />}
    </div>
  )
}
