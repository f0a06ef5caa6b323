import { ButtonLink, EmptyState, Loading } from '@basera/platform/design'
import { SceneSuitcase } from '@basera/platform/design/art'
import { useApi, useSentences } from '@basera/platform/web'
import type { AlertCalls } from '@basera/rooms/contract'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import en from '../locales/en.json'
import { roomsPathOf } from './alert-row.tsx'
import { alertsPath, askAlertsAnew } from './use-alerts.ts'

/** Where mails and notifications lead: marks the alert as opened, then shows its rooms (rooms.alert-seen). */
export function OpenAlert({ id }: { readonly id: string }) {
  const t = useSentences(en)
  const api = useApi<AlertCalls>()
  const navigate = useNavigate()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const gone = new AbortController()
    api('POST /api/me/alerts/{id}/seen', { params: { id } }, { signal: gone.signal }).then(
      (alert) => {
        void askAlertsAnew()
        void navigate(roomsPathOf(alert), { replace: true })
      },
      () => gone.signal.aborted || setFailed(true),
    )
    return () => gone.abort()
  }, [api, id, navigate])
  const all = (
    <ButtonLink look="primary" href={alertsPath}>
      {t('rooms.alerts.see')}
    </ButtonLink>
  )
  return (
    <div className="wrap py-10">
      {hasFailed ? (
        <EmptyState scene={<SceneSuitcase />} title={t('rooms.alerts.gone')} level={1} actions={all}>
          {t('rooms.alerts.gone.text')}
        </EmptyState>
      ) : (
        <Loading words={t('rooms.alerts.loading')} />
      )}
    </div>
  )
}
