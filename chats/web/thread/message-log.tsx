import type { ChatHead, Message } from '@basera/chats/contract'
import { CountBadge, RetryBanner } from '@basera/platform/design'
import { ChevronDownIcon, ShieldCheckIcon } from '@basera/platform/design/icons'
import { dayInIndia, useSentences } from '@basera/platform/web'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { dayLabel } from '../chat-times.ts'
import { nameOf } from '../list/chat-words.ts'
import en from './locales/en.json'
import { MoreInSight } from './more-in-sight.tsx'
import { OnItsWay } from './on-its-way.tsx'
import { isTogether, Said } from './said.tsx'
import { useLog } from './use-log.ts'
import type { Thread } from './use-thread.ts'

interface MessageLogProps {
  readonly chat: ChatHead
  readonly thread: Thread
}

/** What was said, by day (marketplace 2). */
export function MessageLog({ chat, thread }: MessageLogProps) {
  const t = useSentences(en)
  const log = useLog(chat.id, chat.other.id, thread)
  const { shown, isEndShown } = log
  const waiting = isEndShown ? thread.waiting : []
  const isEmpty = shown.length === 0 && waiting.length === 0
  return (
    <div className="chat-log-box">
      <div
        ref={log.box}
        className="chat-log"
        role="log"
        aria-label={t('chats.thread.messages')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keyboard
        tabIndex={0}
        onScroll={log.onScroll}
      >
        {log.hasEarlier ? <MoreInSight words={t('chats.thread.earlier')} onMore={log.earlier} /> : <Advice />}
        {log.hasFailed && <EarlierFailed onRetry={log.earlier} />}
        {isEmpty && <p className="chat-none">{t('chats.thread.none')}</p>}
        <Messages shown={shown} chat={chat} thread={thread} />
        {!isEndShown && <MoreInSight words={t('chats.thread.later')} onMore={log.later} />}
        {waiting.map((message) => (
          <OnItsWay key={message.client_id} message={message} />
        ))}
      </div>
      {!(log.isAtEnd && isEndShown) && <ToEnd unseen={log.unseen} onPress={log.jump} />}
    </div>
  )
}

interface MessagesProps extends MessageLogProps {
  readonly shown: readonly Message[]
}

function Messages({ shown, chat, thread: { messages, otherRead } }: MessagesProps) {
  const name = nameOf(chat)
  const isMine = (message: Message) => message.sender_id !== chat.other.id
  const lastSeen = messages.findLast((message) => isMine(message) && message.seq <= otherRead)?.seq
  return shown.map((message, n) => (
    <Fragment key={message.id}>
      <DayOf message={message} before={shown[n - 1]} />
      <Said
        message={message}
        by={isMine(message) ? undefined : name}
        isLast={!isTogether(message, shown[n + 1])}
        isSeen={message.seq <= otherRead}
        saysSeen={message.seq === lastSeen}
      />
    </Fragment>
  ))
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

/** Stands where a conversation begins (design 1: safe without alarm). */
function Advice() {
  const t = useSentences(en)
  return (
    <p className="chat-advice">
      <ShieldCheckIcon />
      <span>
        {t('chats.thread.advice')}{' '}
        <Link className="link" to="/safety">
          {t('chats.thread.advice.more')}
        </Link>
      </span>
    </p>
  )
}

function EarlierFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useSentences(en)
  return (
    <RetryBanner retry={t('chats.thread.retry')} onRetry={onRetry}>
      {t('chats.thread.failed')}
    </RetryBanner>
  )
}

function ToEnd({ unseen, onPress }: { readonly unseen: number; readonly onPress: () => void }) {
  const t = useSentences(en)
  return (
    <button type="button" className="chat-to-end" title={t('chats.thread.toEnd')} onClick={onPress}>
      <ChevronDownIcon />
      <span className="sr-only">{t('chats.thread.toEnd')}</span>
      {unseen > 0 && <CountBadge count={unseen} label={t('chats.thread.new')} />}
    </button>
  )
}
