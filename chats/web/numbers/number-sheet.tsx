import type { ChatHead } from '@basera/chats/contract'
import { Banner, Button, Dialog } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { firstName, otherName } from '../list/chat-labels.ts'
import en from '../locales/en.json'
import { spacedNumber } from './number-parts.ts'
import { useNumberChange, useNumbers } from './use-numbers.ts'

interface NumberSheetProps {
  readonly chat: ChatHead
  /** chats.keep-here */
  readonly isFirstDay: boolean
  readonly onClose: () => void
}

/** Says what sharing one's number means before it is done. */
export function NumberSheet({ chat, isFirstDay, onClose }: NumberSheetProps) {
  const t = useSentences(en)
  const numbers = useNumbers(chat.id)
  const { isBusy, failure, change } = useNumberChange(chat.id, numbers)
  const name = firstName(otherName(chat))
  const { mine } = numbers ?? {}
  const isAsked = mine?.state === 'asked'
  const share = () => void change('mine', 'agree').then((isDone) => isDone && onClose())
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chats.number.share')}
      closeLabel={t('chats.visit.close')}
      width={480}
      sideBySide
      actions={
        <>
          <Button onClick={onClose}>{t('chats.number.cancel')}</Button>
          <Button look="primary" busy={isBusy} disabled={!mine?.number} onClick={share}>
            {t(isAsked ? 'chats.number.shareNow' : 'chats.number.offerNow')}
          </Button>
        </>
      }
    >
      <div className="visit-form">
        {isFirstDay && (
          <Banner tone="accent">
            <b>{t('chats.keep.title')}</b> {t('chats.number.firstDay')}
          </Banner>
        )}
        <p>
          {t(isAsked ? 'chats.number.sees' : 'chats.number.seesOnce', {
            name,
            number: spacedNumber(mine?.number ?? ''),
          })}
        </p>
        <p>{t('chats.number.back', { name })}</p>
        {failure && <Banner tone="danger">{failure}</Banner>}
      </div>
    </Dialog>
  )
}
