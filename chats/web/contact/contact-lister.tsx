import { useSession, useSignInDialog } from '@basera/accounts/web'
import { greetings } from '@basera/chats/contract'
import { useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { useEffect, useEffectEvent } from 'react'
import en from '../locales/en.json'
import { StartDialog } from './start-dialog.tsx'
import { roomStartFailure } from './start-failure.ts'
import { useStartChat } from './use-start-chat.ts'

interface ContactListerProps {
  readonly room: Room
  readonly onClose: () => void
}

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
  const t = useSentences(en)
  const start = useStartChat({ room_id: room.id }, roomStartFailure)
  const { lister } = room
  const name = lister.full_name || t('chats.contact.someone')
  const words = {
    title: t('chats.contact.title'),
    who: [name, lister.organization].filter(Boolean).join(', '),
    intro: t('chats.contact.greeting'),
    greeting: greetings.room(room.title),
    note: t('chats.contact.free'),
    started: t('chats.contact.shared'),
    // Name and picture are shared, no phone or e-mail (chats.no-contact-details).
    startedText: (name: string, isNew: boolean) =>
      t(isNew ? 'chats.contact.shared.text' : 'chats.contact.known.text', { name }),
  }
  return <StartDialog person={lister} words={words} start={start} onClose={onClose} />
}
