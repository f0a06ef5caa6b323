import {
  type PlaceCalls,
  type PlaceSuggestion,
  placeLabel,
  placeSearchMax,
  placeSearchMin,
} from '@basera/places/contract'
import type { ChosenPlace } from '@basera/places/web'
import { ButtonLink } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { useQuery } from '@basera/platform/web/queries'
import { noRoommateFilters, type RoommateFilters, wishesInText } from '@basera/roommates/contract'
import { activeFilters } from '../filters/active-filters.ts'
import { addressOfFilters, placePatch, tidy } from '../filters/typed-filters.ts'
import en from '../locales/en.json'

function chosen(place: PlaceSuggestion | undefined): ChosenPlace | null {
  if (!place || place.latitude === null || place.longitude === null) return null
  return { label: placeLabel(place), latitude: place.latitude, longitude: place.longitude }
}

/** The place that a text names; null where none is known, nothing while it is asked for. */
function usePlace(text: string): ChosenPlace | null | undefined {
  const api = useApi<PlaceCalls>()
  const q = text.slice(0, placeSearchMax)
  const { data = null, isLoading } = useQuery({
    queryKey: ['roommates', 'place', q],
    queryFn: async ({ signal }) => {
      const { items } = await api('GET /api/places', { query: { q, limit: '1' } }, { signal })
      return chosen(items[0])
    },
    enabled: text.length >= placeSearchMin,
  })
  return isLoading ? undefined : data
}

/** The search that a text asks for, by filters and a place (roommates.wishes-in-text). */
export function AsFilters({ filters }: { readonly filters: RoommateFilters }) {
  const say = useSentences(en)
  const { text, filters: wishes } = wishesInText(filters.q)
  const isRead = text !== filters.q.replaceAll(/\s+/g, ' ')
  const place = usePlace(isRead && filters.point === null ? text : '')
  if (!isRead || place === undefined) return null
  const asked = tidy({ ...filters, ...wishes, q: text, ...(place && { ...placePatch(place), q: '' }) })
  const words = [
    ...activeFilters({ ...noRoommateFilters, ...wishes }).map((filter) => filter.words),
    place?.label ?? text,
  ].filter((part) => part !== '')
  if (!place && Object.keys(wishes).length === 0) return null
  return (
    <span className="mt-4 grid justify-items-center gap-3">
      <span>{say('roommates.browse.asFilters')}</span>
      <ButtonLink size="s" href={addressOfFilters(asked)}>
        {words.join(' · ')}
      </ButtonLink>
    </span>
  )
}
