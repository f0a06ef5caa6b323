import { RotateCwIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import en from '../locales/en.json'
import { Candle } from '../shell/islands.ts'
import { errorMessage } from './error-message.ts'
import { loadReport } from './fatal-screen.tsx'

/** What stands in a page's place when it fails (accounts 2, marketplace 8). It needs no further code to say so. */
export function PageError() {
  const t = useSentences(en)
  const error = useRouteError()
  const [reference, setReference] = useState<string>()
  useEffect(() => {
    console.error(error)
    loadReport().then(({ reportFailure }) => setReference(reportFailure('page', error)))
  }, [error])
  return (
    <div className="wrap empty page-prompt">
      <Candle className="mb-3 w-[168px]" />
      <h1 className="text-h1">{t('errors.title')}</h1>
      <p>{t('errors.hint')}</p>
      <p>
        <code>{errorMessage(error)}</code>
      </p>
      <p>{reference}</p>
      <div>
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          <RotateCwIcon />
          {t('errors.reload')}
        </button>
      </div>
    </div>
  )
}
