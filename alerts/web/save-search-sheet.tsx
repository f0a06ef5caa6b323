import { useSession, useSignInDialog } from '@basera/accounts/web'
import { type AlertCalls, type AlertKindName, alertSentences } from '@basera/alerts/contract'
import { Problem } from '@basera/platform/contract'
import { Banner, Button, Dialog } from '@basera/platform/design'
import { BellIcon } from '@basera/platform/design/icons'
import { useApi, useSentences } from '@basera/platform/web'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { type AlertDraft, AlertFields } from './alert-fields.tsx'
import { showAlertToast } from './alert-toast.tsx'
import en from './locales/en.json'
import { keepSearch, type NewAlert } from './search-to-save.ts'
import { showAlert, useAlerts } from './use-alerts.ts'
import { type TurnOnPush, usePushOffer } from './use-push-offer.ts'

interface SaveSearchSheetProps {
  readonly kind: AlertKindName
  readonly query: string
  readonly name: string
  readonly criteria: readonly string[]
  /** How much it would find. */
  readonly pace?: ReactNode
  readonly onClose: () => void
}

/** Nothing is ticked that the person did not tick. */
const quiet = { by_mail: false, by_push: false, frequency: 'daily' } as const

/** Sends a member's alert; a visitor's waits on the device until they have signed in (alerts.sign-in). */
function useSaving(kind: AlertKindName, turnOnPush: TurnOnPush | undefined, onClose: () => void) {
  const t = useSentences(en)
  const api = useApi<AlertCalls>()
  const { user } = useSession()
  const signIn = useSignInDialog()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function save(alert: NewAlert) {
    if (!user) {
      keepSearch(alert)
      onClose()
      return signIn.open()
    }
    setBusy(true)
    setFailure(undefined)
    // At once: browsers ask for a permission only within the press.
    const asked = alert.by_push ? turnOnPush?.() : undefined
    try {
      const call = kind === 'rooms' ? 'POST /api/me/alerts' : 'POST /api/me/roommate-alerts'
      showAlert(await api(call, { body: alert }))
      const outcome = await asked
      onClose()
      showAlertToast(outcome && outcome !== 'on' ? t('alerts.savedWithoutPush') : undefined)
    } catch (error) {
      setFailure(error instanceof Problem ? error.message : t('alerts.notSaved'))
      setBusy(false)
    }
  }
  return { save, isBusy, failure, isMember: user !== null }
}

const withoutOrder = (query: string): string => {
  const params = new URLSearchParams(query)
  params.delete('sort')
  return params.toString()
}

/** The fields as they were saved, where the search was saved before: saved again it is the same alert (alerts.search-saved). */
function useDraft({ kind, query, name }: SaveSearchSheetProps) {
  const known = useAlerts().data
  const before = known?.items.find(
    (alert) => alert.kind === kind && withoutOrder(alert.query) === withoutOrder(query),
  )
  const [changes, setChanges] = useState<Partial<AlertDraft>>({})
  const { by_mail, by_push, frequency } = before ?? quiet
  const draft: AlertDraft = { name: before?.name ?? name, by_mail, by_push, frequency, ...changes }
  const change = (patch: Partial<AlertDraft>) => setChanges({ ...changes, ...patch })
  return { known, wasSaved: before !== undefined, draft, change }
}

/** Names and saves the search of the page. */
export function SaveSearchSheet(props: SaveSearchSheetProps) {
  const t = useSentences(en)
  const { kind, query, criteria, pace, onClose } = props
  const { known, wasSaved, draft, change } = useDraft(props)
  const [error, setError] = useState<string>()
  const push = known?.push ?? 'off'
  const turnOnPush = usePushOffer(push)
  const { save, isBusy, failure, isMember } = useSaving(kind, turnOnPush, onClose)
  function submit(event: SubmitEvent) {
    event.preventDefault()
    // Up through the portal it would reach the form of the search.
    event.stopPropagation()
    if (!draft.name.trim()) return setError(alertSentences.nameRequired)
    void save({ ...draft, query })
  }
  return (
    <Dialog open onClose={onClose} title={t('alerts.save')} closeLabel={t('alerts.close')} width={480}>
      <form onSubmit={submit} className="mt-4 grid gap-5.5">
        {criteria.length > 0 && (
          <ul className="flex flex-wrap gap-2" aria-label={t('alerts.criteria')}>
            {criteria.map((word) => (
              <li key={word} className="badge">
                {word}
              </li>
            ))}
          </ul>
        )}
        {wasSaved && <Banner tone="info">{t('alerts.savedBefore')}</Banner>}
        <AlertFields
          draft={draft}
          error={error}
          email={known?.email ?? ''}
          isEmailProven={known?.email_proven ?? false}
          push={push}
          asksOnSave={turnOnPush !== undefined}
          onChange={(patch) => {
            setError(undefined)
            change(patch)
          }}
        />
        {pace}
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Button type="submit" look="primary" icon={<BellIcon />} busy={isBusy}>
          {t(isMember ? 'alerts.saveAlert' : 'alerts.signInAndSave')}
        </Button>
      </form>
    </Dialog>
  )
}
