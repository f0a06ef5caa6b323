import { Dialog } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { entryOf } from '../content/en/contents.ts'
import type { ArticleSlug } from '../contract/articles.ts'
import { ArticleLink } from './article-link.tsx'
import { Feedback } from './feedback.tsx'
import { type Opened, openParameter } from './help-data.ts'
import en from './locales/en.json'
import { Related, rowLink } from './related.tsx'
import { TextBlocks } from './text-blocks.tsx'

function useClose() {
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

/** An article opened over the Help Center (marketplace 2: "opened in a modal"). */
export function ArticleDialog({ article }: { readonly article: Opened<ArticleSlug> }) {
  const t = useSentences(en)
  const close = useClose()
  const { title, category } = entryOf(article.slug)
  const heading = (
    <>
      <span className="mb-0.5 block font-normal text-ink-3 text-small tracking-normal">{category}</span>
      {title}
    </>
  )
  return (
    <Dialog open onClose={close} title={heading} closeLabel={t('help.article.close')} width={600}>
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
