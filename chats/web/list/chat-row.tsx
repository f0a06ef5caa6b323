import type { ChatItem } from '@basera/chats/contract'
import { Avatar, CountBadge, cx } from '@basera/platform/design'
import { BellOffIcon } from '@basera/platform/design/icons'
import { langOf, useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import { chatAddress } from '../chat-address.ts'
import { chatTime } from '../chat-times.ts'
import { usePresence } from '../live/use-live.ts'
import en from '../locales/en.json'
import { useDrafts } from '../thread/drafts.ts'
import { saidWords } from '../thread/said-words.ts'
import { chatTopic, otherName } from './chat-labels.ts'
import css from './list.css?inline'

/** Rendered by each list of chats: linked in a style sheet, it would be part of every page. */
export const ChatListStyles = () => (
  <style href="chats-list" precedence="default">
    {css}
  </style>
)

interface ChatRowProps {
  readonly chat: ChatItem
  readonly isOpen?: boolean
  /** Kept when the chat opens, so that the list stays as it is. */
  readonly query?: string
}

function LastMessage({ chat, isOpen }: Required<Omit<ChatRowProps, 'query'>>) {
  const t = useSentences(en)
  const draft = useDrafts()[chat.id]?.trim()
  const { latest_message_mine: isMine, latest_message_photos: n, latest_message_visit: visit } = chat
  const said = saidWords({ content: chat.latest_message_content, visit })
  const text = said ?? (chat.latest_message_content || (n ? t('chats.photos', { n }) : null))
  const isSilent = chat.other.suspended || chat.other.former
  if (draft && !isOpen && !isSilent)
    return (
      <span>
        <b>{t('chats.draft')}</b> <span lang={langOf(draft)}>{draft}</span>
      </span>
    )
  if (chat.latest_message_unsent)
    return <span>{t(isMine ? 'chats.thread.unsentOwn' : 'chats.thread.unsent')}</span>
  if (chat.latest_message_warning?.level === 'danger') return <span>{t('chats.warning.folded')}</span>
  return (
    <span lang={isMine || said ? undefined : langOf(chat.latest_message_content)}>
      {text && isMine ? t('chats.you', { text }) : text}
    </span>
  )
}

/** chats.muted-chat. */
const MutedSign = () => (
  <>
    {' '}
    <BellOffIcon className="muted-sign" />
    <span className="sr-only">({useSentences(en)('chats.muted')})</span>
  </>
)

export function ChatRow({ chat, isOpen = false, query = '' }: ChatRowProps) {
  const t = useSentences(en)
  const { other, latest_message_time: time } = chat
  const isOnline = usePresence(other.id, other.online)
  // Messages of an open chat are read there.
  const unread = isOpen ? 0 : chat.unread
  return (
    <Link
      to={chatAddress(chat.id) + query}
      aria-current={isOpen || undefined}
      data-chat={chat.id}
      className={cx('chat-row', unread > 0 && 'is-unread')}
    >
      <Avatar name={otherName(chat)} userId={other.id} src={other.avatar_url} size={56} online={isOnline} />
      <span>
        <span className="pair">
          <span className="name">
            {otherName(chat)}
            {chat.muted && <MutedSign />}
            {isOnline && <span className="sr-only"> ({t('chats.online')})</span>}
          </span>
          {time && <time dateTime={time}>{chatTime(time)}</time>}
        </span>
        <span className="topic" lang={langOf(chat.room_title)}>
          {chatTopic(chat)}
        </span>
        <span className="pair last">
          <LastMessage chat={chat} isOpen={isOpen} />
          {unread > 0 && <CountBadge count={unread} label={t('chats.unread')} />}
        </span>
      </span>
    </Link>
  )
}
