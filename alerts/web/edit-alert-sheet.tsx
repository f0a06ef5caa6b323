import { type Alert, type AlertCalls, alertSentences } from '@basera/alerts/contract'
import { Problem } from '@basera/platform/contract'
import { Banner, Button, Dialog, showToast } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { type SubmitEvent, useState } from 'react'
import { type AlertDraft, AlertFields } from './alert-fields.tsx'
import en from './locales/en.json'
import { type Alerts, askAlertsAnew, showAlert } from './use-alerts.ts'
import { usePushOffer } from './use-push-offer.ts'

interface EditAlertSheetProps {
  readonly alert: Alert
  readonly alerts: Alerts
  readonly onClose: () => void
}

export function EditAlertSheet({ alert, alerts, onClose }: EditAlertSheetProps) {
  const t = useSentences(en)
  const api = useApi<AlertCalls>()
  const { name, by_mail, by_push, frequency } = alert
  const [draft, setDraft] = useState<AlertDraft>({ name, by_mail, by_push, frequency })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const turnOnPush = usePushOffer(alerts.push)
  const isUnnamed = !draft.name.trim()
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isUnnamed || isBusy) return
    setBusy(true)
    setFailure(undefined)
    // At once: browsers ask for a permission only within the press.
    const asked = draft.by_push ? turnOnPush?.() : undefined
    try {
      showAlert(await api('PATCH /api/me/alerts/{id}', { params: { id: alert.id }, body: draft }))
      const outcome = await asked
      if (outcome === 'on') void askAlertsAnew()
      onClose()
      if (outcome && outcome !== 'on') showToast(t('alerts.savedWithoutPush'))
    } catch (error) {
      setFailure(error instanceof Problem ? error.message : t('alerts.notSaved'))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} title={t('alerts.editTitle')} closeLabel={t('alerts.close')} width={480}>
      <form onSubmit={(event) => void submit(event)} className="mt-4 grid gap-5.5">
        <AlertFields
          draft={draft}
          error={isUnnamed ? alertSentences.nameRequired : undefined}
          email={alerts.email}
          isEmailProven={alerts.email_proven}
          push={alerts.push}
          asksOnSave={turnOnPush !== undefined}
          onChange={(patch) => setDraft({ ...draft, ...patch })}
        />
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Button type="submit" look="primary" busy={isBusy}>
          {t('alerts.saveChanges')}
        </Button>
      </form>
    </Dialog>
  )
}
