import { useSession } from '@basera/accounts/web'
import { chatSentences, greetings } from '@basera/chats/contract'
import { Banner, Button, Dialog } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import { StartDialog, type StartDialogProps } from './start-dialog.tsx'
import { roommateStartFailure } from './start-failure.ts'
import { useChatAllowance } from './use-chat-allowance.ts'
import { useStartChat } from './use-start-chat.ts'

interface MessageRoommateProps {
  readonly person: StartDialogProps['person']
  readonly onClose: () => void
}

/** Writes to a member from their roommate profile; not to oneself (chats.no-self-chat). */
export function MessageRoommate(props: MessageRoommateProps) {
  const { user } = useSession()
  return user?.id === props.person.id ? <Own onClose={props.onClose} /> : <ToRoommate {...props} />
}

function ToRoommate({ person, onClose }: MessageRoommateProps) {
  const t = useSentences(en)
  const start = useStartChat({ user_id: person.id }, roommateStartFailure)
  const note = useChatAllowance(person.id)
  const words = {
    title: t('chats.contact.start'),
    who: t('chats.contact.with', { name: person.full_name || t('chats.contact.someone') }),
    intro: t('chats.contact.hello'),
    greeting: greetings.roommate,
    started: t('chats.contact.started'),
    startedText: (name: string, isNew: boolean) =>
      t(isNew ? 'chats.contact.started.text' : 'chats.contact.known.text', { name }),
  }
  return <StartDialog person={person} words={words} start={start} note={note} onClose={onClose} />
}

function Own({ onClose }: Pick<MessageRoommateProps, 'onClose'>) {
  const t = useSentences(en)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('chats.contact.start')}
      width={440}
      actions={<Button onClick={onClose}>{t('chats.contact.close')}</Button>}
    >
      <Banner tone="info">{chatSentences.ownProfile}</Banner>
    </Dialog>
  )
}
