import { type PlaceCalls, placeLabel, placeSearchMax, placeSearchMin } from '@basera/places/contract'
import { ButtonLink } from '@basera/platform/design'
import { useApi, useSentences } from '@basera/platform/web'
import { useQuery } from '@basera/platform/web/queries'
import { noRoommateFilters, type RoommateFilters, wishesInText } from '@basera/roommates/contract'
import { activeFilters } from '../filters/active-filters.ts'
import { addressOfFilters, placePatch, tidy } from '../filters/typed-filters.ts'
import en from '../locales/en.json'

/** The place that a text names; null where none is known, nothing while it is asked for. */
function usePlace(text: string) {
  const api = useApi<PlaceCalls>()
  const q = text.slice(0, placeSearchMax)
  const { data = null, isLoading } = useQuery({
    queryKey: ['roommates', 'place', q],
    queryFn: async ({ signal }) => {
      const { items } = await api('GET /api/places', { query: { q, limit: '1' } }, { signal })
      return items[0] ?? null
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
  const { latitude, longitude } = place ?? {}
  if (!isRead || place === undefined) return null
  const label = place && placeLabel(place)
  const point = label && typeof latitude === 'number' && typeof longitude === 'number'
  const area = point ? placePatch({ label, latitude, longitude }) : {}
  const asked = tidy({ ...filters, ...wishes, ...area, q: point ? '' : text })
  const words = [
    ...activeFilters({ ...noRoommateFilters, ...wishes }).map((filter) => filter.words),
    ...(point ? [label] : [text]),
  ].filter((part) => part !== '')
  if (words.length === 0 || (Object.keys(wishes).length === 0 && !point)) return null
  return (
    <span className="mt-4 grid justify-items-center gap-3">
      <span>{say('roommates.browse.asFilters')}</span>
      <ButtonLink size="s" href={addressOfFilters(asked)}>
        {words.join(' · ')}
      </ButtonLink>
    </span>
  )
}
