import { type Alert, type AlertCalls, alertRestoreSeconds } from '@basera/alerts/contract'
import { Button } from '@basera/platform/design'
import { RotateCcwIcon } from '@basera/platform/design/icons'
import { useApi, useSentences } from '@basera/platform/web'
import { useEffect, useRef, useState } from 'react'
import en from './locales/en.json'
import { dropAlert, showAlert } from './use-alerts.ts'

interface DeletedAlertProps {
  readonly alert: Alert
  readonly onRestored: () => void
}

/** In a deleted alert's place, with Undo for as long as the server takes it (alerts.delete-undo). */
export function DeletedAlert({ alert, onRestored }: DeletedAlertProps) {
  const t = useSentences(en)
  const api = useApi<AlertCalls>()
  const undo = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  useEffect(() => undo.current?.focus(), [])
  useEffect(() => {
    const timer = setTimeout(() => dropAlert(alert.id), (alertRestoreSeconds - 5) * 1000)
    return () => clearTimeout(timer)
  }, [alert.id])
  const restore = async () => {
    setState('busy')
    try {
      showAlert(await api('POST /api/me/alerts/{id}/restore', { params: { id: alert.id } }))
      onRestored()
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-3 bg-sunken px-3 py-3">
      <p role={state === 'failed' ? 'alert' : undefined} className="min-w-0 flex-1 wrap-anywhere">
        {t(state === 'failed' ? 'alerts.restoreFailed' : 'alerts.deleted', { name: alert.name })}
      </p>
      <Button
        ref={undo}
        size="s"
        icon={<RotateCcwIcon />}
        busy={state === 'busy'}
        onClick={() => void restore()}
      >
        {t('alerts.undo')}
      </Button>
    </div>
  )
}
