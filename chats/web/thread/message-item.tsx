import type { ChatPhoto, Message } from '@basera/chats/contract'
import { cx, MessageBubble, MessageMeta } from '@basera/platform/design'
import { CheckCheckIcon, CheckIcon } from '@basera/platform/design/icons'
import { dayInIndia, useSentences } from '@basera/platform/web'
import { memo, Suspense } from 'react'
import { timeOfDay } from '../chat-times.ts'
import en from '../locales/en.json'
import { MessagePhotos } from '../photos/lazy-photos.ts'
import { roomOf, tileRoom } from '../photos/photo-room.ts'
import { MessageWarning, WarnedText } from '../warnings/message-warning.tsx'
import { MessageMenuButton } from './message-actions.tsx'
import { MessageText } from './message-text.tsx'
import { Quote } from './quote.tsx'
import { saidWords } from './said-words.ts'

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
  /** chats.photo-blurred */
  readonly isKnown: boolean
  /** In words, not only as an icon. */
  readonly showsSeen: boolean
}

export const MessageItem = memo(function MessageItem({
  message,
  by,
  isLast,
  isSeen,
  isKnown,
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
          <Photos {...{ message, by, isKnown }} />
          {message.content && <Said message={message} />}
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

function Photos({ message, by, isKnown }: Pick<MessageItemProps, 'message' | 'by' | 'isKnown'>) {
  const { photos } = message
  return photos ? (
    <Suspense fallback={<PhotoRoom photos={photos} />}>
      <MessagePhotos {...{ message, photos, by, isKnown }} />
    </Suspense>
  ) : null
}

/** Nothing moves once the code is there. */
function PhotoRoom({ photos: [first, second] }: { readonly photos: readonly ChatPhoto[] }) {
  return <span className="chat-photo-room" style={first && !second ? roomOf(first) : tileRoom} />
}

function Said({ message }: Pick<MessageItemProps, 'message'>) {
  const { warning, content, photos } = message
  const text =
    saidWords(message) ??
    (warning ? <WarnedText message={message} warning={warning} /> : <MessageText content={content} />)
  return photos ? <span className="chat-said">{text}</span> : text
}

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
