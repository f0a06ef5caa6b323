import { useReadOnly } from '@basera/accounts/web'
import { chatSearchMax } from '@basera/chats/contract'
import {
  Button,
  ButtonLink,
  EmptyState,
  IconButton,
  Loading,
  RetryBanner,
  Skeleton,
} from '@basera/platform/design'
import { SceneCandle, SceneChai } from '@basera/platform/design/art'
import { ArchiveIcon, ArrowLeftIcon, BellIcon, SearchIcon, WifiOffIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { DecisionNotices } from '@basera/trust/web'
import { Link } from 'react-router'
import { archiveQuery, chatsPath } from '../chat-address.ts'
import { ChatListStyles, ChatRow } from '../list/chat-row.tsx'
import { ScrollAnchoredRows } from '../list/scroll-anchored-rows.tsx'
import en from '../locales/en.json'
import { useNotificationsDialog } from '../notifications/use-notifications-dialog.tsx'
import { useInView } from '../use-in-view.ts'
import { ReadOnlyNote } from './read-only-note.tsx'
import type { ChatList as List } from './use-chat-list.ts'

interface ChatListProps {
  readonly list: List
  readonly q: string
  readonly onSearch: (q: string) => void
  readonly openId: string | null
  /** The archived chats alone (chats.archived-chat). */
  readonly isArchive?: boolean
}

/** The left side of /chats (chats.list-page, chats.list-search). */
export function ChatList({ list, q, onSearch, openId, isArchive = false }: ChatListProps) {
  const t = useSentences(en)
  const notifications = useNotificationsDialog()
  const isSearch = q.trim() !== ''
  // An open conversation says it itself.
  const saysReadOnly = useReadOnly() && openId === null
  return (
    <section className="chat-list" aria-label={t('chats.page.conversations')}>
      <ChatListStyles />
      <div className="chat-list-head">
        {saysReadOnly && <ReadOnlyNote />}
        <DecisionNotices />
        <div className="flex items-center justify-between">
          <h1 className="text-h1">{t(isArchive ? 'chats.page.archived' : 'chats.page.title')}</h1>
          <ArchiveLink isArchive={isArchive} />
          <IconButton
            label={t('chats.page.notifications')}
            icon={<BellIcon />}
            aria-haspopup="dialog"
            onClick={notifications.open}
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
      <ScrollAnchoredRows className="chat-rows" first={list.items[0]?.id}>
        <Rows list={list} isSearch={isSearch} openId={openId} isArchive={isArchive} />
      </ScrollAnchoredRows>
      {notifications.dialog}
    </section>
  )
}

function ArchiveLink({ isArchive }: { readonly isArchive: boolean }) {
  const label = useSentences(en)(isArchive ? 'chats.page.archived.back' : 'chats.page.archived')
  return (
    <Link
      to={isArchive ? chatsPath : `${chatsPath}${archiveQuery}`}
      className="btn-icon ms-auto"
      aria-label={label}
      title={label}
    >
      {isArchive ? <ArrowLeftIcon /> : <ArchiveIcon />}
    </Link>
  )
}

interface RowsProps {
  readonly list: List
  readonly isSearch: boolean
  readonly openId: string | null
  readonly isArchive: boolean
}

function Rows({ list, isSearch, openId, isArchive }: RowsProps) {
  if (list.status === 'failed') return <Failed text={list.failure} onRetry={list.retry} />
  if (list.status === 'loading') return <Placeholder />
  if (list.items.length === 0) return <Empty isSearch={isSearch} isArchive={isArchive} />
  return (
    <>
      {list.isKept && <Kept onRetry={list.retry} />}
      <ul>
        {list.items.map((chat) => (
          <li key={chat.id}>
            <ChatRow chat={chat} isOpen={chat.id === openId} query={isArchive ? archiveQuery : ''} />
          </li>
        ))}
      </ul>
      {list.hasMore && <More list={list} />}
    </>
  )
}

/** chats.kept-history. */
const Kept = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useSentences(en)
  return (
    <RetryBanner tone="accent" icon={<WifiOffIcon />} retry={t('chats.tryAgain')} onRetry={onRetry}>
      {t('chats.kept.list')}
    </RetryBanner>
  )
}

function More({ list }: Pick<RowsProps, 'list'>) {
  const t = useSentences(en)
  const { more, isFetchingMore, moreFailed, items } = list
  // After a failure only the button tries again.
  const ref = useInView<HTMLDivElement>(() => moreFailed || more(), '.chat-rows', items.length)
  return (
    <div ref={ref} className="mt-3">
      {moreFailed && <p role="alert">{t('chats.page.moreFailed')}</p>}
      <Button block busy={isFetchingMore} onClick={more}>
        {t(isFetchingMore ? 'chats.page.readingMore' : 'chats.page.more')}
      </Button>
    </div>
  )
}

function Placeholder() {
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

/** chats.list-empty. */
function Empty({ isSearch, isArchive }: Pick<RowsProps, 'isSearch' | 'isArchive'>) {
  const t = useSentences(en)
  if (isSearch) return <EmptyState title={t('chats.page.noMatch')}>{t('chats.page.noMatch.text')}</EmptyState>
  if (isArchive)
    return <EmptyState title={t('chats.page.archived.none')}>{t('chats.page.archived.none.text')}</EmptyState>
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

/** 'Error Loading Chats' with its reason (chats.list-failure). */
function Failed({ text, onRetry }: { readonly text: string | undefined; readonly onRetry: () => void }) {
  const t = useSentences(en)
  return (
    <div role="alert">
      <EmptyState
        scene={<SceneCandle />}
        title={t('chats.page.failed')}
        actions={<Button onClick={onRetry}>{t('chats.tryAgain')}</Button>}
      >
        {text ?? t('chats.page.failed.text')}
      </EmptyState>
    </div>
  )
}
