import { Banner, Button, ButtonLink, EmptyState, Loading, Skeleton } from '@basera/platform/design'
import { SceneChai } from '@basera/platform/design/art'
import { ArrowRightIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { Link } from 'react-router'
import { ChatRow } from './chat-row.tsx'
import en from './locales/en.json'
import type { RecentChatsState } from './use-recent-chats.ts'

/** Conversations on the dashboard (marketplace 9). */
const SHOWN = 5

/** Messages on the dashboard (marketplace 2). `chats` comes from `useRecentChats`. */
export function RecentChats({ chats }: { readonly chats: RecentChatsState }) {
  const t = useSentences(en)
  if (!chats.known) return chats.failed ? <Unread onRetry={chats.reload} /> : <Coming />
  if (chats.total === 0) return <NoMessages />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 pt-5">
        <h2 className="text-h3">{t('chats.recent.title')}</h2>
        <Link className="link" to="/chats">
          {t('chats.recent.open')}
        </Link>
      </div>
      {chats.failed && <Unread onRetry={chats.reload} />}
      <ul className="mt-2.5 max-w-[38rem]">
        {chats.items.slice(0, SHOWN).map((chat) => (
          <li key={chat.id} className="border-line border-b last:border-0">
            <ChatRow chat={chat} />
          </li>
        ))}
      </ul>
      {chats.total > SHOWN && (
        <p className="mt-5">
          <ButtonLink href="/chats">
            {t('chats.recent.all', { n: chats.total })}
            <ArrowRightIcon />
          </ButtonLink>
        </p>
      )}
    </>
  )
}

function Unread({ onRetry }: { readonly onRetry: () => void }) {
  const t = useSentences(en)
  const retry = (
    <Button size="s" onClick={onRetry}>
      {t('chats.recent.tryAgain')}
    </Button>
  )
  return (
    <Banner tone="danger" className="mt-5 items-center" action={retry}>
      {t('chats.recent.failed')}
    </Banner>
  )
}

function Coming() {
  return (
    <div className="pt-6">
      <Loading words={useSentences(en)('chats.recent.loading')}>
        <div className="grid max-w-[38rem] gap-3">
          {['first', 'second', 'third'].map((row) => (
            <Skeleton key={row} className="h-[74px]" />
          ))}
        </div>
      </Loading>
    </div>
  )
}

function NoMessages() {
  const t = useSentences(en)
  const browse = (
    <ButtonLink look="primary" href="/find-room">
      {t('chats.recent.browse')}
    </ButtonLink>
  )
  return (
    <EmptyState scene={<SceneChai />} title={t('chats.recent.none')} actions={browse}>
      {t('chats.recent.none.text')}
    </EmptyState>
  )
}
