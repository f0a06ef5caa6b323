import { Banner, ButtonLink, EmptyState, Loading, RetryBanner } from '@basera/platform/design'
import { ScenePlate } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import type { ReactNode } from 'react'
import { chatsPath } from '../chat-address.ts'
import { nameOf } from '../list/chat-words.ts'
import common from '../locales/en.json'
import { Composer } from './composer.tsx'
import en from './locales/en.json'
import { MessageLog } from './message-log.tsx'
import css from './thread.css?inline'
import { Back, ThreadHead } from './thread-head.tsx'
import { TypingLine } from './typing-line.tsx'
import { type Thread as ReadThread, useThread } from './use-thread.ts'

/** A conversation: with whom and about what, what was said, and the box to answer in (marketplace 2). */
export function Thread({ chatId }: { readonly chatId: string }) {
  const thread = useThread(chatId)
  return (
    <>
      <style href="chat-thread" precedence="default">
        {css}
      </style>
      <Shown thread={thread} />
    </>
  )
}

function Shown({ thread }: { readonly thread: ReadThread }) {
  const t = useSentences(en)
  const { chat, status } = thread
  if (status === 'missing' || status === 'gone') return <Missing wasShown={status === 'gone'} />
  if (status === 'failed') return <Pane children={<Failed onRetry={thread.read} />} />
  if (!chat) return <Pane children={<Loading words={t('chats.thread.loading')} />} />
  const name = nameOf(chat)
  return (
    <section className="chat-pane" aria-label={t('chats.thread.with', { name })}>
      <ThreadHead chat={chat} />
      <MessageLog chat={chat} thread={thread} />
      <TypingLine chatId={chat.id} name={name} />
      {chat.other.suspended ? <Suspended /> : <Composer chatId={chat.id} />}
    </section>
  )
}

/** Stands in the box's place: nothing can be sent to a suspended account. */
function Suspended() {
  return (
    <div role="status">
      <Banner tone="info" className="chat-note">
        {useSentences(en)('chats.thread.suspended')}
      </Banner>
    </div>
  )
}

/** What stands in the pane while there is no conversation to show. */
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

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <RetryBanner retry={useSentences(common)('chats.tryAgain')} onRetry={onRetry}>
      {useSentences(en)('chats.thread.failed')}
    </RetryBanner>
  )
}

/** Not there, or not one's own: the two are the same (decisions 2). */
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
