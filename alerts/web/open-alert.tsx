import type { AlertCalls } from '@basera/alerts/contract'
import { ButtonLink, EmptyState, Loading } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { useApi, useSentences } from '@basera/platform/web'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useResultsPath } from './alert-kinds.ts'
import en from './locales/en.json'
import { alertsPath, askAlertsAnew } from './use-alerts.ts'

/** Where mails and notifications lead: marks the alert as opened, then shows what it found (alerts.since-seen). */
export function OpenAlert({ id }: { readonly id: string }) {
  const t = useSentences(en)
  const api = useApi<AlertCalls>()
  const navigate = useNavigate()
  const resultsPath = useResultsPath()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const gone = new AbortController()
    api('POST /api/me/alerts/{id}/seen', { params: { id } }, { signal: gone.signal }).then(
      (alert) => {
        void askAlertsAnew()
        void navigate(resultsPath(alert), { replace: true })
      },
      () => gone.signal.aborted || setFailed(true),
    )
    return () => gone.abort()
  }, [api, id, navigate, resultsPath])
  const all = (
    <ButtonLink look="primary" href={alertsPath}>
      {t('alerts.see')}
    </ButtonLink>
  )
  return (
    <div className="wrap py-10">
      {hasFailed ? (
        <EmptyState scene={<SceneSuitcase />} title={t('alerts.gone')} level={1} actions={all}>
          {t('alerts.gone.text')}
        </EmptyState>
      ) : (
        <Loading words={t('alerts.loading')} />
      )}
    </div>
  )
}
