import { SceneCandle } from '@basera/platform/design/art'
import { RotateCwIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import en from '../locales/en.json'
import { errorMessage, isNotFound } from './error-message.ts'
import { NotFound } from './not-found.tsx'

/** What stands in a page's place when it fails (accounts 2, marketplace 8): the bars around it stay. */
export function PageError() {
  const t = useSentences(en)
  const error = useRouteError()
  useEffect(() => {
    if (!isNotFound(error)) console.error(error)
  }, [error])
  if (isNotFound(error)) return <NotFound />
  return (
    <div className="wrap empty page-prompt">
      <SceneCandle />
      <h1 className="text-h1">{t('errors.title')}</h1>
      <p>{t('errors.hint')}</p>
      <p>
        <code className="inline-block rounded-2 bg-sunken px-3 py-1.5 text-small">{errorMessage(error)}</code>
      </p>
      <div>
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          <RotateCwIcon />
          {t('errors.reload')}
        </button>
      </div>
    </div>
  )
}
