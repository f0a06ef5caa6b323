import type { Visit } from '@basera/chats/contract'
import { Banner, Button, Dialog } from '@basera/platform/design'
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
  const actions = (
    <>
      <Button look="danger" busy={isBusy} onClick={() => void cancel()}>
        {t('chats.visit.cancel')}
      </Button>
      <Button disabled={isBusy} onClick={onClose} data-autofocus>
        {t('chats.visit.cancel.keep')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!isBusy}
      title={t('chats.visit.cancel.title')}
      closeLabel={t('chats.visit.close')}
      width={440}
      actions={actions}
      sideBySide
    >
      <p className="text-ink-2">{t('chats.visit.cancel.text', { name })}</p>
      {failure && (
        <Banner tone="danger" className="mt-4">
          {failure}
        </Banner>
      )}
    </Dialog>
  )
}
