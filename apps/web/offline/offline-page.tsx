import { buttonClass } from '@basera/platform/design'
import { ScenePlate } from '@basera/platform/design/art'
import { dayInIndia, pageHandle, sentencesOf, shortDate, useSentences } from '@basera/platform/web'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import en from '../locales/en.json'
import { type KeptPage, readKeptPages } from './kept-pages.ts'
import { openOnceServed } from './open-once-served.ts'

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('offline.title')} | Basera`,
  noIndex: true,
}))

const doors = [
  ['/saved', 'offline.saved'],
  ['/chats', 'offline.chats'],
  ['/visits', 'offline.visits'],
] as const

/** Within the site. */
const isPath = (from: string) => /^\/(?![/\\])/.test(from)

/** Stands, without a network, for a page that is not kept (shell.kept-pages). */
export function Component() {
  const t = useSentences(en)
  const [wanted, setWanted] = useState('/')
  const [pages, setPages] = useState<readonly KeptPage[]>()
  // One document, kept by the worker, serves every address.
  useEffect(() => {
    const from = new URLSearchParams(window.location.search).get('from') ?? ''
    const page = isPath(from) ? from : '/'
    setWanted(page)
    readKeptPages().then(setPages, () => setPages([]))
    return openOnceServed(page)
  }, [])
  return (
    <div className="wrap pb-14 lg:pb-24">
      <div className="empty">
        <ScenePlate />
        <h1 className="text-h1">{t('offline.title')}</h1>
        <p>{t('offline.hint')}</p>
        <div>
          <Link className={buttonClass({ look: 'primary' })} to={wanted} reloadDocument>
            {t('offline.retry')}
          </Link>
        </div>
      </div>
      <nav aria-label={t('offline.here')}>
        <h2 className="text-h2">{t('offline.here')}</h2>
        <ul className="mt-3">
          {doors.map(([path, name]) => (
            <li key={path}>
              <Link className="link inline-flex min-h-11 items-center" to={path} reloadDocument>
                {t(name)}
              </Link>
            </li>
          ))}
        </ul>
        <h2 className="mt-5 text-h2">{t('offline.kept')}</h2>
        {pages?.length === 0 && <p className="mt-3 text-ink-2">{t('offline.kept.none')}</p>}
        <ul className="mt-3">
          {pages?.map(({ path, title, day }) => (
            <li key={path}>
              <Link className="link inline-flex min-h-11 items-center" to={path} reloadDocument>
                {title}
              </Link>{' '}
              <span className="text-ink-3 text-small">{shortDate(dayInIndia(day))}</span>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
