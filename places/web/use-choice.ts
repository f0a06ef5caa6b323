import { type PlaceCalls, type PlaceSuggestion, placeLabel } from '@basera/places/contract'
import { useApi, useSentences } from '@basera/platform/web'
import { useEffect, useRef } from 'react'
import en from './locales/en.json'
import type { PlaceFieldValue, PlaceNotice } from './place-field-value.ts'

interface ChoiceOptions {
  readonly text: string
  readonly session: string | undefined
  readonly onChange: (value: PlaceFieldValue) => void
  readonly onNotice: (notice: PlaceNotice) => void
}

/** Takes a suggestion into the field. Some providers tell where a place is only when it is chosen. */
export function useChoice({ text, session, onChange, onNotice }: ChoiceOptions) {
  const api = useApi<PlaceCalls>()
  const t = useSentences(en)
  const shown = useRef(text)
  useEffect(() => {
    shown.current = text
  }, [text])

  return async (suggestion: PlaceSuggestion): Promise<void> => {
    const label = placeLabel(suggestion)
    const { latitude, longitude } = suggestion
    if (latitude !== null && longitude !== null) {
      return onChange({ text: label, place: { label, latitude, longitude } })
    }
    onChange({ text: label, place: null })
    shown.current = label
    const query = session ? { session } : {}
    try {
      const found = await api('GET /api/places/{id}', { params: { id: suggestion.id }, query })
      const place = { label, latitude: found.latitude, longitude: found.longitude }
      if (shown.current === label) onChange({ text: label, place })
    } catch {
      if (shown.current === label) onNotice({ error: t('places.list.detailsFailed') })
    }
  }
}
