import type { ChatHead, Message } from '@basera/chats/contract'
import { CountBadge, RetryBanner } from '@basera/platform/design'
import { ChevronDownIcon, ShieldCheckIcon } from '@basera/platform/design/icons'
import { dayInIndia, lazyPart, useSentences } from '@basera/platform/web'
import { Fragment, Suspense } from 'react'
import { Link } from 'react-router'
import { dayLabel } from '../chat-times.ts'
import { otherName } from '../list/chat-labels.ts'
import en from '../locales/en.json'
import { LoadMore } from './load-more.tsx'
import { useJumpTarget } from './message-actions.tsx'
import { isSameGroup, MessageItem } from './message-item.tsx'
import { PendingMessageItem } from './pending-message.tsx'
import { isFirstDay } from './use-keep-here.tsx'
import { useMessageLog } from './use-message-log.ts'
import { startedAt, type Thread } from './use-thread.ts'

const VisitInLog = lazyPart(async () => ({
  default: (await import('../visits/visit-in-log.tsx')).VisitInLog,
}))
const NumberInLog = lazyPart(async () => ({
  default: (await import('../numbers/number-card.tsx')).NumberInLog,
}))

interface MessageLogProps {
  readonly chat: ChatHead
  readonly thread: Thread
}

export function MessageLog({ chat, thread }: MessageLogProps) {
  const t = useSentences(en)
  const log = useMessageLog(chat.id, chat.other.id, thread, useJumpTarget())
  const { hasEnd } = log
  const visible = log.visible.filter(({ hidden }) => !hidden)
  const pending = hasEnd ? thread.pending : []
  const isEmpty = visible.length === 0 && pending.length === 0
  return (
    <div className="chat-log-box">
      <div
        ref={log.box}
        className="chat-log"
        role="log"
        aria-label={t('chats.thread.messages')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        onScroll={log.onScroll}
      >
        <div className="chat-log-lines">
          {log.hasEarlier ? (
            <LoadMore label={t('chats.thread.earlier')} onMore={log.showEarlier} />
          ) : (
            <Advice />
          )}
          {log.hasFailed && <EarlierFailed onRetry={log.showEarlier} />}
          {isEmpty && <p className="chat-none">{t('chats.thread.none')}</p>}
          <Messages messages={visible} chat={chat} thread={thread} />
          {log.visible.map(
            // Of a message that was deleted here, the card stays.
            (message) => message.hidden && <CardsOf key={message.id} {...{ chat, message, thread }} />,
          )}
          {!hasEnd && <LoadMore label={t('chats.thread.later')} onMore={log.showLater} />}
          {pending.map((message) => (
            <PendingMessageItem key={message.client_id} message={message} />
          ))}
        </div>
      </div>
      {!(log.isAtEnd && hasEnd) && <JumpToEnd unseen={log.unseen} onPress={log.jumpToEnd} />}
    </div>
  )
}

interface MessagesProps extends MessageLogProps {
  readonly messages: readonly Message[]
}

function Messages({ messages, chat, thread }: MessagesProps) {
  const name = otherName(chat)
  const isMine = (message: Message) => message.sender_id !== chat.other.id
  const { otherRead } = thread
  const lastSeen = thread.messages.findLast((one) => isMine(one) && one.seq <= otherRead)?.seq
  return messages.map((message, n) => (
    <Fragment key={message.id}>
      <DayLabel message={message} before={messages[n - 1]} />
      <MessageItem
        message={message}
        by={isMine(message) ? undefined : name}
        isLast={!isSameGroup(message, messages[n + 1])}
        isSeen={message.seq <= otherRead}
        isKnown={chat.answered === true}
        showsSeen={message.seq === lastSeen}
      />
      <CardsOf {...{ chat, message, thread }} />
    </Fragment>
  ))
}

interface CardsOfProps extends MessageLogProps {
  readonly message: Message
}

/** What is agreed on under a message: a visit, a phone number. */
const CardsOf = ({ chat, message: { seq }, thread }: CardsOfProps) => (
  <Suspense>
    {chat.room_title !== null && <VisitInLog chat={chat} seq={seq} />}
    <NumberInLog chat={chat} seq={seq} isFirstDay={isFirstDay(startedAt(thread))} />
  </Suspense>
)

interface DayLabelProps {
  readonly message: Message
  readonly before: Message | undefined
}

function DayLabel({ message, before }: DayLabelProps) {
  const date = dayInIndia(message.created_at)
  if (before && dayInIndia(before.created_at) === date) return null
  return <p className="chat-day">{dayLabel(date)}</p>
}

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

function JumpToEnd({ unseen, onPress }: { readonly unseen: number; readonly onPress: () => void }) {
  const t = useSentences(en)
  return (
    <button type="button" className="chat-to-end" title={t('chats.thread.toEnd')} onClick={onPress}>
      <ChevronDownIcon />
      <span className="sr-only">{t('chats.thread.toEnd')}</span>
      {unseen > 0 && <CountBadge count={unseen} label={t('chats.thread.new')} />}
    </button>
  )
}
