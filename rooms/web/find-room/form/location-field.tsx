import { PlaceField, type PlaceFieldValue } from '@basera/places/web'
import { useSentences } from '@basera/platform/web'
import type { RoomFilters } from '@basera/rooms/contract'
import en from '../../locales/en.json'
import { locationPatch } from '../search-address.ts'

interface LocationFieldProps {
  readonly draft: RoomFilters
  readonly onType: (patch: Partial<RoomFilters>) => void
  readonly onPick: (patch: Partial<RoomFilters>) => void
}

/** The place to search around; text that is not picked from the list searches addresses (rooms.search-text). */
export function LocationField({ draft, onType, onPick }: LocationFieldProps) {
  const t = useSentences(en)
  const { point, place } = draft
  const value: PlaceFieldValue = {
    text: point ? place : draft.q,
    place: point && { label: place, latitude: point.lat, longitude: point.lng },
  }
  function change(next: PlaceFieldValue) {
    if (next.place) onPick(locationPatch(next.place))
    else onType({ q: next.text, place: '', point: null })
  }
  return (
    <>
      {point && <ChosenPlace lat={point.lat} lng={point.lng} place={place} />}
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

/** Sends the chosen place along without script, so that it stays chosen. */
function ChosenPlace(place: Readonly<Record<string, string | number>>) {
  return Object.entries(place).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
