import { cx, EmptyState, Loading } from '@basera/platform/design'
import { SceneChai } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { chatAddress } from '../chat-address.ts'
import { useLive } from '../live/use-live.ts'
import { ChatList } from './chat-list.tsx'
import css from './chats.css?inline'
import en from './locales/en.json'
import { useChatList } from './use-chat-list.ts'
import { useVisibleHeight } from './use-visible-height.ts'

const loadThread = () => import('../thread/thread.tsx')

// The list is the first thing to see; what opens beside it is fetched behind it, before it is asked for.
const Thread = lazy(async () => ({ default: (await loadThread()).Thread }))
if (!import.meta.env.SSR) loadThread().catch(() => undefined)

/**
 * /chats: the conversations, and the one that the address names; on phones one of the two at a time (marketplace 2).
 * `?chat=`, as mails and bookmarks once had it, leads to the address of today.
 */
export function ChatsPage() {
  const openId = useParams().id
  const askedId = useSearchParams()[0].get('chat')
  useLive()
  const isOld = askedId !== null && !openId
  const navigate = useNavigate()
  useEffect(() => {
    if (isOld) void navigate(chatAddress(askedId), { replace: true })
  }, [isOld, askedId, navigate])
  if (isOld) return null
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
  const list = useChatList(q.trim())
  const page = useVisibleHeight()
  return (
    <div ref={page} className={cx('chat', openId && 'thread')}>
      <ChatList list={list} q={q} onSearch={setQ} openId={openId ?? null} />
      <Suspense fallback={<ThreadComing />}>
        {openId ? <Thread key={openId} chatId={openId} /> : <Unselected />}
      </Suspense>
    </div>
  )
}

const ThreadComing = () => (
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
