import { Field, TextInput } from '@basera/platform/design'
import { MapPinIcon } from '@basera/platform/design/icons'
import { useSentences } from '@basera/platform/web'
import { type RoomFilters, searchTextMax } from '@basera/rooms/contract'
import en from '../locales/en.json'

interface LocationFieldProps {
  readonly draft: RoomFilters
  /** Text was typed; a place chosen before no longer counts. */
  readonly onType: (patch: Partial<RoomFilters>) => void
  /** A place was picked from the list. */
  readonly onPick: (patch: Partial<RoomFilters>) => void
}

/** The place to search around. Text that is not picked from the list searches addresses (marketplace 7). */
export function LocationField({ draft, onType }: LocationFieldProps) {
  const t = useSentences(en)
  return (
    <>
      {draft.point && <ChosenPlace {...draft.point} place={draft.place} />}
      <Field label={t('rooms.search.location')}>
        {(control) => (
          <TextInput
            {...control}
            name="q"
            icon={<MapPinIcon />}
            maxLength={searchTextMax}
            placeholder={t('rooms.search.locationPlaceholder')}
            value={draft.place || draft.q}
            onChange={(event) => onType({ q: event.target.value, place: '', point: null })}
          />
        )}
      </Field>
    </>
  )
}

/** What a browser without script sends along with the text, so that an unchanged place stays chosen. */
function ChosenPlace(place: Readonly<Record<string, string | number>>) {
  return Object.entries(place).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
