import {
  DoorOpenIcon,
  HousePlusIcon,
  type Icon,
  MessageCircleIcon,
  ShieldCheckIcon,
} from '@basera/platform/design'
import { type Category, categories } from '../content/en/contents.ts'
import { ArticleLink } from './article-link.tsx'
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

/** All articles: four categories of four (marketplace 2). */
export function Categories() {
  return (
    <section className="wrap grid gap-x-10 gap-y-9 pt-11 pb-6 md:grid-cols-2 lg:grid-cols-4 lg:gap-9">
      {categories.map((category) => (
        <OneCategory key={category.id} category={category} />
      ))}
    </section>
  )
}
