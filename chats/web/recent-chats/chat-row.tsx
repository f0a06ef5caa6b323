import type { ChatItem } from '@basera/chats/contract'
import { Avatar, CountBadge } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import { chatAddress } from '../chat-address.ts'
import { chatTime } from './chat-time.ts'
import en from './locales/en.json'

/** One conversation in a list: whom with, about which room, the last message and what is unread (marketplace 2). */
export function ChatRow({ chat }: { readonly chat: ChatItem }) {
  const t = useSentences(en)
  const { other, unread, room_title, room_gone, latest_message_time: time } = chat
  const name = other.full_name || t('chats.recent.someone')
  const words = chat.latest_message_content ?? ''
  const strong = unread > 0 ? 'font-[560] text-ink' : 'text-ink-3'
  return (
    <Link
      to={chatAddress(chat.id)}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 rounded-3 py-3.5 hover:bg-sunken"
    >
      <Avatar name={name} userId={other.id} src={other.avatar_url} size={56} />
      <span className="block min-w-0">
        <span className="flex items-center justify-between gap-3">
          <span className="truncate leading-[1.3] font-[620]">{name}</span>
          {time && (
            <time dateTime={time} className="text-small whitespace-nowrap text-ink-3 tabular-nums">
              {chatTime(time)}
            </time>
          )}
        </span>
        {room_title && (
          <span className="block truncate text-small leading-[1.35] font-[540] text-link">
            {room_gone ? t('chats.recent.roomGone', { title: room_title }) : room_title}
          </span>
        )}
        <span className="flex items-center justify-between gap-3">
          <span className={`truncate text-small leading-[1.35] ${strong}`}>
            {chat.latest_message_mine ? t('chats.recent.mine', { words }) : words}
          </span>
          {unread > 0 && <CountBadge count={unread} label={t('chats.recent.unread')} />}
        </span>
      </span>
    </Link>
  )
}
