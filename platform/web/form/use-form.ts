import type { FieldError } from '@basera/platform/contract'
import { useEffect, useRef, useState } from 'react'
import type { Errors } from './judge.ts'

type NameIn<Values> = keyof Values & string

/** What a form is, whatever is typed into it. */
export interface FormPlan<Values> {
  /** The first part of its controls' ids: `room` of `room-title`. */
  readonly id: string
  /** Its fields from top to bottom: the first of those that are refused gets the focus. */
  readonly fields: readonly NameIn<Values>[]
  /** Fields of the contract that go by another name in the form. */
  readonly aliases?: Readonly<Record<string, NameIn<Values>>>
  /** Groups of fields that are judged together: typing into one takes back what was said of all. */
  readonly groups?: readonly (readonly NameIn<Values>[])[]
  /** The sentences of all rules that `values` break, by the names of the contract. */
  readonly check: (values: Values) => Readonly<Record<string, string | undefined>>
}

/** A form as its fields see it. `Name` also names refusals that belong to none of them. */
export interface Form<Values, Name extends string = NameIn<Values>> {
  readonly values: Values
  readonly errors: Errors<Name>
  /** The id of a field's control on the page. */
  readonly id: (field: NameIn<Values>) => string
  /** Takes a value in; what was said about the field no longer holds. */
  readonly set: <Field extends NameIn<Values>>(field: Field, value: Values[Field]) => void
  /** Checks `fields`, all of them when left out. Says what is broken and turns to the first such field. */
  readonly check: (fields?: readonly NameIn<Values>[]) => boolean
  /** Says what the server refused. False when none of it belongs to a field of the form. */
  readonly refuse: (errors: readonly FieldError[]) => boolean
  /** Says these sentences; without any for a field, the focus goes back to where the form was sent. */
  readonly say: (errors: Errors<Name>) => void
  /** Starts again from other values: a draft, or what was saved. */
  readonly replace: (values: Values) => void
}

const without = (errors: Errors<string>, names: readonly string[]): Errors<string> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))

/** The form's name of a field of the contract, or of a part of it such as `lifestyle_tags.3`. */
export function fieldOf(field: string, aliases: Readonly<Record<string, string>> = {}): string {
  const head = field.split('.')[0] ?? field
  return aliases[head] ?? head
}

/** Sentences by the names of the contract, as sentences by those of the form. */
export const renamed = (
  errors: Readonly<Record<string, string | undefined>>,
  aliases?: Readonly<Record<string, string>>,
): Errors<string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, sentence]) =>
      sentence === undefined ? [] : [[fieldOf(field, aliases), sentence]],
    ),
  )

/** Of what the server refused, the sentences for `fields` of a form. */
export const refusedFields = <Name extends string>(
  refusals: readonly FieldError[],
  fields: readonly Name[],
  aliases?: Readonly<Record<string, Name>>,
): Errors<Name> => {
  const known = refusals.flatMap(({ field, message }) => {
    const name = fields.find((one) => one === fieldOf(field, aliases))
    return name ? [[name, message]] : []
  })
  return Object.fromEntries(known)
}

/** Focuses a control, or the first part of one that is made of several. */
function focusControl(id: string): void {
  const control = document.getElementById(id)
  const target = control?.matches('input, textarea, select')
    ? control
    : control?.querySelector<HTMLElement>('input:enabled, button:enabled')
  target?.focus()
}

/** A button that was off while the form was sent has lost the focus to what is around the form: it has it back. */
function restoreFocus(form: HTMLFormElement | null): void {
  if (!form || !document.activeElement?.contains(form)) return
  const target = form.querySelector<HTMLElement>('[type="submit"]:enabled') ?? form.querySelector('input')
  target?.focus()
}

/** The state of a form: what is typed, and the sentences of the rules it breaks. */
export function useForm<Values, Name extends string = NameIn<Values>>(
  plan: FormPlan<Values>,
  initial: Values,
) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<string>>({})
  const [refused, setRefused] = useState<{ readonly control: string | undefined }>()
  /** For the `<form>` of a form that is off while it is sent. */
  const ref = useRef<HTMLFormElement>(null)
  // After the sentences are on the page, so that a screen reader reads the field with its sentence.
  useEffect(() => {
    if (refused?.control) focusControl(refused.control)
    else if (refused) restoreFocus(ref.current)
  }, [refused])

  const id = (field: NameIn<Values>) => `${plan.id}-${field}`
  /** Says `broken`, in place of what was said about `checked`. */
  const show = (broken: Errors<string>, checked: readonly string[]) => {
    setErrors((now) => ({ ...without(now, checked), ...broken }))
    const isBroken = Object.keys(broken).length > 0
    const first = plan.fields.find((field) => broken[field])
    if (isBroken) setRefused({ control: first && id(first) })
    return isBroken
  }
  const form: Form<Values, Name> = {
    values,
    errors: errors as Errors<Name>,
    id,
    set: (field, value) => {
      setValues((now) => ({ ...now, [field]: value }))
      const group = plan.groups?.find((fields) => fields.includes(field)) ?? [field]
      setErrors((now) => without(now, group))
    },
    check: (fields) => {
      const broken = renamed(plan.check(values), plan.aliases)
      if (!fields) return !show(broken, Object.keys({ ...errors, ...broken }))
      const among = Object.entries(broken).filter(([name]) => fields.some((field) => field === name))
      return !show(Object.fromEntries(among), fields)
    },
    refuse: (refusals) => show(refusedFields(refusals, plan.fields, plan.aliases), []),
    say: (broken) => {
      if (!show(broken, [])) setRefused({ control: undefined })
    },
    replace: (next) => {
      setValues(next)
      setErrors({})
    },
  }
  return { ...form, ref }
}
