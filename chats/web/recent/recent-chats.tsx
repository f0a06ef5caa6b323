import { recentChatsShown } from '@basera/chats/contract'
import { ButtonLink, EmptyState, Loading, RetryBanner, Skeleton } from '@basera/platform/design'
import { SceneChai } from '@basera/platform/design/art'
import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import { chatsPath } from '../chat-address.ts'
import { ChatRow } from '../list/chat-row.tsx'
import { ListStyles } from '../list/list-styles.tsx'
import common from '../locales/en.json'
import en from './locales/en.json'
import type { RecentChatsList } from './use-recent-chats.ts'

interface RecentChatsProps {
  readonly chats: RecentChatsList
}

/** The dashboard's messages: up to 5 conversations of 10 that were read (marketplace 2, 9). */
export function RecentChats({ chats }: RecentChatsProps) {
  if (chats.failed) return <Unreachable onRetry={chats.reload} />
  if (!chats.known) return <Coming />
  return chats.items.length === 0 ? <None /> : <Recent chats={chats} />
}

function Recent({ chats: { items, total } }: RecentChatsProps) {
  const t = useSentences(en)
  return (
    <div className="max-w-[760px] pt-5">
      <ListStyles />
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

function None() {
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
  return (
    <RetryBanner className="mt-5" retry={useSentences(common)('chats.tryAgain')} onRetry={onRetry}>
      {useSentences(en)('chats.recent.failed')}
    </RetryBanner>
  )
}

function Coming() {
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
