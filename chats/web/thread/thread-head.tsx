import type { ChatHead } from '@basera/chats/contract'
import { Avatar, buttonClass } from '@basera/platform/design'
import { ArrowLeftIcon, HouseIcon } from '@basera/platform/design/icons'
import { langOf, useSentences } from '@basera/platform/web'
import { Link, useNavigate } from 'react-router'
import { chatsPath } from '../chat-address.ts'
import { chatTopic, otherName } from '../list/chat-labels.ts'
import { useLive, usePresence } from '../live/use-live.ts'
import en from '../locales/en.json'
import { type ChangeSettings, ChatMenu } from '../menu/chat-menu.tsx'

export function Back() {
  return (
    <Link
      to={chatsPath}
      replace
      className="btn-icon chat-back"
      aria-label={useSentences(en)('chats.thread.back')}
    >
      <ArrowLeftIcon />
    </Link>
  )
}

interface ThreadHeadProps {
  readonly chat: ChatHead
  readonly onSettings: ChangeSettings
  readonly onSearch: () => void
}

/** chats.thread-header. */
export function ThreadHead({ chat, onSettings, onSearch }: ThreadHeadProps) {
  const t = useSentences(en)
  const navigate = useNavigate()
  const live = useLive()
  const isKnown = live.status === 'open' || live.isBlocked || live.isStarting
  const isOnline = usePresence(chat.other.id, chat.other.online) && isKnown
  const name = otherName(chat)
  const seen = isOnline ? 'chats.thread.online' : 'chats.thread.away'
  const silent = chat.other.former ? 'chats.thread.left' : 'chats.thread.barred'
  const statusText = chat.other.suspended || chat.other.former ? silent : seen
  return (
    <div className="chat-head">
      <Back />
      <Avatar name={name} userId={chat.other.id} src={chat.other.avatar_url} size={40} online={isOnline} />
      <div>
        <h2>{name}</h2>
        <p>
          <b className={isOnline ? 'is-online' : undefined}>{t(statusText)}</b>
          {' · '}
          <span lang={langOf(chat.room_title)}>{chatTopic(chat)}</span>
        </p>
      </div>
      {chat.room_id && <ToRoom roomId={chat.room_id} />}
      <ChatMenu
        chat={chat}
        onSettings={onSettings}
        onSearch={onSearch}
        onBlocked={() => void navigate(chatsPath, { replace: true })}
      />
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
