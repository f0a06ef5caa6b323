import type { Message } from '@basera/chats/contract'
import { cx, MessageBubble, MessageMeta } from '@basera/platform/design'
import { CheckCheckIcon, CheckIcon } from '@basera/platform/design/icons'
import { dayInIndia, useSentences } from '@basera/platform/web'
import { memo } from 'react'
import { timeOfDay } from '../chat-times.ts'
import en from '../locales/en.json'
import { MessageWarning, WarnedText } from '../warnings/message-warning.tsx'
import { MessageMenuButton } from './message-actions.tsx'
import { MessageText } from './message-text.tsx'
import { Quote } from './quote.tsx'

/** Minutes (chats.day-labels). */
const groupMinutes = 5

/** Same person, same day, within minutes. */
export function isSameGroup(message: Message, next: Message | undefined): boolean {
  if (next?.sender_id !== message.sender_id) return false
  if (dayInIndia(next.created_at) !== dayInIndia(message.created_at)) return false
  return Date.parse(next.created_at) - Date.parse(message.created_at) < groupMinutes * 60_000
}

interface MessageItemProps {
  readonly message: Message
  /** Undefined for oneself. */
  readonly by: string | undefined
  /** Shows the time. */
  readonly isLast: boolean
  readonly isSeen: boolean
  /** In words, not only as an icon. */
  readonly showsSeen: boolean
}

export const MessageItem = memo(function MessageItem({
  message,
  by,
  isLast,
  isSeen,
  showsSeen,
}: MessageItemProps) {
  const t = useSentences(en)
  const isMine = by === undefined
  const { warning } = message
  if (message.unsent) return <UnsentItem message={message} isMine={isMine} />
  return (
    <div className="chat-message" data-seq={message.seq} tabIndex={-1}>
      <div className={cx('chat-bubble', isMine && 'me')}>
        <MessageBubble mine={isMine} tail={isLast}>
          {message.reply_to !== undefined && <Quote seq={message.reply_to} />}
          <span className="sr-only">
            {isMine ? t('chats.thread.you') : t('chats.thread.them', { name: by })}{' '}
          </span>
          {warning ? (
            <WarnedText message={message} warning={warning} />
          ) : (
            <MessageText content={message.content} />
          )}
        </MessageBubble>
        <MessageMenuButton message={message} />
      </div>
      {(isLast || showsSeen) && (
        <MessageMeta mine={isMine}>
          <time dateTime={message.created_at}>{timeOfDay(message.created_at)}</time>
          {isMine && <DeliveryState isSeen={isSeen} showsSeen={showsSeen} />}
        </MessageMeta>
      )}
      {warning && <MessageWarning message={message} warning={warning} />}
    </div>
  )
})

/** chats.unsend-message. */
function UnsentItem({ message, isMine }: { readonly message: Message; readonly isMine: boolean }) {
  const t = useSentences(en)
  return (
    <div className="chat-message" data-seq={message.seq} tabIndex={-1}>
      <p className={cx('chat-unsent', isMine && 'me')}>
        {t(isMine ? 'chats.thread.unsentOwn' : 'chats.thread.unsent')}
      </p>
    </div>
  )
}

/** chats.seen-state. */
function DeliveryState({ isSeen, showsSeen }: Pick<MessageItemProps, 'isSeen' | 'showsSeen'>) {
  const t = useSentences(en)
  return (
    <>
      {isSeen ? <CheckCheckIcon /> : <CheckIcon />}
      <span className={showsSeen ? undefined : 'sr-only'}>
        {t(isSeen ? 'chats.thread.seen' : 'chats.thread.sent')}
      </span>
    </>
  )
}
