import { PlaceField, type PlaceFieldValue } from '@basera/places/web'
import { noRoomFilters, typedWishes, writeRoomFilters } from '@basera/rooms/contract'
import { useLayoutEffect, useState } from 'react'
import type { SearchPlace } from './search-address.ts'

export interface LivePlaceFieldProps {
  readonly id: string
  readonly label: string
  readonly placeholder: string
  /** Null once other text is typed. */
  readonly onPlace: (place: SearchPlace | null) => void
}

/** When this field replaces it. */
function plainInput(id: string): { text: string; focused: boolean } {
  const input = document.getElementById(id)
  const text = input instanceof HTMLInputElement ? input.value : ''
  return { text, focused: input !== null && input === document.activeElement }
}

const wishesOf = (text: string) => [...writeRoomFilters({ ...noRoomFilters, ...typedWishes(text).filters })]

/** Takes over text and focus of the plain input. */
export function LivePlaceField({ id, label, placeholder, onPlace }: LivePlaceFieldProps) {
  const [plain] = useState(() => plainInput(id))
  const [value, setValue] = useState<PlaceFieldValue>({ text: plain.text, place: null })
  useLayoutEffect(() => {
    const input = document.getElementById(id)
    if (!plain.focused || !(input instanceof HTMLInputElement)) return
    input.focus({ preventScroll: true })
    input.setSelectionRange(input.value.length, input.value.length)
  }, [id, plain])
  const change = (next: PlaceFieldValue) => {
    setValue(next)
    onPlace(next.place && { ...next.place, wishes: wishesOf(value.text) })
  }
  return (
    <PlaceField {...{ id, label, placeholder, value }} name="q" hideLabel onChange={change} picksOnSubmit />
  )
}
