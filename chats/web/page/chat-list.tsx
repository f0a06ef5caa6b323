import { chatSearchMax } from '@basera/chats/contract'
import { Button, ButtonLink, EmptyState, IconButton, Loading, Skeleton } from '@basera/platform/design'
import { SceneCandle, SceneChai } from '@basera/platform/design/art'
import { BellIcon, SearchIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { ChatRow } from '../list/chat-row.tsx'
import { ListStyles } from '../list/list-styles.tsx'
import { SteadyRows } from '../list/steady-rows.tsx'
import { useSeen } from '../list/use-seen.ts'
import common from '../locales/en.json'
import { useNotices } from '../notices/use-notices.tsx'
import en from './locales/en.json'
import type { ChatList as List } from './use-chat-list.ts'

interface ChatListProps {
  readonly list: List
  readonly q: string
  readonly onSearch: (q: string) => void
  /** The conversation that is shown beside the list. */
  readonly openId: string | null
}

/** The left side of /chats: 'Messages' with its search and up to 50 conversations at a time (marketplace 2). */
export function ChatList({ list, q, onSearch, openId }: ChatListProps) {
  const t = useSentences(en)
  const notices = useNotices()
  const isSearch = q.trim() !== ''
  return (
    <section className="chat-list" aria-label={t('chats.page.conversations')}>
      <ListStyles />
      <div className="chat-list-head">
        <div className="flex items-center justify-between">
          <h1 className="text-h1">{t('chats.page.title')}</h1>
          <IconButton
            label={t('chats.page.notices')}
            icon={<BellIcon />}
            aria-haspopup="dialog"
            onClick={notices.open}
          />
        </div>
        <span className="control">
          <SearchIcon />
          <input
            type="search"
            value={q}
            maxLength={chatSearchMax}
            placeholder={t('chats.page.search')}
            aria-label={t('chats.page.search')}
            onChange={(event) => onSearch(event.target.value)}
          />
        </span>
        <p role="status" className="sr-only">
          {isSearch && list.status === 'ready' && list.isSettled
            ? t('chats.page.found', { n: list.total })
            : null}
        </p>
      </div>
      <SteadyRows className="chat-rows" first={list.items[0]?.id}>
        <Rows list={list} isSearch={isSearch} openId={openId} />
      </SteadyRows>
      {notices.shown}
    </section>
  )
}

interface RowsProps {
  readonly list: List
  readonly isSearch: boolean
  readonly openId: string | null
}

function Rows({ list, isSearch, openId }: RowsProps) {
  if (list.status === 'failed') return <Failed words={list.failure} onRetry={list.retry} />
  if (list.status === 'loading') return <Coming />
  if (list.items.length === 0) return <None isSearch={isSearch} />
  return (
    <>
      <ul>
        {list.items.map((chat) => (
          <li key={chat.id}>
            <ChatRow chat={chat} isOpen={chat.id === openId} />
          </li>
        ))}
      </ul>
      {list.hasMore && <More list={list} />}
    </>
  )
}

/** Further conversations come as one scrolls to them, or when asked for. */
function More({ list }: Pick<RowsProps, 'list'>) {
  const t = useSentences(en)
  const { more, isReadingMore, moreFailed, items } = list
  // After a failure the next try is the person's.
  const ref = useSeen<HTMLDivElement>(() => moreFailed || more(), items.length)
  return (
    <div ref={ref} className="mt-3">
      {moreFailed && <p role="alert">{t('chats.page.moreFailed')}</p>}
      <Button block busy={isReadingMore} onClick={more}>
        {t(isReadingMore ? 'chats.page.readingMore' : 'chats.page.more')}
      </Button>
    </div>
  )
}

function Coming() {
  return (
    <div className="px-3">
      <Loading words={useSentences(en)('chats.page.loading')}>
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <Skeleton key={row} className="mb-4 h-16" />
        ))}
      </Loading>
    </div>
  )
}

function None({ isSearch }: { readonly isSearch: boolean }) {
  const t = useSentences(en)
  if (isSearch) return <EmptyState title={t('chats.page.noMatch')}>{t('chats.page.noMatch.text')}</EmptyState>
  return (
    <EmptyState
      scene={<SceneChai />}
      title={t('chats.page.none')}
      actions={
        <ButtonLink look="primary" href="/find-room">
          {t('chats.page.browse')}
        </ButtonLink>
      }
    >
      {t('chats.page.none.text')}
    </EmptyState>
  )
}

/** 'Error Loading Chats' with what is known about it (marketplace 8). */
function Failed({ words, onRetry }: { readonly words: string | undefined; readonly onRetry: () => void }) {
  const t = useSentences(en)
  return (
    <div role="alert">
      <EmptyState
        scene={<SceneCandle />}
        title={t('chats.page.failed')}
        actions={<Button onClick={onRetry}>{useSentences(common)('chats.tryAgain')}</Button>}
      >
        {words ?? t('chats.page.failed.text')}
      </EmptyState>
    </div>
  )
}
