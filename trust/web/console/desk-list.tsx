import { Button, EmptyState, Loading } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { useInfiniteQuery } from '@basera/platform/web/queries'
import type { ReactNode } from 'react'
import en from '../locales/en.json'
import { Failure } from './console-parts.tsx'
import { useClosing } from './use-closing.ts'

interface Page<Item> {
  readonly items: readonly Item[]
  readonly next_cursor: string | null
}

interface DeskListProps<Item> {
  readonly queryKey: readonly string[]
  readonly load: (query: { readonly cursor?: string }) => Promise<Page<Item>>
  readonly empty: string
  readonly onClosed: () => void
  readonly children: (items: readonly Item[]) => ReactNode
}

/** What waits at the desk, page by page. */
export function DeskList<Item>({ queryKey, load, empty, onClosed, children }: DeskListProps<Item>) {
  const t = useSentences(en)
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  })
  useClosing(list.error, onClosed)
  if (list.error) return <Failure error={list.error} onRetry={() => void list.refetch()} />
  if (!list.data) return <Loading words={t('trust.console.loading')} />
  const items = list.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <EmptyState title={empty} />
  return (
    <>
      {children(items)}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('trust.console.more')}
        </Button>
      )}
    </>
  )
}
