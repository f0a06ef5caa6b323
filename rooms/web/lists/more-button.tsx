import { Button } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../locales/en.json'
import type { ShownList } from './use-member-list.ts'

interface MoreButtonProps<Item> {
  readonly list: Pick<ShownList<Item>, 'nextCursor' | 'more' | 'showMore'>
  /** Focuses an added item, for keyboards. */
  readonly onAdded: (first: Item) => void
}

export function MoreButton<Item>({ list, onAdded }: MoreButtonProps<Item>) {
  const t = useSentences(en)
  if (!list.nextCursor) return null
  const busy = list.more === 'busy'
  const add = async (byKey: boolean) => {
    const first = await list.showMore()
    if (first && byKey) onAdded(first)
  }
  return (
    <div className="mt-8 grid justify-items-center gap-4">
      {list.more === 'failed' && (
        <p role="alert" className="text-ink-2">
          {t('rooms.list.moreFailed')}
        </p>
      )}
      <Button busy={busy} onClick={({ detail }) => void add(detail === 0)}>
        {t(busy ? 'rooms.list.showingMore' : 'rooms.list.showMore')}
      </Button>
    </div>
  )
}
