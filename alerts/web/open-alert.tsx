import type { AlertCalls } from '@basera/alerts/contract'
import { Problem } from '@basera/platform/contract'
import { ButtonLink, EmptyState, Loading, RetryBanner } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { useApi, useSentences } from '@basera/platform/web'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useResultsPath } from './alert-kinds.ts'
import en from './locales/en.json'
import { alertsPath, askAlertsAnew } from './use-alerts.ts'

const isGone = (error: unknown) =>
  error instanceof Problem && (error.code === 'not_found' || error.code === 'validation_failed')

/** Where mails and notifications lead: marks the alert as opened, then shows what it found (alerts.since-seen). */
export function OpenAlert({ id }: { readonly id: string }) {
  const t = useSentences(en)
  const api = useApi<AlertCalls>()
  const navigate = useNavigate()
  const resultsPath = useResultsPath()
  const [failure, setFailure] = useState<'gone' | 'unread'>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const gone = new AbortController()
    api('POST /api/me/alerts/{id}/seen', { params: { id } }, { signal: gone.signal }).then(
      (alert) => {
        void askAlertsAnew()
        void navigate(resultsPath(alert), { replace: true })
      },
      (error: unknown) => gone.signal.aborted || setFailure(isGone(error) ? 'gone' : 'unread'),
    )
    return () => gone.abort()
  }, [api, id, navigate, resultsPath, attempt])
  function retry() {
    setFailure(undefined)
    setAttempt((before) => before + 1)
  }
  const all = (
    <ButtonLink look="primary" href={alertsPath}>
      {t('alerts.see')}
    </ButtonLink>
  )
  return (
    <div className="wrap py-10">
      {failure === 'unread' ? (
        <>
          <h1 className="mb-5 text-h1">{t('alerts.title')}</h1>
          <RetryBanner className="items-center" retry={t('alerts.tryAgain')} onRetry={retry}>
            {t('alerts.failed')}
          </RetryBanner>
        </>
      ) : failure ? (
        <EmptyState scene={<SceneSuitcase />} title={t('alerts.gone')} level={1} actions={all}>
          {t('alerts.gone.text')}
        </EmptyState>
      ) : (
        <Loading words={t('alerts.loading')} />
      )}
    </div>
  )
}
