import { buttonClass } from '@basera/platform/design'
import { ScenePlate } from '@basera/platform/design/art'
import { lazyPart, pageHandle, sentencesOf, useSentences } from '@basera/platform/web'
import { loadConsole } from '@basera/trust/web'
import { Suspense, useEffect, useState } from 'react'
import { data, Link, useLocation } from 'react-router'
import en from '../locales/en.json'

export const loader = () => data(null, { status: 404 })

export const handle = pageHandle(() => ({
  title: `${sentencesOf(en)('errors.notFound.title')} | Basera`,
  noIndex: true,
}))

function NotFound() {
  const t = useSentences(en)
  return (
    <div className="wrap empty page-prompt">
      <ScenePlate />
      <h1 className="text-h1">{t('errors.notFound.title')}</h1>
      <p>{t('errors.notFound.hint')}</p>
      <div>
        <Link className={buttonClass({ look: 'primary' })} to="/">
          {t('errors.notFound.home')}
        </Link>
        <Link className={buttonClass()} to="/find-room">
          {t('errors.notFound.findRoom')}
        </Link>
      </div>
    </div>
  )
}

const Desk = lazyPart(loadConsole)

/** For everybody but moderators the safety desk is an address like any other that is not there (trust.moderator-role). */
export function Component() {
  const { pathname } = useLocation()
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])
  if (pathname !== '/moderate' || !isInBrowser) return <NotFound />
  return (
    <Suspense fallback={<NotFound />}>
      <Desk NotFound={NotFound} />
    </Suspense>
  )
}
