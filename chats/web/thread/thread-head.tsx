import type { ChatHead } from '@basera/chats/contract'
import { Avatar, buttonClass } from '@basera/platform/design'
import { ArrowLeftIcon, HouseIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { Link, useNavigate } from 'react-router'
import { chatsPath } from '../chat-address.ts'
import { nameOf, topicOf } from '../list/chat-words.ts'
import { usePresence } from '../live/use-live.ts'
import { ChatMenu } from '../menu/chat-menu.tsx'
import en from './locales/en.json'

/** Back to the list, where the list is not beside it. */
export function Back() {
  return (
    <Link to={chatsPath} className="btn-icon chat-back" aria-label={useSentences(en)('chats.thread.back')}>
      <ArrowLeftIcon />
    </Link>
  )
}

/** With whom a conversation is, whether they are there, and what it is about (marketplace 2). */
export function ThreadHead({ chat }: { readonly chat: ChatHead }) {
  const t = useSentences(en)
  const navigate = useNavigate()
  const isOnline = usePresence(chat.other.id, chat.other.online)
  const name = nameOf(chat)
  const standing = chat.other.suspended
    ? 'chats.thread.barred'
    : isOnline
      ? 'chats.thread.online'
      : 'chats.thread.away'
  return (
    <div className="chat-head">
      <Back />
      <Avatar name={name} userId={chat.other.id} src={chat.other.avatar_url} size={40} online={isOnline} />
      <div>
        <h2>{name}</h2>
        <p>
          <b className={isOnline ? 'is-online' : undefined}>{t(standing)}</b>
          {' · '}
          {topicOf(chat)}
        </p>
      </div>
      {chat.room_id && <ToRoom roomId={chat.room_id} />}
      <ChatMenu chat={chat} onGone={() => void navigate(chatsPath, { replace: true })} />
    </div>
  )
}

function ToRoom({ roomId }: { readonly roomId: string }) {
  const t = useSentences(en)
  return (
    <Link
      to={`/room/${roomId}`}
      className={buttonClass({ size: 's', className: 'chat-room' })}
      aria-label={t('chats.thread.room')}
    >
      <HouseIcon />
      <span>{t('chats.thread.room')}</span>
    </Link>
  )
}
