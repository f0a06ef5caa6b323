import { cx, EmptyState } from '@basera/platform/design'
import { SceneChai } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Thread } from '../thread/thread.tsx'
import { ChatList } from './chat-list.tsx'
import en from './locales/en.json'
import { useChatList } from './use-chat-list.ts'
import './chats.css'

/** /chats: the conversations, and the one that the address names; on phones one of the two at a time (marketplace 2). */
export function ChatsPage() {
  const [q, setQ] = useState('')
  const list = useChatList(q.trim())
  const openId = useSearchParams()[0].get('chat')
  return (
    <div className={cx('chat', openId && 'thread')}>
      <ChatList list={list} q={q} onSearch={setQ} openId={openId} />
      {openId ? <Thread key={openId} chatId={openId} onKnown={list.change} /> : <Unselected />}
    </div>
  )
}

function Unselected() {
  const t = useSentences(en)
  return (
    <section className="chat-pane">
      <div className="m-auto">
        <EmptyState scene={<SceneChai />} title={t('chats.page.unselected')}>
          {t('chats.page.unselected.text')}
        </EmptyState>
      </div>
    </section>
  )
}
