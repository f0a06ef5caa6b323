import type { Message } from '@basera/chats/contract'
import { Button, MessageBubble, MessageMeta } from '@basera/platform/design'
import { dayInIndia, useSentences } from '@basera/platform/web'
import { Fragment, useLayoutEffect, useRef } from 'react'
import { dayLabel, timeOfDay } from '../chat-times.ts'
import en from './locales/en.json'
import { MessageText } from './message-text.tsx'
import { hasEarlier } from './thread-state.ts'

interface MessageLogProps {
  readonly messages: readonly Message[]
  /** The other person: everything they did not write is one's own. */
  readonly other: { readonly id: string; readonly name: string }
  /** Sent, and not acknowledged yet. */
  readonly sending: string | undefined
  readonly onEarlier: () => void
}

/** Stays at the end as messages are added there, and where it was as earlier ones are shown. */
function useKeptPlace(messages: readonly Message[], sending: string | undefined) {
  const log = useRef<HTMLDivElement>(null)
  const shown = useRef({ first: 0, height: 0 })
  const first = messages[0]?.seq ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: every message and every one on its way moves the end
  useLayoutEffect(() => {
    const box = log.current
    if (!box) return
    const grewAbove = shown.current.first > first
    box.scrollTop = grewAbove ? box.scrollTop + box.scrollHeight - shown.current.height : box.scrollHeight
    shown.current = { first, height: box.scrollHeight }
  }, [messages, sending, first])
  return log
}

/** What was said, by day (marketplace 2). */
export function MessageLog({ messages, other, sending, onEarlier }: MessageLogProps) {
  const t = useSentences(en)
  const log = useKeptPlace(messages, sending)
  const isEmpty = messages.length === 0 && sending === undefined
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard
    <div ref={log} className="chat-log" role="log" aria-label={t('chats.thread.messages')} tabIndex={0}>
      {hasEarlier(messages) && (
        <Button size="s" className="mb-2 self-center" onClick={onEarlier}>
          {t('chats.thread.earlier')}
        </Button>
      )}
      {isEmpty && <p className="m-auto text-ink-3">{t('chats.thread.none')}</p>}
      {messages.map((message, index) => (
        <Fragment key={message.id}>
          <DayOf message={message} before={messages[index - 1]} />
          <Said message={message} next={messages[index + 1]} other={other} />
        </Fragment>
      ))}
      {sending !== undefined && (
        <>
          <MessageBubble mine tail pending>
            {sending}
          </MessageBubble>
          <MessageMeta mine pending>
            {t('chats.thread.sending')}
          </MessageMeta>
        </>
      )}
    </div>
  )
}

interface DayOfProps {
  readonly message: Message
  readonly before: Message | undefined
}

function DayOf({ message, before }: DayOfProps) {
  const date = dayInIndia(message.created_at)
  if (before && dayInIndia(before.created_at) === date) return null
  return <p className="chat-day">{dayLabel(date)}</p>
}

/** Minutes within which what one person says belongs together, under one time. */
const togetherMinutes = 5

function isTogether(message: Message, next: Message | undefined): boolean {
  if (next?.sender_id !== message.sender_id) return false
  if (dayInIndia(next.created_at) !== dayInIndia(message.created_at)) return false
  return Date.parse(next.created_at) - Date.parse(message.created_at) < togetherMinutes * 60_000
}

interface SaidProps extends Pick<MessageLogProps, 'other'> {
  readonly message: Message
  readonly next: Message | undefined
}

function Said({ message, next, other }: SaidProps) {
  const t = useSentences(en)
  const isMine = message.sender_id !== other.id
  const isLast = !isTogether(message, next)
  return (
    <>
      <MessageBubble mine={isMine} tail={isLast}>
        <span className="sr-only">
          {isMine ? t('chats.thread.you') : t('chats.thread.them', { name: other.name })}{' '}
        </span>
        <MessageText content={message.content} />
      </MessageBubble>
      {isLast && (
        <MessageMeta mine={isMine}>
          <time dateTime={message.created_at}>{timeOfDay(message.created_at)}</time>
        </MessageMeta>
      )}
    </>
  )
}
