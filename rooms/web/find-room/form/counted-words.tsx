import { Spinner } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import en from '../../locales/en.json'
import type { FoundFacets } from './use-facets.ts'

/** "Show 95 rooms": what the search of the fields would find; a spinner while that takes long. */
export function CountedWords({ found: { facets, stage } }: { readonly found: FoundFacets }) {
  const t = useSentences(en)
  if (stage === 'slow') {
    return (
      <>
        <Spinner />
        <span className="sr-only">{t('rooms.search.searching')}</span>
      </>
    )
  }
  if (!facets || stage === 'failed') return t('rooms.search.search')
  const n = facets.total
  return t(facets.total_is_exact ? 'rooms.search.showRooms' : 'rooms.search.showRoomsAtLeast', { n })
}
