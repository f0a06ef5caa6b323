import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import en from '../locales/en.json'
import { shortlistPath, useShortlists } from './use-shortlists.ts'

/** Ways to the shortlists that the member holds; nothing while there are none. */
export function OwnShortlists() {
  const t = useSentences(en)
  const lists = useShortlists().data?.items ?? []
  if (lists.length === 0) return null
  return (
    <section className="mt-5">
      <h2 className="label">{t('rooms.shortlist.yours')}</h2>
      <ul className="flex flex-wrap gap-x-5">
        {lists.map(({ id, name, rooms }) => (
          <li key={id}>
            <Link className="link inline-flex min-h-11 items-center wrap-anywhere" to={shortlistPath(id)}>
              {t('rooms.shortlist.listed', { name, n: rooms })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
