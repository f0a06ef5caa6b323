import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type HelpSlug, helpPath, isArticleSlug } from '../contract/articles.ts'
import { openParameter } from './help-data.ts'

interface ArticleLinkProps {
  readonly slug: HelpSlug
  readonly className?: string
  readonly children: ReactNode
  /** Takes the place of the address before, so that Back leads out of the dialog. */
  readonly replace?: boolean
}

/**
 * A link that opens an article over the Help Center. The address becomes that of the article's own page, which is
 * where the link leads without script, in a new tab, and for whoever gets the address. Topics open their page.
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
