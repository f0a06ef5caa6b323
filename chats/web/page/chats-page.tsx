import { cx, EmptyState, Loading } from '@basera/platform/design'
import { SceneChai } from '@basera/platform/design/art'
import { lazyPart, useSentences } from '@basera/platform/web'
import { Suspense, useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { archiveParam, chatAddress } from '../chat-address.ts'
import { useLive } from '../live/use-live.ts'
import en from '../locales/en.json'
import { ChatList } from './chat-list.tsx'
import css from './chats.css?inline'
import { useChatList } from './use-chat-list.ts'
import { useVisibleHeight } from './use-visible-height.ts'

const loadThread = () => import('../thread/thread.tsx')

// Loaded behind the list.
const Thread = lazyPart(async () => ({ default: (await loadThread()).Thread }))
if (!import.meta.env.SSR) loadThread().catch(() => undefined)

/** /chats: the list and the open chat (chats.one-pane). `?chat=` of old links is redirected. */
export function ChatsPage() {
  const openId = useParams().id
  const oldId = useSearchParams()[0].get('chat')
  useLive()
  const isOldLink = oldId !== null && !openId
  const navigate = useNavigate()
  useEffect(() => {
    if (isOldLink) void navigate(chatAddress(oldId), { replace: true })
  }, [isOldLink, oldId, navigate])
  if (isOldLink) return null
  return (
    <>
      <style href="chats" precedence="default">
        {css}
      </style>
      <Panes openId={openId} />
    </>
  )
}

function Panes({ openId }: { readonly openId: string | undefined }) {
  const [q, setQ] = useState('')
  const isArchive = useSearchParams()[0].has(archiveParam)
  const list = useChatList({ q: q.trim(), archived: isArchive })
  const page = useVisibleHeight()
  return (
    <div ref={page} className={cx('chat', openId && 'thread')}>
      <ChatList list={list} q={q} onSearch={setQ} openId={openId ?? null} isArchive={isArchive} />
      <Suspense fallback={<ThreadPlaceholder />}>
        {openId ? <Thread key={openId} chatId={openId} /> : <Unselected />}
      </Suspense>
    </div>
  )
}

const ThreadPlaceholder = () => (
  <section className="chat-unselected">
    <Loading words={useSentences(en)('chats.page.opening')} />
  </section>
)

function Unselected() {
  const t = useSentences(en)
  return (
    <section className="chat-unselected">
      <EmptyState scene={<SceneChai />} title={t('chats.page.unselected')}>
        {t('chats.page.unselected.text')}
      </EmptyState>
    </section>
  )
}
