import { useOwnProfile, useSignInDialog } from '@basera/accounts/web'
import type { ChatCalls } from '@basera/chats/contract'
import { dayInIndia, shortDate, useApi, useSentences } from '@basera/platform/web'
import type { WrittenChat } from '@basera/rooms/web'
import { useEffect, useEffectEvent } from 'react'
import { chatAddress } from '../chat-address.ts'
import en from '../locales/en.json'
import { forgetMeant, readMeant } from './meant-message.ts'

interface ContactWatchProps {
  readonly roomId: string
  readonly onChat: (chat: WrittenChat) => void
  readonly onMeant: () => void
}

/** Tells the room's page of a member's chat about it, or else of a message that was meant (chats.continue-chat). */
export function ContactWatch({ roomId, onChat, onMeant }: ContactWatchProps) {
  const t = useSentences(en)
  const api = useApi<ChatCalls>()
  const isVerified = useOwnProfile().profile?.phone_verified === true
  const { isOpen: isSigningIn } = useSignInDialog()
  const isReady = isVerified && !isSigningIn
  const onAnswer = useEffectEvent((chat: { readonly id: string; readonly wrote_at: string } | null) => {
    if (!chat) return readMeant(roomId) === undefined ? undefined : onMeant()
    forgetMeant(roomId)
    const wrote = t('chats.contact.wrote', { day: shortDate(dayInIndia(chat.wrote_at)) })
    onChat({ href: chatAddress(chat.id), wrote })
  })
  useEffect(() => {
    if (!isReady) return
    const stop = new AbortController()
    api('GET /api/chats/about/{room_id}', { params: { room_id: roomId } }, { signal: stop.signal }).then(
      ({ chat }) => onAnswer(chat),
      // The button still offers to write, and the server finds the chat then.
      () => undefined,
    )
    return () => stop.abort()
  }, [api, roomId, isReady])
  return null
}
