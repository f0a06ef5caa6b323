import { type ChatItem, recentChatsFetched, recentChatsShown } from '@basera/chats/contract'
import { ButtonLink, EmptyState, Loading, RetryBanner, Skeleton } from '@basera/platform/design'
import { SceneChai } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { chatsPath } from '../chat-address.ts'
import { ChatListStyles, ChatRow } from '../list/chat-row.tsx'
import { useChatPages } from '../list/use-chat-pages.ts'
import en from '../locales/en.json'

export interface RecentChatsList {
  /** False: `items` and `total` mean nothing yet. */
  readonly isLoaded: boolean
  readonly failed: boolean
  readonly items: readonly ChatItem[]
  readonly total: number
  readonly reload: () => void
}

function useRecentChats(): RecentChatsList {
  const { data, isError, isFetching, items, total, refetch } = useChatPages(
    { q: '', archived: false },
    recentChatsFetched,
  )
  const isLoaded = data !== undefined
  return { isLoaded, failed: isError && !isFetching && !isLoaded, items, total, reload: () => void refetch() }
}

export function DashboardChats() {
  return <RecentChats chats={useRecentChats()} />
}

/** Renders nothing; reports the number of chats whenever it changes. */
export function ChatTotal({ onTotal }: { readonly onTotal: (total: number) => void }) {
  const { isLoaded, total } = useRecentChats()
  useEffect(() => {
    if (isLoaded) onTotal(total)
  }, [isLoaded, total, onTotal])
  return null
}

interface RecentChatsProps {
  readonly chats: RecentChatsList
}

export function RecentChats({ chats }: RecentChatsProps) {
  if (chats.failed) return <Unreachable onRetry={chats.reload} />
  if (!chats.isLoaded) return <Placeholder />
  return chats.items.length === 0 ? <Empty /> : <Recent chats={chats} />
}

function Recent({ chats: { items, total } }: RecentChatsProps) {
  const t = useSentences(en)
  return (
    <div className="max-w-[760px] pt-5">
      <ChatListStyles />
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-h3">{t('chats.recent.title')}</h2>
        <Link className="link" to={chatsPath}>
          {t('chats.recent.open')}
        </Link>
      </div>
      <ul className="-mx-3 mt-2.5">
        {items.slice(0, recentChatsShown).map((chat) => (
          <li key={chat.id} className="border-line border-b last:border-0">
            <ChatRow chat={chat} />
          </li>
        ))}
      </ul>
      {total > recentChatsShown && (
        <ButtonLink href={chatsPath} className="mt-4">
          {t('chats.recent.all', { n: total })}
        </ButtonLink>
      )}
    </div>
  )
}

function Empty() {
  const t = useSentences(en)
  return (
    <EmptyState
      scene={<SceneChai />}
      title={t('chats.recent.none')}
      actions={
        <ButtonLink look="primary" href="/find-room">
          {t('chats.recent.browse')}
        </ButtonLink>
      }
    >
      {t('chats.recent.none.text')}
    </EmptyState>
  )
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  const t = useSentences(en)
  return (
    <RetryBanner className="mt-5" retry={t('chats.tryAgain')} onRetry={onRetry}>
      {t('chats.recent.failed')}
    </RetryBanner>
  )
}

function Placeholder() {
  return (
    <div className="max-w-[760px] pt-5">
      <Loading words={useSentences(en)('chats.recent.loading')}>
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} className="mb-4 h-16" />
        ))}
      </Loading>
    </div>
  )
}
