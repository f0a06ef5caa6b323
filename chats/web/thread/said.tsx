import type { Message } from '@basera/chats/contract'
import { MessageBubble, MessageMeta } from '@basera/platform/design'
import { CheckCheckIcon, CheckIcon } from '@basera/platform/design/icons'
import { dayInIndia, useSentences } from '@basera/platform/web'
import { memo } from 'react'
import { timeOfDay } from '../chat-times.ts'
import en from './locales/en.json'
import { MessageText } from './message-text.tsx'

/** Minutes within which what one person says belongs together, under one time. */
const togetherMinutes = 5

export function isTogether(message: Message, next: Message | undefined): boolean {
  if (next?.sender_id !== message.sender_id) return false
  if (dayInIndia(next.created_at) !== dayInIndia(message.created_at)) return false
  return Date.parse(next.created_at) - Date.parse(message.created_at) < togetherMinutes * 60_000
}

interface SaidProps {
  readonly message: Message
  /** Who said it; undefined for oneself. */
  readonly by: string | undefined
  /** The last of what was said together: has the time below. */
  readonly isLast: boolean
  readonly isSeen: boolean
  /** Says in words, not by a sign alone, that it was seen. */
  readonly saysSeen: boolean
}

/** A message that the server keeps. */
export const Said = memo(function Said({ message, by, isLast, isSeen, saysSeen }: SaidProps) {
  const t = useSentences(en)
  const isMine = by === undefined
  return (
    <div className="chat-said" data-seq={message.seq}>
      <MessageBubble mine={isMine} tail={isLast}>
        <span className="sr-only">
          {isMine ? t('chats.thread.you') : t('chats.thread.them', { name: by })}{' '}
        </span>
        <MessageText content={message.content} />
      </MessageBubble>
      {(isLast || saysSeen) && (
        <MessageMeta mine={isMine}>
          <time dateTime={message.created_at}>{timeOfDay(message.created_at)}</time>
          {isMine && <Fate isSeen={isSeen} saysSeen={saysSeen} />}
        </MessageMeta>
      )}
    </div>
  )
})

function Fate({ isSeen, saysSeen }: Pick<SaidProps, 'isSeen' | 'saysSeen'>) {
  const t = useSentences(en)
  return (
    <>
      {isSeen ? <CheckCheckIcon /> : <CheckIcon />}
      <span className={saysSeen ? undefined : 'sr-only'}>
        {t(isSeen ? 'chats.thread.seen' : 'chats.thread.sent')}
      </span>
    </>
  )
}
