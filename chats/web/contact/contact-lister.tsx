import { useSession, useSignInDialog } from '@basera/accounts/web'
import { greetings } from '@basera/chats/contract'
import { Avatar, Banner, Button, Dialog, MessageBubble } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { chatAddress } from '../chat-address.ts'
import en from './locales/en.json'
import { type Started, useStart } from './use-start.ts'

/** Milliseconds until /chats opens by itself (marketplace 9). */
const redirectAfter = 2000

interface ContactListerProps {
  readonly room: Room
  readonly onClose: () => void
}

/**
 * The way to write to the lister of a room (marketplace 4): what will be said, then the conversation. Asks whoever turns
 * out to be signed out to sign in instead.
 */
export function ContactLister(props: ContactListerProps) {
  const { status, user } = useSession()
  if (status === 'loading') return null
  return user ? <Contact {...props} /> : <ToSignIn onClose={props.onClose} />
}

function ToSignIn({ onClose }: Pick<ContactListerProps, 'onClose'>) {
  const { open } = useSignInDialog()
  const leave = useEffectEvent(() => {
    open()
    onClose()
  })
  useEffect(() => leave(), [])
  return null
}

function Contact({ room, onClose }: ContactListerProps) {
  const { state, failure, start } = useStart(room.id)
  if (typeof state === 'object') return <Shared room={room} started={state} />
  return (
    <Ask room={room} isStarting={state === 'starting'} failure={failure} onStart={start} onClose={onClose} />
  )
}

function Lister({ room: { lister } }: { readonly room: Room }) {
  const t = useSentences(en)
  const name = lister.full_name || t('chats.contact.someone')
  return (
    <span className="flex items-center gap-3.5">
      <Avatar name={name} userId={lister.id} src={lister.avatar_url} size={56} />
      <span className="min-w-0 wrap-anywhere">
        {t('chats.contact.title')}
        <span className="block text-body font-[440] text-ink-3">
          {[name, lister.organization].filter(Boolean).join(', ')}
        </span>
      </span>
    </span>
  )
}

interface AskProps extends ContactListerProps {
  readonly isStarting: boolean
  readonly failure: string | undefined
  readonly onStart: () => Promise<void>
}

function Ask({ room, isStarting, failure, onStart, onClose }: AskProps) {
  const t = useSentences(en)
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!isStarting}
      title={<Lister room={room} />}
      closeLabel={isStarting ? undefined : t('chats.contact.close')}
      sideBySide
      actions={
        <>
          <Button look="primary" busy={isStarting} onClick={() => void onStart()}>
            {t(isStarting ? 'chats.contact.starting' : 'chats.contact.start')}
          </Button>
          <Button disabled={isStarting} onClick={onClose}>
            {t('chats.contact.cancel')}
          </Button>
        </>
      }
    >
      <p className="mb-2.5 text-ink-2">{t('chats.contact.greeting')}</p>
      <div className="ms-8 flex flex-col">
        <MessageBubble mine tail>
          {greetings.room(room.title)}
        </MessageBubble>
      </div>
      {failure && (
        <Banner tone="danger" className="mt-4">
          {failure}
        </Banner>
      )}
      <p className="mt-3.5 text-center text-small text-ink-3">{t('chats.contact.free')}</p>
    </Dialog>
  )
}

/** What was shared is name and picture, no phone or e-mail (decisions 6). */
function Shared({ room, started }: { readonly room: Room; readonly started: Started }) {
  const t = useSentences(en)
  const navigate = useNavigate()
  const go = () => void navigate(chatAddress(started.id))
  const goByItself = useEffectEvent(go)
  useEffect(() => {
    const timer = setTimeout(() => goByItself(), redirectAfter)
    return () => clearTimeout(timer)
  }, [])
  const name = room.lister.full_name?.split(' ')[0] || t('chats.contact.someone')
  return (
    <Dialog
      open
      onClose={go}
      head="success"
      title={t('chats.contact.shared')}
      actions={
        <Button look="primary" data-autofocus onClick={go}>
          {t('chats.contact.go')}
        </Button>
      }
    >
      <p role="status" className="text-ink-2">
        {t(started.created ? 'chats.contact.shared.text' : 'chats.contact.known.text', { name })}
      </p>
    </Dialog>
  )
}
