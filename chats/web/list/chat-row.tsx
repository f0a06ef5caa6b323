import type { ChatItem } from '@basera/chats/contract'
import { Avatar, CountBadge, cx } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import { chatAddress } from '../chat-address.ts'
import { chatTime } from '../chat-times.ts'
import en from '../locales/en.json'
import { nameOf, topicOf } from './chat-words.ts'

interface ChatRowProps {
  readonly chat: ChatItem
  /** It is the one that is shown beside the list. */
  readonly isOpen?: boolean
}

function LastMessage({ chat }: { readonly chat: ChatItem }) {
  const t = useSentences(en)
  const { latest_message_content: text, latest_message_mine: isMine, unread } = chat
  return (
    <span className="flex items-center justify-between gap-3">
      <span
        className={cx(
          'truncate text-label leading-[1.35]',
          unread ? 'font-[580] text-ink' : 'text-ink-3 font-[440]',
        )}
      >
        {text && isMine ? t('chats.you', { text }) : text}
      </span>
      {unread > 0 && <CountBadge count={unread} label={t('chats.unread')} />}
    </span>
  )
}

/** A conversation in a list: with whom, about which room, what was said last and when (marketplace 2). */
export function ChatRow({ chat, isOpen = false }: ChatRowProps) {
  const { other, latest_message_time: time } = chat
  return (
    <Link
      to={chatAddress(chat.id)}
      aria-current={isOpen || undefined}
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 rounded-[14px] px-3 py-3.5 hover:bg-sunken',
        isOpen && 'lg:bg-primary-soft',
      )}
    >
      <Avatar name={nameOf(chat)} userId={other.id} src={other.avatar_url} size={56} />
      <span className="min-w-0">
        <span className="flex items-center justify-between gap-3">
          <span className="truncate leading-[1.3] font-[620]">{nameOf(chat)}</span>
          {time && (
            <time dateTime={time} className="text-small whitespace-nowrap text-ink-3 tabular-nums">
              {chatTime(time)}
            </time>
          )}
        </span>
        <span className="block truncate text-small leading-[1.35] font-[540] text-link">{topicOf(chat)}</span>
        <LastMessage chat={chat} />
      </span>
    </Link>
  )
}
