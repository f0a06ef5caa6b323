import { Spinner } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../../locales/en.json'
import type { FoundCount } from './use-found-count.ts'

/** "Show 95 rooms": what the search of the fields would find; a spinner while that takes long. */
export function CountedWords({ found: { count, stage } }: { readonly found: FoundCount }) {
  const t = useSentences(en)
  if (stage === 'slow') {
    return (
      <>
        <Spinner />
        <span className="sr-only">{t('rooms.search.searching')}</span>
      </>
    )
  }
  if (!count || stage === 'failed') return t('rooms.search.search')
  const n = count.total
  return t(count.total_is_exact ? 'rooms.search.showRooms' : 'rooms.search.showRoomsAtLeast', { n })
}
