import { type PlaceCalls, type PlaceSuggestion, placeLabel, placeSearchMin } from '@basera/places/contract'
import { Problem } from '@basera/platform/contract'
import {
  Combobox,
  type ComboboxOption,
  type FieldControl,
  IconButton,
  showToast,
} from '@basera/platform/design'
import { LocateFixedIcon, MapPinIcon, XIcon } from '@basera/platform/design/icons'
import { type Say, useApi, useSentences } from '@basera/platform/web'
import { useEffect, useRef } from 'react'
import { useCurrentLocation } from './current-location.ts'
import en from './locales/en.json'
import { usePickOnSubmit } from './pick-on-submit.ts'
import type { PlaceFieldValue, PlaceNotice } from './place-field-value.ts'
import { type PlaceSearchState, rememberSearched, usePlaceSearch } from './place-search.ts'
import { withStreet } from './with-street.ts'

export interface PlaceComboboxProps {
  readonly control: FieldControl
  readonly value: PlaceFieldValue
  readonly onChange: (value: PlaceFieldValue) => void
  readonly onNotice: (notice: PlaceNotice) => void
  readonly keepsPlace: boolean
  readonly picksOnSubmit: boolean
  readonly maxLength: number
  readonly placeholder: string | undefined
  readonly name: string | undefined
  readonly disabled: boolean
  readonly onBlur: (() => void) | undefined
}

/** Kinds that a row names, because the place's name alone looks like a neighbourhood. */
const namedKinds = ['rail', 'metro', 'campus', 'techpark', 'pincode', 'district'] as const
const isNamed = (kind: string): kind is (typeof namedKinds)[number] =>
  namedKinds.some((named) => named === kind)

const toastMs = 6000

function unknownHint(t: Say<typeof en>, text: string, part: string, place: string): string {
  const at = text.toLowerCase().indexOf(part.toLowerCase())
  return t('places.list.unknown', { part: at === -1 ? part : text.slice(at, at + part.length), place })
}

interface ClearButtonProps {
  readonly fieldId: string
  readonly onClear: () => void
}

function ClearButton({ fieldId, onClear }: ClearButtonProps) {
  const t = useSentences(en)
  const clear = () => {
    onClear()
    document.getElementById(fieldId)?.focus()
  }
  return (
    <IconButton
      className="-me-2.5"
      label={t('places.field.clear')}
      icon={<XIcon size="s" />}
      onClick={clear}
    />
  )
}

interface PlaceOption extends ComboboxOption {
  readonly place: PlaceSuggestion
}

function optionOf(place: PlaceSuggestion, t: Say<typeof en>): PlaceOption {
  const kind = isNamed(place.kind) ? `${t(`places.kind.${place.kind}`)} · ` : ''
  return { id: place.id, label: place.name, detail: `${kind}${place.context}`, icon: <MapPinIcon />, place }
}

function noteOf({ status, error }: PlaceSearchState, t: Say<typeof en>): string | undefined {
  if (status === 'searching') return t('places.list.searching')
  if (status === 'failed') return error instanceof Problem ? error.message : t('places.list.failed')
  return status === 'found' ? t('places.list.none') : undefined
}

interface ChoiceOptions {
  readonly text: string
  readonly keepsStreet: boolean
  readonly session: string | undefined
  readonly onChange: (value: PlaceFieldValue) => void
  readonly onNotice: (notice: PlaceNotice) => void
}

function useChoice({ text, keepsStreet, session, onChange, onNotice }: ChoiceOptions) {
  const api = useApi<PlaceCalls>()
  const t = useSentences(en)
  const currentText = useRef(text)
  useEffect(() => {
    currentText.current = text
  }, [text])

  return async (suggestion: PlaceSuggestion, unknown: string | undefined): Promise<void> => {
    const label = placeLabel(suggestion)
    const written = keepsStreet ? withStreet(text, suggestion.name, label) : label
    if (unknown !== undefined) onNotice({ hint: unknownHint(t, text, unknown, suggestion.name) })
    const { latitude, longitude } = suggestion
    if (latitude !== null && longitude !== null) {
      rememberSearched({ latitude, longitude })
      return onChange({ text: written, place: { label, latitude, longitude } })
    }
    onChange({ text: written, place: null })
    currentText.current = written
    const query = session ? { session } : {}
    try {
      const found = await api('GET /api/places/{id}', { params: { id: suggestion.id }, query })
      const place = { label, latitude: found.latitude, longitude: found.longitude }
      if (currentText.current === written) onChange({ text: written, place })
    } catch {
      if (currentText.current === written) onNotice({ error: t('places.list.detailsFailed') })
    }
  }
}

export function PlaceCombobox(props: PlaceComboboxProps) {
  const { control, value, onChange, onNotice, keepsPlace, maxLength, name, placeholder } = props
  const t = useSentences(en)
  const isChosen = value.place !== null && value.place.label === value.text
  const { search, ...state } = usePlaceSearch(isChosen ? '' : value.text)
  const { session } = search
  const choose = useChoice({ text: value.text, keepsStreet: keepsPlace, session, onChange, onNotice })
  const { unknown, places } = state
  usePickOnSubmit({
    id: control.id,
    text: value.text,
    isWanted: props.picksOnSubmit && !isChosen,
    search,
    choose: (place, part) => {
      // The field may be gone once the search runs: a sheet closes, another page opens.
      if (part !== undefined) showToast(unknownHint(t, value.text, part, place.name), toastMs)
      return choose(place, part)
    },
  })
  const here = useCurrentLocation()
  useEffect(() => {
    if (here.locating) onNotice({ hint: here.progress })
    else onNotice(here.failure ? { error: here.failure } : {})
  }, [here.locating, here.progress, here.failure, onNotice])
  const first = places[0]?.name
  const hint = unknown && first ? unknownHint(t, value.text, unknown, first) : undefined
  useEffect(() => {
    // A chosen place keeps what was said of it.
    if (!isChosen) onNotice(hint === undefined ? {} : { hint })
  }, [hint, isChosen, onNotice])
  const type = (text: string) => {
    here.forgetFailure()
    const place = keepsPlace && text.trim() !== '' ? value.place : null
    onChange({ text: text.slice(0, maxLength), place })
  }
  return (
    <Combobox
      {...control}
      {...(name !== undefined && { name })}
      {...(placeholder !== undefined && { placeholder })}
      {...(props.onBlur && { onBlur: props.onBlur })}
      disabled={props.disabled}
      icon={<MapPinIcon />}
      value={value.text}
      onType={type}
      minChars={placeSearchMin}
      listLabel={t('places.list.name')}
      options={state.places.map((place) => optionOf(place, t))}
      onPick={({ place }) => {
        void choose(place, unknown)
        search.endSession()
      }}
      note={places.length === 0 ? noteOf(state, t) : hint}
      foot={state.credit || undefined}
      action={{
        label: t('places.list.useCurrentLocation'),
        icon: <LocateFixedIcon />,
        onPick: () => void here.locate().then((place) => place && onChange({ text: place.label, place })),
      }}
      end={value.text !== '' && <ClearButton fieldId={control.id} onClear={() => type('')} />}
    />
  )
}
