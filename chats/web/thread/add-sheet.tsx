import { type ChatHead, photosMax } from '@basera/chats/contract'
import { Banner, Dialog } from '@basera/platform/design'
import { ImagePlusIcon, PhoneIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { firstName, otherName } from '../list/chat-labels.ts'
import en from '../locales/en.json'
import { NumberSheet } from '../numbers/number-sheet.tsx'
import { useNumberChange, useNumbers } from '../numbers/use-numbers.ts'
import type { PhotoTray } from '../photos/use-photo-tray.ts'
import css from '../visits/visits.css?inline'

interface AddSheetProps {
  readonly chat: ChatHead
  readonly isFirstDay: boolean
  readonly tray: PhotoTray
  readonly onClose: () => void
}

/** What can be put into a chat besides text. */
export function AddSheet(props: AddSheetProps) {
  const [isSharing, setSharing] = useState(false)
  return isSharing ? <NumberSheet {...props} /> : <Choices {...props} onShare={() => setSharing(true)} />
}

function Choices({ chat, tray, onShare, onClose }: AddSheetProps & { readonly onShare: () => void }) {
  const t = useSentences(en)
  const numbers = useNumbers(chat.id)
  const { isBusy, failure, change } = useNumberChange(chat.id, numbers)
  const name = firstName(otherName(chat))
  const { mine, theirs } = numbers ?? {}
  const canShare = mine?.state === 'none' || mine?.state === 'ended' || mine?.state === 'asked'
  const canAsk = theirs?.state === 'none' || theirs?.state === 'ended'
  const ask = () => void change('theirs', 'agree').then((isDone) => isDone && onClose())
  const seeCard = t('chats.add.seeCard')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chats.add.title')}
      closeLabel={t('chats.visit.close')}
      width={480}
    >
      <style href="visits" precedence="default">
        {css}
      </style>
      <div className="chat-add">
        <PhotoChoice tray={tray} onClose={onClose} />
        <Choice
          icon={<PhoneIcon />}
          title={t('chats.number.share')}
          text={canShare || !numbers ? t('chats.number.share.text', { name }) : seeCard}
          disabled={!canShare || isBusy}
          onPress={onShare}
        />
        <Choice
          icon={<PhoneIcon />}
          title={t('chats.number.ask', { name })}
          text={canAsk || !numbers ? t('chats.number.ask.text', { name }) : seeCard}
          disabled={!canAsk || isBusy}
          onPress={ask}
        />
        {failure && <Banner tone="danger">{failure}</Banner>}
      </div>
    </Dialog>
  )
}

/** Any number can be picked at once; those beyond three are left out (chats.photo-count). */
function PhotoChoice({ tray, onClose }: Pick<AddSheetProps, 'tray' | 'onClose'>) {
  const t = useSentences(en)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (!target.files?.length) return
    tray.add([...target.files])
    onClose()
  }
  return (
    <label className="chat-choice">
      <ImagePlusIcon />
      <span>
        <b>{t('chats.add.photo')}</b>
        <span>{t('chats.add.photo.text', { n: photosMax })}</span>
      </span>
      <input
        type="file"
        className="sr-only"
        accept="image/jpeg,image/png,image/webp"
        multiple
        disabled={tray.isFull}
        onChange={onChange}
      />
    </label>
  )
}

interface ChoiceProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly disabled?: boolean
  readonly onPress: () => void
}

const Choice = ({ icon, title, text, disabled, onPress }: ChoiceProps) => (
  <button type="button" className="chat-choice" disabled={disabled} onClick={onPress}>
    {icon}
    <span>
      <b>{title}</b>
      <span>{text}</span>
    </span>
  </button>
)
