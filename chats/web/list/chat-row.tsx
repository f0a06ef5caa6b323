import type { ChatItem } from '@basera/chats/contract'
import { Avatar, CountBadge, cx } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import { chatAddress } from '../chat-address.ts'
import { chatTime } from '../chat-times.ts'
import { usePresence } from '../live/index.ts'
import en from '../locales/en.json'
import { useDrafts } from '../thread/drafts.ts'
import { nameOf, topicOf } from './chat-words.ts'

interface ChatRowProps {
  readonly chat: ChatItem
  /** It is the one that is shown beside the list. */
  readonly isOpen?: boolean
}

/** What was said last, or what one has begun to write and not sent. */
function LastWords({ chat, isOpen }: Required<ChatRowProps>) {
  const t = useSentences(en)
  const draft = useDrafts()[chat.id]?.trim()
  const { latest_message_content: text, latest_message_mine: isMine } = chat
  if (draft && !isOpen)
    return (
      <span>
        <b>{t('chats.draft')}</b> {draft}
      </span>
    )
  return <span>{text && isMine ? t('chats.you', { text }) : text}</span>
}

/** A conversation in a list: with whom, about which room, what was said last and when (marketplace 2). */
export function ChatRow({ chat, isOpen = false }: ChatRowProps) {
  const t = useSentences(en)
  const { other, latest_message_time: time } = chat
  const isOnline = usePresence(other.id, other.online)
  // What comes into an open conversation is read there.
  const unread = isOpen ? 0 : chat.unread
  return (
    <Link
      to={chatAddress(chat.id)}
      aria-current={isOpen || undefined}
      data-chat={chat.id}
      className={cx('chat-row', unread > 0 && 'is-unread')}
    >
      <Avatar name={nameOf(chat)} userId={other.id} src={other.avatar_url} size={56} online={isOnline} />
      <span>
        <span className="pair">
          <span className="name">
            {nameOf(chat)}
            {isOnline && <span className="sr-only"> ({t('chats.online')})</span>}
          </span>
          {time && <time dateTime={time}>{chatTime(time)}</time>}
        </span>
        <span className="topic">{topicOf(chat)}</span>
        <span className="pair last">
          <LastWords chat={chat} isOpen={isOpen} />
          {unread > 0 && <CountBadge count={unread} label={t('chats.unread')} />}
        </span>
      </span>
    </Link>
  )
}
