import { Dialog } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { entryOf } from '../content/en/contents.ts'
import { type ArticleSlug, type HelpSlug, helpPath, isArticleSlug } from '../contract/articles.ts'
import { Feedback } from './feedback.tsx'
import { type OpenedText, openParameter } from './help-data.ts'
import en from './locales/en.json'
import { Related, rowLink } from './related.tsx'
import { TextBlocks } from './text-blocks.tsx'

interface ArticleLinkProps {
  readonly slug: HelpSlug
  readonly className?: string
  readonly children: ReactNode
  /** Replaces the current history entry, so that Back leaves the dialog. */
  readonly replace?: boolean
}

/**
 * A link that opens an article over the Help Center. The address bar shows the article's own page, where the link leads
 * without scripts, in a new tab and when shared. Topics open their page.
 */
export function ArticleLink({ slug, className, children, replace = false }: ArticleLinkProps) {
  const [parameters] = useSearchParams()
  if (!isArticleSlug(slug)) {
    return (
      <Link to={helpPath(slug)} className={className}>
        {children}
      </Link>
    )
  }
  const opened = new URLSearchParams(parameters)
  opened.set(openParameter, slug)
  return (
    <Link
      to={{ search: `?${opened}` }}
      mask={helpPath(slug)}
      preventScrollReset
      replace={replace}
      className={className}
    >
      {children}
    </Link>
  )
}

function useCloseArticle() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  return () => {
    const rest = new URLSearchParams(parameters)
    rest.delete(openParameter)
    navigate(
      { pathname, search: rest.size > 0 ? `?${rest}` : '' },
      { replace: true, preventScrollReset: true },
    )
  }
}

/** An article open over the Help Center (help.article-dialog). */
export function ArticleDialog({ article }: { readonly article: OpenedText<ArticleSlug> }) {
  const t = useSentences(en)
  const close = useCloseArticle()
  const { title, category } = entryOf(article.slug)
  const heading = (
    <>
      <span className="mb-0.5 block font-normal text-ink-3 text-small tracking-normal">{category}</span>
      {title}
    </>
  )
  return (
    <Dialog open isInAddress onClose={close} title={heading} closeLabel={t('help.article.close')} width={600}>
      <div key={article.slug} className="mt-3">
        <TextBlocks text={article.text} level={3} />
        <Feedback slug={article.slug} />
        <Related
          slugs={article.text.related}
          level={3}
          link={(slug, row) => (
            <ArticleLink slug={slug} replace className={rowLink}>
              {row}
            </ArticleLink>
          )}
        />
      </div>
    </Dialog>
  )
}
