import { type ChosenPlace, PlaceField, type PlaceFieldValue } from '@basera/places/web'
import { useSentences } from '@basera/platform/web'
import { noRoomFilters, type RoomFilters, typedWishes, writeRoomFilters } from '@basera/rooms/contract'
import en from '../../locales/en.json'
import { locationPatch, noArea } from '../search-address.ts'

interface LocationFieldProps {
  readonly draft: RoomFilters
  readonly onType: (patch: Partial<RoomFilters>) => void
  readonly onPick: (patch: Partial<RoomFilters>) => void
}

/** An area of the map as the field's place, at its middle. */
function mapArea({ bounds, outline }: RoomFilters, label: string): ChosenPlace | null {
  const corners = bounds
    ? [
        { lat: bounds.south, lng: bounds.west },
        { lat: bounds.north, lng: bounds.east },
      ]
    : outline
  if (corners.length === 0) return null
  const middle = (of: 'lat' | 'lng') => corners.reduce((sum, corner) => sum + corner[of], 0) / corners.length
  return { label, latitude: middle('lat'), longitude: middle('lng') }
}

/** The area to search; text that is not picked from the list searches addresses (rooms.search-text). */
export function LocationField({ draft, onType, onPick }: LocationFieldProps) {
  const t = useSentences(en)
  const { point, place: label, bounds, outline } = draft
  const drawn = mapArea(draft, t(bounds ? 'rooms.search.chip.mapArea' : 'rooms.search.chip.outline'))
  const place = drawn ?? (point && { label, latitude: point.lat, longitude: point.lng })
  const value: PlaceFieldValue = { text: place?.label ?? draft.q, place }
  function change(next: PlaceFieldValue) {
    if (next.place) onPick({ ...locationPatch(next.place), ...typedWishes(draft.q).filters })
    else onType({ ...noArea, q: next.text })
  }
  const sent = writeRoomFilters({ ...noRoomFilters, point, bounds, outline })
  return (
    <>
      {place && <Hidden entries={[['place', place.label], ...sent]} />}
      <PlaceField
        name="q"
        label={t('rooms.search.location')}
        placeholder={t('rooms.search.locationPlaceholder')}
        value={value}
        onChange={change}
        picksOnSubmit
      />
    </>
  )
}

/** Sends what has no field along without script, so that it stays chosen. */
export function Hidden({ entries }: { readonly entries: Iterable<readonly [string, string]> }) {
  return [...entries].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
