import { PlaceField, type PlaceFieldValue } from '@basera/places/web'
import { Field, Segmented } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { commuteMinuteOptions, commuteModes, type RoomFilters } from '@basera/rooms/contract'
import { useState } from 'react'
import en from '../../locales/en.json'

interface CommuteFieldsProps {
  readonly draft: RoomFilters
  readonly onPick: (patch: Partial<RoomFilters>) => void
}

const noJourney = { commuteTo: '', commuteLabel: '' }

/** How a journey is made, and its minutes at most (rooms.search-commute). */
export function JourneyFields({ draft, onPick }: CommuteFieldsProps) {
  const t = useSentences(en)
  return (
    <>
      <Field as="group" label={t('rooms.search.travelBy')}>
        {(control) => (
          <Segmented
            {...control}
            value={draft.commuteBy}
            onChange={(commuteBy) => onPick({ commuteBy })}
            options={commuteModes.map((value) => ({ value, label: t(`rooms.search.travelBy.${value}`) }))}
          />
        )}
      </Field>
      <Field as="group" label={t('rooms.search.travelMax')} hint={t('rooms.search.travelHint')}>
        {(control) => (
          <Segmented
            {...control}
            value={String(draft.commuteMax)}
            onChange={(minutes) => onPick({ commuteMax: Number(minutes) })}
            options={commuteMinuteOptions.map((minutes) => ({
              value: String(minutes),
              label: String(minutes),
              small: t('rooms.search.min'),
            }))}
          />
        )}
      </Field>
    </>
  )
}

export function DestinationField({ draft, onPick }: CommuteFieldsProps) {
  const t = useSentences(en)
  const [typed, setTyped] = useState<string | null>(null)
  const { commuteTo, commuteLabel } = draft
  const [latitude = 0, longitude = 0] = commuteTo.split(',').map(Number)
  const label = commuteLabel || t('rooms.search.chip.here')
  const chosen = commuteTo ? { label, latitude, longitude } : null
  const value: PlaceFieldValue = { text: chosen?.label ?? typed ?? '', place: chosen }
  function change({ text, place }: PlaceFieldValue) {
    setTyped(place ? null : text)
    if (place) {
      const commuteTo = [place.latitude, place.longitude].map((degrees) => degrees.toFixed(6)).join(',')
      onPick({ commuteTo, commuteLabel: place.label })
    } else if (commuteTo) onPick(noJourney)
  }
  return (
    <PlaceField
      label={t('rooms.search.travelTimeTo')}
      placeholder={t('rooms.search.addPlace')}
      value={value}
      onChange={change}
    />
  )
}
