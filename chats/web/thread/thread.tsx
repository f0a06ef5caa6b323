import { useReadOnly } from '@basera/accounts/web'
import { Banner, ButtonLink, EmptyState, Loading, RetryBanner } from '@basera/platform/design'
import { ScenePlate } from '@basera/platform/design/art'
import { WifiOffIcon } from '@basera/platform/design/icons'
import { lazyPart, useSentences } from '@basera/platform/web'
import { type ReactNode, Suspense, useState } from 'react'
import { chatsPath } from '../chat-address.ts'
import { firstName, otherName } from '../list/chat-labels.ts'
import { useTyping } from '../live/use-live.ts'
import en from '../locales/en.json'
import { ReadOnlyNote } from '../page/read-only-note.tsx'
import { WarningActionsProvider } from '../warnings/warning-actions.tsx'
import { Composer } from './composer.tsx'
import { MessageActionsProvider } from './message-actions.tsx'
import { MessageLog } from './message-log.tsx'
import css from './thread.css?inline'
import { Back, ThreadHead } from './thread-head.tsx'
import { startedAt, type Thread as ThreadData, useThread } from './use-thread.ts'

const VisitBar = lazyPart(async () => ({
  default: (await import('../visits/visit-bar.tsx')).VisitBar,
}))

const ThreadSearch = lazyPart(async () => ({
  default: (await import('./thread-search.tsx')).ThreadSearch,
}))

export function Thread({ chatId }: { readonly chatId: string }) {
  const thread = useThread(chatId)
  return (
    <>
      <style href="chat-thread" precedence="default">
        {css}
      </style>
      <ThreadPane thread={thread} />
    </>
  )
}

function ThreadPane({ thread }: { readonly thread: ThreadData }) {
  const t = useSentences(en)
  const { chat, status } = thread
  const [isSearching, setSearching] = useState(false)
  if (status === 'missing' || status === 'gone') return <Missing wasShown={status === 'gone'} />
  if (status === 'failed') return <Pane children={<Failed onRetry={thread.reload} />} />
  if (!chat) return <Pane children={<Loading words={t('chats.thread.loading')} />} />
  const name = otherName(chat)
  return (
    <section className="chat-pane" aria-label={t('chats.thread.with', { name })}>
      <ThreadHead chat={chat} onSettings={thread.changeSettings} onSearch={() => setSearching(true)} />
      <WarningActionsProvider chat={chat} onDismiss={thread.dismissWarning}>
        <MessageActionsProvider chat={chat} thread={thread}>
          {isSearching && (
            <Suspense>
              <ThreadSearch chatId={chat.id} onClose={() => setSearching(false)} />
            </Suspense>
          )}
          {thread.isKept && <Kept onRetry={thread.reload} />}
          <MessageLog chat={chat} thread={thread} />
          <TypingLine chatId={chat.id} name={name} />
          <Answer thread={thread} chat={chat} />
        </MessageActionsProvider>
      </WarningActionsProvider>
    </section>
  )
}

interface AnswerProps {
  readonly thread: ThreadData
  readonly chat: NonNullable<ThreadData['chat']>
}

/** The box, or why there is none. */
function Answer({ thread, chat }: AnswerProps) {
  const isReadOnly = useReadOnly()
  const { other, room_id } = chat
  if (other.suspended || other.former) return <Silent isFormer={other.former} />
  return isReadOnly ? (
    <ReadOnlyNote className="chat-note" />
  ) : (
    <>
      {room_id && (
        <Suspense>
          <VisitBar chat={chat} />
        </Suspense>
      )}
      <Composer chat={chat} startedAt={startedAt(thread)} />
    </>
  )
}

/** Always rendered, so that nothing moves. */
function TypingLine({ chatId, name }: { readonly chatId: string; readonly name: string }) {
  const t = useSentences(en)
  const isTyping = useTyping(chatId)
  return (
    <p className="chat-typing" role="status">
      {isTyping ? t('chats.thread.typing', { name: firstName(name) }) : null}
    </p>
  )
}

/** In place of the box (chats.suspended-member, chats.former-member). */
function Silent({ isFormer }: { readonly isFormer: boolean }) {
  return (
    <div role="status">
      <Banner tone="info" className="chat-note">
        {useSentences(en)(isFormer ? 'chats.thread.former' : 'chats.thread.suspended')}
      </Banner>
    </div>
  )
}

function Pane({ children }: { readonly children: ReactNode }) {
  return (
    <section className="chat-pane">
      <div className="chat-head is-bare">
        <Back />
      </div>
      <div className="chat-instead">{children}</div>
    </section>
  )
}

/** chats.kept-history. */
const Kept = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useSentences(en)
  return (
    <div className="chat-note">
      <RetryBanner tone="accent" icon={<WifiOffIcon />} retry={t('chats.tryAgain')} onRetry={onRetry}>
        {t('chats.kept.thread')}
      </RetryBanner>
    </div>
  )
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useSentences(en)
  return (
    <RetryBanner retry={t('chats.tryAgain')} onRetry={onRetry}>
      {t('chats.thread.failed')}
    </RetryBanner>
  )
}

/** Not there, or a chat of other people (chats.members-only). */
function Missing({ wasShown }: { readonly wasShown: boolean }) {
  const t = useSentences(en)
  const actions = <ButtonLink href={chatsPath}>{t('chats.thread.back')}</ButtonLink>
  return (
    <Pane>
      <div role={wasShown ? 'alert' : undefined}>
        <EmptyState
          scene={<ScenePlate />}
          title={t(wasShown ? 'chats.thread.gone' : 'chats.thread.notFound')}
          actions={actions}
        >
          {t('chats.thread.notFound.text')}
        </EmptyState>
      </div>
    </Pane>
  )
}
