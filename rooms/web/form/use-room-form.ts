import type { FieldError } from '@basera/platform/contract'
import { useEffect, useState } from 'react'
import { brokenRules, type RoomErrors, type RoomFormMode } from './room-rules.ts'
import { type RoomField, type RoomValues, roomFields } from './room-values.ts'

export interface RoomForm {
  readonly mode: RoomFormMode
  readonly values: RoomValues
  readonly errors: RoomErrors
  /** Takes a value in; what was said about the field no longer holds. */
  readonly set: <Field extends RoomField>(field: Field, value: RoomValues[Field]) => void
  /** Checks `fields`, all of them when left out. Says what is broken and turns to the first such field. */
  readonly check: (fields?: readonly RoomField[]) => boolean
  /** Says what the server refused. False when none of it belongs to a field of the form. */
  readonly refuse: (errors: readonly FieldError[]) => boolean
  /** Starts again from other values (the newest state of the room, a draft). */
  readonly replace: (values: RoomValues) => void
}

/** The id of a field's control on the page. */
export const fieldId = (field: RoomField): string => `room-${field}`

/** The form's field for a field of the contract: both coordinates belong to the address. */
function fieldOf(name: string): RoomField | undefined {
  const head = name.split('.')[0]
  if (head === 'latitude' || head === 'longitude') return 'address'
  return roomFields.find((field) => field === head)
}

const judgedTogether: readonly (readonly RoomField[])[] = [
  ['current_tenants', 'max_tenants'],
  ['custom_amenities', 'feature_typed'],
]
const judgedWith = (field: RoomField): readonly RoomField[] =>
  judgedTogether.find((fields) => fields.includes(field)) ?? [field]

const without = (errors: RoomErrors, fields: readonly RoomField[]): RoomErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.some((gone) => gone === field)))

function turnTo(field: RoomField): void {
  const control = document.getElementById(fieldId(field))
  const target = control?.matches('input, textarea')
    ? control
    : control?.querySelector<HTMLElement>('input:enabled, button:enabled')
  target?.focus()
}

/** The state of a room's form: what is typed, and the sentences of the rules it breaks (marketplace 5). */
export function useRoomForm(start: { readonly initial: RoomValues; readonly mode: RoomFormMode }): RoomForm {
  const { mode } = start
  const [values, setValues] = useState(start.initial)
  const [errors, setErrors] = useState<RoomErrors>({})
  const [refused, setRefused] = useState<{ readonly first: RoomField }>()
  // After the sentences are on the page, so that a screen reader reads the field with its sentence.
  useEffect(() => {
    if (refused) turnTo(refused.first)
  }, [refused])
  const say = (broken: RoomErrors) => {
    setErrors((now) => ({ ...now, ...broken }))
    const first = roomFields.find((field) => broken[field])
    if (first) setRefused({ first })
    return first !== undefined
  }
  return {
    mode,
    values,
    errors,
    set: (field, value) => {
      setValues((now) => ({ ...now, [field]: value }))
      setErrors((now) => without(now, judgedWith(field)))
    },
    check: (fields = roomFields) => {
      const broken = brokenRules(values, mode)
      return !say(
        Object.fromEntries(Object.entries(broken).filter(([name]) => fields.some((f) => f === name))),
      )
    },
    refuse: (refusals) => {
      const known = refusals.flatMap(({ field, message }) => {
        const name = fieldOf(field)
        return name ? [[name, message]] : []
      })
      return say(Object.fromEntries(known))
    },
    replace: (next) => {
      setValues(next)
      setErrors({})
    },
  }
}
