import { ChevronRightIcon } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import type { ReactNode } from 'react'
import { entryOf } from '../content/en/contents.ts'
import type { HelpSlug } from '../contract/articles.ts'
import en from './locales/en.json'

export const rowLink =
  'flex min-h-13 items-center justify-between gap-2.5 py-2 font-medium leading-snug hover:text-link hover:underline hover:underline-offset-3'

/** A row in a list of texts: title and arrow. */
export function Row({ slug }: { readonly slug: HelpSlug }) {
  return (
    <>
      {entryOf(slug).title}
      <ChevronRightIcon size="s" className="text-ink-3" />
    </>
  )
}

interface RelatedProps {
  readonly slugs: readonly HelpSlug[]
  readonly level: 2 | 3
  /** Wraps a row in a link, which differs between the dialog and the article's own page. */
  readonly link: (slug: HelpSlug, row: ReactNode) => ReactNode
}

export function Related({ slugs, level, link }: RelatedProps) {
  const t = useSentences(en)
  const Heading = `h${level}` as const
  return (
    <div className="mt-6 max-w-(--measure)">
      <Heading className="text-label text-ink-3">{t('help.article.related')}</Heading>
      <ul className="divide-y divide-line">
        {slugs.map((slug) => (
          <li key={slug}>{link(slug, <Row slug={slug} />)}</li>
        ))}
      </ul>
    </div>
  )
}
