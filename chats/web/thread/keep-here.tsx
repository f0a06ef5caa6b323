import { Button, Dialog } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { type ContactKind, contactDetails } from '@basera/trust/contract'
import en from '../locales/en.json'

const heldKinds: readonly ContactKind[] = ['phone', 'upi', 'payment_link']

export const sharesContact = (text: string): boolean =>
  contactDetails(text).some(({ kind }) => heldKinds.includes(kind))

interface KeepHereDialogProps {
  readonly onSend: () => void
  readonly onClose: () => void
}

/** chats.keep-here */
export function KeepHereDialog({ onSend, onClose }: KeepHereDialogProps) {
  const t = useSentences(en)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chats.keep.title')}
      width={480}
      sideBySide
      actions={
        <>
          <Button look="primary" data-autofocus onClick={onClose}>
            {t('chats.keep.change')}
          </Button>
          <Button onClick={onSend}>{t('chats.keep.send')}</Button>
        </>
      }
    >
      <p>{t('chats.keep.text')}</p>
    </Dialog>
  )
}
