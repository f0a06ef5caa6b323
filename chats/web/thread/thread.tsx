import type { ChatHead, ChatItem } from '@basera/chats/contract'
import { Avatar, Banner, Button, buttonClass, EmptyState, IconButton, Loading } from '@basera/platform/design'
import { ScenePlate } from '@basera/platform/design/art'
import { ArrowLeftIcon, HouseIcon, RotateCwIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { chatsPath } from '../chat-address.ts'
import { nameOf, topicOf } from '../list/chat-words.ts'
import common from '../locales/en.json'
import { Composer } from './composer.tsx'
import en from './locales/en.json'
import { MessageLog } from './message-log.tsx'
import { useComposer } from './use-composer.ts'
import { useThread } from './use-thread.ts'

interface ThreadProps {
  readonly chatId: string
  /** Told what the list should say of the conversation. */
  readonly onKnown: (id: string, patch: Partial<ChatItem>) => void
}

/** A conversation: with whom and about what, what was said, and the box to answer in (marketplace 2). */
export function Thread({ chatId, onKnown }: ThreadProps) {
  const t = useSentences(en)
  const thread = useThread(chatId, onKnown)
  const composer = useComposer(chatId, thread.send)
  const [hasFailed, setFailed] = useState(false)
  const { chat, status, messages } = thread
  const attempt = (reading: () => Promise<void>) => {
    setFailed(false)
    reading().catch(() => setFailed(true))
  }
  if (status === 'missing') return <Missing />
  if (!chat) return <Pane>{status === 'failed' ? <Failed onRetry={thread.retry} /> : <Coming />}</Pane>
  return (
    <section className="chat-pane" aria-label={t('chats.thread.with', { name: nameOf(chat) })}>
      <Head chat={chat} onRefresh={() => attempt(thread.lookForNew)} />
      {hasFailed && <Failed onRetry={() => attempt(thread.lookForNew)} />}
      <MessageLog
        messages={messages}
        other={{ id: chat.other.id, name: nameOf(chat) }}
        sending={composer.sending}
        onEarlier={() => attempt(thread.showEarlier)}
      />
      <Composer composer={composer} />
    </section>
  )
}

function Back() {
  return (
    <Link to={chatsPath} className="btn-icon lg:hidden" aria-label={useSentences(en)('chats.thread.back')}>
      <ArrowLeftIcon />
    </Link>
  )
}

/** What stands in the pane while there is no conversation to show. */
function Pane({ children }: { readonly children: ReactNode }) {
  return (
    <section className="chat-pane">
      <div className="chat-head lg:hidden">
        <Back />
      </div>
      <div className="m-auto p-(--gutter)">{children}</div>
    </section>
  )
}

function Head({ chat, onRefresh }: { readonly chat: ChatHead; readonly onRefresh: () => void }) {
  const t = useSentences(en)
  const name = nameOf(chat)
  return (
    <div className="chat-head">
      <Back />
      <Avatar name={name} userId={chat.other.id} src={chat.other.avatar_url} size={40} />
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-[1.0625rem] leading-[1.25] font-[660]">{name}</h2>
        <p className="truncate text-small text-ink-3">{topicOf(chat)}</p>
      </div>
      <IconButton label={t('chats.thread.refresh')} icon={<RotateCwIcon />} onClick={onRefresh} />
      {chat.room_id && (
        <Link
          to={`/room/${chat.room_id}`}
          className={buttonClass({ size: 's', className: 'max-lg:px-3' })}
          aria-label={t('chats.thread.room')}
        >
          <span className="lg:hidden">
            <HouseIcon />
          </span>
          <span className="max-lg:hidden">{t('chats.thread.room')}</span>
        </Link>
      )}
    </div>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const retry = (
    <Button size="s" onClick={onRetry}>
      {useSentences(common)('chats.tryAgain')}
    </Button>
  )
  return (
    <Banner tone="danger" action={retry} className="m-3">
      {useSentences(en)('chats.thread.failed')}
    </Banner>
  )
}

const Coming = () => <Loading words={useSentences(en)('chats.thread.loading')} />

/** Not there, or not one's own: the two are the same (decisions 2). */
function Missing() {
  const t = useSentences(en)
  return (
    <Pane>
      <EmptyState scene={<ScenePlate />} title={t('chats.thread.notFound')}>
        {t('chats.thread.notFound.text')}
      </EmptyState>
    </Pane>
  )
}
