import {
  ChevronDownIcon,
  DoorOpenIcon,
  HousePlusIcon,
  type Icon,
  MessageCircleIcon,
  ShieldCheckIcon,
} from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { type Category, categories } from '../content/en/contents.ts'
import { faq } from '../content/en/faq.ts'
import { ArticleLink } from './article-dialog.tsx'
import en from './locales/en.json'
import { Row, rowLink } from './related.tsx'

const icons: Readonly<Record<Category['id'], Icon>> = {
  'getting-started': DoorOpenIcon,
  'listing-rooms': HousePlusIcon,
  communication: MessageCircleIcon,
  'safety-and-security': ShieldCheckIcon,
}

function OneCategory({ category: { id, title, articles } }: { readonly category: Category }) {
  const CategoryIcon = icons[id]
  return (
    <div>
      <span className="mb-3 grid h-13 w-12 place-items-center rounded-arch bg-primary-soft text-on-primary-soft">
        <CategoryIcon size="l" />
      </span>
      <h2 className="text-h3">{title}</h2>
      <ul className="divide-y divide-line">
        {articles.map(({ slug }) => (
          <li key={slug}>
            <ArticleLink slug={slug} className={rowLink}>
              <Row slug={slug} />
            </ArticleLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** All articles by category (help.article-count). */
export function Categories() {
  return (
    <section className="wrap grid gap-x-10 gap-y-9 pt-11 pb-6 md:grid-cols-2 lg:grid-cols-4 lg:gap-9">
      {categories.map((category) => (
        <OneCategory key={category.id} category={category} />
      ))}
    </section>
  )
}

/** The frequently asked questions, the first one open (help.question-count). */
export function FaqList() {
  const t = useSentences(en)
  return (
    <div>
      <h2 className="mb-4.5 text-h2">{t('help.faq')}</h2>
      {faq.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className="group border-line border-t last:border-b">
          <summary className="flex min-h-15 list-none items-center justify-between gap-4 py-2.5 font-semibold text-[1.0625rem] [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDownIcon className="text-ink-3 transition-transform duration-(--t-base) group-open:rotate-180" />
          </summary>
          <p className="max-w-176 pe-10 pb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  )
}
