import { Avatar, Banner, Button, Dialog, MessageBubble } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { chatAddress } from '../chat-address.ts'
import en from '../locales/en.json'
import type { StartChat, StartedChat } from './use-start-chat.ts'

/** Milliseconds until the chat opens by itself (chats.start-redirect). */
const redirectAfter = 2000

export interface StartDialogProps {
  readonly person: {
    readonly id: string
    readonly full_name: string | null
    readonly avatar_url: string | null
  }
  readonly words: {
    readonly title: string
    readonly who: string
    readonly intro: string
    readonly greeting: string
    readonly started: string
    readonly startedText: (name: string, isNew: boolean) => string
  }
  readonly start: StartChat
  /** Known before the press. */
  readonly note?: string | undefined
  readonly onClose: () => void
}

/** Shows the greeting to confirm it, then that the chat has started (chats.start-dialog). */
export function StartDialog(props: StartDialogProps) {
  const { state } = props.start
  return typeof state === 'object' ? <Started {...props} chat={state} /> : <Confirm {...props} />
}

export function Recipient({
  person,
  words,
}: {
  readonly person: StartDialogProps['person']
  readonly words: Pick<StartDialogProps['words'], 'title' | 'who'>
}) {
  const t = useSentences(en)
  const name = person.full_name || t('chats.contact.someone')
  return (
    <span className="flex items-center gap-3.5">
      <Avatar name={name} userId={person.id} src={person.avatar_url} size={56} />
      <span className="min-w-0 wrap-anywhere">
        {words.title}
        <span className="block text-body font-[440] text-ink-3">{words.who}</span>
      </span>
    </span>
  )
}

function Confirm({ person, words, start: { state, start, failure }, note, onClose }: StartDialogProps) {
  const t = useSentences(en)
  const isStarting = state === 'starting'
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!isStarting}
      title={<Recipient person={person} words={words} />}
      closeLabel={isStarting ? undefined : t('chats.contact.close')}
      sideBySide
      actions={
        <>
          <Button look="primary" busy={isStarting} onClick={() => void start()}>
            {t(isStarting ? 'chats.contact.starting' : 'chats.contact.start')}
          </Button>
          <Button disabled={isStarting} onClick={onClose}>
            {t('chats.contact.cancel')}
          </Button>
        </>
      }
    >
      <div role="status">
        {note && !failure ? (
          <Banner tone="info" className="mb-4">
            {note}
          </Banner>
        ) : null}
      </div>
      <p className="mb-2.5 text-ink-2">{words.intro}</p>
      <div className="ms-8 flex flex-col">
        <MessageBubble mine tail>
          {words.greeting}
        </MessageBubble>
      </div>
      {failure && (
        <Banner tone="danger" className="mt-4">
          {failure}
        </Banner>
      )}
    </Dialog>
  )
}

interface StartedProps {
  readonly person: StartDialogProps['person']
  readonly words: Pick<StartDialogProps['words'], 'started' | 'startedText'>
  readonly chat: StartedChat
}

export function Started({ person, words, chat }: StartedProps) {
  const t = useSentences(en)
  const navigate = useNavigate()
  const go = () => void navigate(chatAddress(chat.id))
  const redirect = useEffectEvent(go)
  useEffect(() => {
    const timer = setTimeout(() => redirect(), redirectAfter)
    return () => clearTimeout(timer)
  }, [])
  const name = person.full_name?.split(' ')[0] || t('chats.contact.someone')
  return (
    <Dialog
      open
      onClose={go}
      head="success"
      title={words.started}
      actions={
        <Button look="primary" data-autofocus onClick={go}>
          {t('chats.contact.go')}
        </Button>
      }
    >
      <p role="status" className="text-ink-2">
        {words.startedText(name, chat.created)}
      </p>
    </Dialog>
  )
}
