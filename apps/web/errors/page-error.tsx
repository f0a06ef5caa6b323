import { Problem } from '@basera/platform/contract'
import { RotateCwIcon } from '@basera/platform/design/icons'
import { sentencesOf, serverAnswers, useSentences } from '@basera/platform/web'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import en from '../locales/en.json'
import { Candle } from '../shell/islands.ts'
import { loadReport } from './fatal-screen.tsx'

/** The code of the page did not come: no network, or a release has taken it away. */
const isCodeMissing = (error: unknown) => error instanceof TypeError && /import|module/.test(error.message)

/** Once for an address: the document comes from what this device keeps, or from the server once it answers. */
async function loadAnew(): Promise<void> {
  const { href } = window.location
  if (!navigator.serviceWorker?.controller) await serverAnswers()
  if (window.location.href !== href) return
  try {
    if (sessionStorage.getItem('loaded-anew') === href) return
    sessionStorage.setItem('loaded-anew', href)
  } catch {
    return
  }
  window.location.reload()
}

/** Failures of server rendering stay in the server's log. */
export function errorMessage(error: unknown, inBrowser = typeof document !== 'undefined'): string {
  if (error instanceof Problem) return error.message
  if (isCodeMissing(error)) return sentencesOf(en)('shell.offline')
  if (isRouteErrorResponse(error)) return error.statusText || String(error.status)
  return inBrowser && error instanceof Error && error.message
    ? error.message
    : sentencesOf(en)('errors.unknown')
}

/** shell.page-error; in the first load. */
export function PageError() {
  const t = useSentences(en)
  const error = useRouteError()
  const [reference, setReference] = useState<string>()
  useEffect(() => {
    if (isCodeMissing(error)) void loadAnew()
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
