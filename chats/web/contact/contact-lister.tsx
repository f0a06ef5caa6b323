import { useSession, useSignInDialog } from '@basera/accounts/web'
import { quoted } from '@basera/chats/contract'
import { sentencesOf } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { useState } from 'react'
import en from '../locales/en.json'
import { useKeepHere } from '../thread/use-keep-here.tsx'
import { keepMeant, readMeant } from './meant-message.ts'
import { hasSentence, withSentence } from './message-sentences.ts'
import { MessageSheet } from './message-sheet.tsx'
import { Started } from './start-dialog.tsx'
import { roomStartFailure } from './start-failure.ts'
import { photosQuestion } from './suggested-sentences.ts'
import { useChatAllowance } from './use-chat-allowance.ts'
import { useStartChat } from './use-start-chat.ts'

const t = sentencesOf(en)

interface ContactListerProps {
  readonly room: Room
  readonly asksForPhotos: boolean
  readonly onClose: () => void
}

/** What the message says before it is edited: what was meant, a greeting, or a request for photos. */
function firstWords(room: Room, asksForPhotos: boolean): string {
  const meant = readMeant(room.id)
  if (!asksForPhotos) return meant ?? t('chats.contact.greeting', { title: quoted(room.title) })
  if (meant === undefined) return t('chats.contact.photos', { question: photosQuestion })
  return hasSentence(meant, photosQuestion) ? meant : withSentence(meant, photosQuestion)
}

/** Writes to the lister of a room. Visitors write first and sign in then (chats.meant-message). */
export function ContactLister({ room, asksForPhotos, onClose }: ContactListerProps) {
  const { user } = useSession()
  const signIn = useSignInDialog()
  const [text, setText] = useState(() => firstWords(room, asksForPhotos))
  const start = useStartChat({ room_id: room.id, message: text.trim() }, roomStartFailure)
  const [openedAt] = useState(() => new Date().toISOString())
  const keepHere = useKeepHere(user ? openedAt : undefined, text, () => void start.start())
  const note = useChatAllowance(room.lister.id)
  const { state } = start
  if (typeof state === 'object') {
    // Name and picture are shared, no phone or e-mail (chats.no-contact-details).
    const startedText = (name: string, isNew: boolean) =>
      t(isNew ? 'chats.contact.shared.text' : 'chats.contact.known.text', { name })
    const words = { started: t('chats.contact.shared'), startedText }
    return <Started person={room.lister} words={words} chat={state} />
  }
  const send = () => {
    // Kept for members too: a phone check may come first.
    keepMeant(room.id, text)
    if (user) return void (keepHere.holds() || start.start())
    signIn.open()
    onClose()
  }
  return (
    <>
      <MessageSheet
        room={room}
        text={text}
        onText={setText}
        isSending={state === 'starting'}
        note={note}
        failure={start.failure}
        onSend={send}
        onClose={onClose}
      />
      {keepHere.dialog}
    </>
  )
}
