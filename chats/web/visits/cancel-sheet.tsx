import type { Visit } from '@basera/chats/contract'
import { ConfirmDialog } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import { useVisitChange } from './use-visits.ts'

interface CancelSheetProps {
  readonly visit: Visit
  readonly name: string
  readonly onClose: () => void
}

/** An agreed visit is cancelled with a second press (chats.visit-cancel). */
export function CancelSheet({ visit, name, onClose }: CancelSheetProps) {
  const t = useSentences(en)
  const { isBusy, failure, change } = useVisitChange(visit)
  async function cancel() {
    if (await change({ action: 'cancel' })) onClose()
  }
  return (
    <ConfirmDialog
      title={t('chats.visit.cancel.title')}
      closeLabel={t('chats.visit.close')}
      confirm={t('chats.visit.cancel')}
      keep={t('chats.visit.cancel.keep')}
      busy={isBusy}
      failure={failure}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <p className="text-ink-2">{t('chats.visit.cancel.text', { name })}</p>
    </ConfirmDialog>
  )
}
