import type { Alert, AlertCalls } from '@basera/alerts/contract'
import { Problem } from '@basera/platform/contract'
import { Banner, Button, IconButton } from '@basera/platform/design'
import { PencilIcon, Trash2Icon } from '@basera/platform/design/icons'
import { dayInIndia, shortDate, useApi, useSentences } from '@basera/platform/web'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAlertKinds, useResultsPath } from './alert-kinds.ts'
import { EditAlertSheet } from './edit-alert-sheet.tsx'
import en from './locales/en.json'
import { type Alerts, dropAlert, showAlert } from './use-alerts.ts'

interface AlertRowProps {
  readonly alert: Alert
  readonly alerts: Alerts
  readonly onDeleted: () => void
}

function useRow(alert: Alert, onDeleted: () => void) {
  const api = useApi<AlertCalls>()
  const params = { id: alert.id }
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  async function act(work: () => Promise<unknown>) {
    if (isBusy) return
    setBusy(true)
    setFailed(false)
    await work().catch((error: unknown) => {
      // Another tab deleted it.
      if (error instanceof Problem && error.code === 'not_found') dropAlert(alert.id)
      else setFailed(true)
    })
    setBusy(false)
  }
  return {
    isBusy,
    hasFailed,
    pause: (paused: boolean) =>
      act(async () => showAlert(await api('PATCH /api/me/alerts/{id}', { params, body: { paused } }))),
    remove: () =>
      act(async () => {
        await api('DELETE /api/me/alerts/{id}', { params })
        onDeleted()
      }),
    /** The link leads on at once; the list is asked anew when it is shown again. */
    see: () => void api('POST /api/me/alerts/{id}/seen', { params }).then(showAlert, () => undefined),
  }
}

export function AlertRow({ alert, alerts, onDeleted }: AlertRowProps) {
  const t = useSentences(en)
  const { isBusy, hasFailed, pause, remove, see } = useRow(alert, onDeleted)
  const [isEditing, setEditing] = useState(false)
  const { name, kind, new_results: n, paused_at: pausedAt } = alert
  const words = useAlertKinds()[kind].criteria(alert.query).join(' · ')
  const resultsPath = useResultsPath()
  return (
    <article data-alert={alert.id}>
      <h2 className="text-h3 wrap-anywhere">{name}</h2>
      {words && <p className="mt-0.5 text-small text-ink-2 wrap-anywhere">{words}</p>}
      <p className="mt-1.5">
        <Link
          className="link inline-flex min-h-11 items-center font-[600]"
          to={resultsPath(alert)}
          onClick={see}
        >
          {n > 0
            ? t(n < 100 ? `alerts.found.${kind}` : `alerts.many.${kind}`, { n })
            : t(`alerts.noneNew.${kind}`)}
        </Link>
      </p>
      <p className="text-small text-ink-2">
        {pausedAt
          ? t('alerts.pausedSince', { day: shortDate(dayInIndia(pausedAt)) })
          : [channelWords(alert, t), t(`alerts.often.${alert.frequency}`)].join(' · ')}
      </p>
      {hasFailed && (
        <Banner tone="danger" className="mt-3">
          {t('alerts.notSaved')}
        </Banner>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button
          size="s"
          icon={<PencilIcon />}
          aria-haspopup="dialog"
          aria-label={t('alerts.editOf', { name })}
          onClick={() => setEditing(true)}
        >
          {t('alerts.edit')}
        </Button>
        <Button
          size="s"
          busy={isBusy}
          aria-label={t(pausedAt ? 'alerts.resumeOf' : 'alerts.pauseOf', { name })}
          onClick={() => void pause(pausedAt === null)}
        >
          {t(pausedAt ? 'alerts.resume' : 'alerts.pause')}
        </Button>
        <IconButton
          label={t('alerts.delete', { name })}
          icon={<Trash2Icon />}
          onClick={() => void remove()}
        />
      </div>
      {isEditing && <EditAlertSheet alert={alert} alerts={alerts} onClose={() => setEditing(false)} />}
    </article>
  )
}

function channelWords({ by_mail, by_push }: Alert, t: ReturnType<typeof useSentences<typeof en>>): string {
  if (by_mail && by_push) return t('alerts.byBoth')
  if (by_mail) return t('alerts.mail')
  return t(by_push ? 'alerts.push' : 'alerts.onlyHere')
}
