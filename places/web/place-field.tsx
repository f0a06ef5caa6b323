import { Field, type FieldProps, TextInput } from '@basera/platform/design'
import { MapPinIcon } from '@basera/platform/design/icons'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PlaceCombobox } from './place-combobox.tsx'
import type { PlaceFieldValue, PlaceNotice } from './place-field-value.ts'

export interface PlaceFieldProps extends Omit<FieldProps, 'children' | 'as' | 'counter'> {
  readonly value: PlaceFieldValue
  readonly onChange: (value: PlaceFieldValue) => void
  /** For addresses: text may be edited after choosing without losing the place. */
  readonly keepsPlace?: boolean
  /** Most characters of the text. */
  readonly maxLength?: number
  readonly placeholder?: string
  readonly name?: string
  readonly disabled?: boolean
  readonly onBlur?: () => void
}

type Interactive = typeof PlaceCombobox
let loaded: Interactive | null = null

/** The interactive field, and how to ask for it; a plain text field serves until it is here, or if it never comes. */
function useInteractive(id: string) {
  const [Combobox, setCombobox] = useState<Interactive | null>(() => loaded)
  const input = useRef<HTMLInputElement>(null)
  const wake = () => {
    const load = async () => {
      loaded = (await import('./place-combobox.tsx')).PlaceCombobox
      const plain = input.current
      const isFocused = plain !== null && document.activeElement === plain
      const caret = isFocused ? ([plain.selectionStart ?? 0, plain.selectionEnd ?? 0] as const) : null
      // At once: a letter typed before a later render would find itself behind the caret that was noted here.
      flushSync(() => setCombobox(() => loaded))
      // The plain field made way for the interactive one in the same place: the focus and the caret move with it.
      const next = document.getElementById(id)
      if (!caret || !(next instanceof HTMLInputElement)) return
      next.focus({ preventScroll: true })
      next.setSelectionRange(...caret)
    }
    load().catch(() => undefined)
  }
  return { Combobox, input, wake }
}

/**
 * A labelled field for a place in India: "Opens after more than 2 characters", with "Use Current Location" last (marketplace 2).
 * Works as a plain text field at once; suggestions load when someone turns to it.
 */
export function PlaceField(props: PlaceFieldProps) {
  const {
    value,
    onChange,
    keepsPlace = false,
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
            {...{ value, onChange, keepsPlace, maxLength, placeholder, name, disabled, onBlur }}
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
