import { Field, type FieldProps, TextInput } from '@basera/platform/design'
import { MapPinIcon } from '@basera/platform/design/icons'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PlaceCombobox } from './place-combobox.tsx'
import type { PlaceFieldValue, PlaceNotice } from './place-field-value.ts'

export interface PlaceFieldProps extends Omit<FieldProps, 'children' | 'as' | 'counter'> {
  readonly value: PlaceFieldValue
  readonly onChange: (value: PlaceFieldValue) => void
  readonly keepsPlace?: boolean
  /** For searches: a text submitted without choosing becomes its first suggestion, if it has one. */
  readonly picksOnSubmit?: boolean
  readonly maxLength?: number
  readonly placeholder?: string
  readonly name?: string
  readonly disabled?: boolean
  readonly onBlur?: () => void
}

type Interactive = typeof PlaceCombobox
let loaded: Interactive | null = null

/** Loads the interactive field; until then, or if that fails, the plain text field serves. */
function useInteractive(id: string) {
  const [Combobox, setCombobox] = useState<Interactive | null>(() => loaded)
  const input = useRef<HTMLInputElement>(null)
  const wake = () => {
    const load = async () => {
      loaded = (await import('./place-combobox.tsx')).PlaceCombobox
      const plain = input.current
      const isFocused = plain !== null && document.activeElement === plain
      const caret = isFocused ? ([plain.selectionStart ?? 0, plain.selectionEnd ?? 0] as const) : null
      // Synchronous, so that no letter is typed between reading the caret and restoring it.
      flushSync(() => setCombobox(() => loaded))
      // The interactive field has replaced the plain one: restore focus and caret.
      const next = document.getElementById(id)
      if (!caret || !(next instanceof HTMLInputElement)) return
      next.focus({ preventScroll: true })
      next.setSelectionRange(...caret)
    }
    load().catch(() => undefined)
  }
  return { Combobox, input, wake }
}

/** A text field at first (places.field-plain); suggestions load on focus or hover. */
export function PlaceField(props: PlaceFieldProps) {
  const {
    value,
    onChange,
    keepsPlace = false,
    picksOnSubmit = false,
    maxLength = 100,
    placeholder,
    name,
    disabled = false,
    ...field
  } = props
  const { onBlur, ...rest } = field
  const made = useId()
  const id = props.id ?? made
  const { Combobox, input, wake } = useInteractive(id)
  const [notice, setNotice] = useState<PlaceNotice>({})
  return (
    <Field {...rest} id={id} hint={notice.hint ?? props.hint} error={props.error ?? notice.error}>
      {(control) =>
        Combobox ? (
          <Combobox
            control={control}
            {...{
              value,
              onChange,
              keepsPlace,
              picksOnSubmit,
              maxLength,
              placeholder,
              name,
              disabled,
              onBlur,
            }}
            onNotice={setNotice}
          />
        ) : (
          <TextInput
            {...control}
            {...{ placeholder, name, disabled, onBlur, maxLength }}
            ref={input}
            icon={<MapPinIcon />}
            autoComplete="off"
            spellCheck={false}
            value={value.text}
            onChange={(event) =>
              onChange({
                text: event.target.value,
                place: keepsPlace && event.target.value.trim() !== '' ? value.place : null,
              })
            }
            onFocus={wake}
            onPointerEnter={wake}
          />
        )
      }
    </Field>
  )
}
