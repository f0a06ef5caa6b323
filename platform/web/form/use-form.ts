import type { FieldError } from '@basera/platform/contract'
import { useEffect, useRef, useState } from 'react'
import type { Errors } from './judge.ts'

type NameIn<Values> = keyof Values & string

export interface FormPlan<Values> {
  readonly id: string
  readonly fields: readonly NameIn<Values>[]
  /** Contract fields that the form names differently. */
  readonly aliases?: Readonly<Record<string, NameIn<Values>>>
  /** Fields that are checked together: typing into one clears the errors of all. */
  readonly groups?: readonly (readonly NameIn<Values>[])[]
  /** Sentences of broken rules, by the contract's names. */
  readonly check: (values: Values) => Readonly<Record<string, string | undefined>>
}

/** `Name` includes refusals that belong to no field. */
export interface Form<Values, Name extends string = NameIn<Values>> {
  readonly values: Values
  readonly errors: Errors<Name>
  readonly id: (field: NameIn<Values>) => string
  /** Sets a value and clears the field's error. */
  readonly set: <Field extends NameIn<Values>>(field: Field, value: Values[Field]) => void
  readonly check: (fields?: readonly NameIn<Values>[]) => boolean
  readonly refuse: (errors: readonly FieldError[]) => boolean
  /** Shows sentences; without any at a field, the submit button gets the focus back. */
  readonly say: (errors: Errors<Name>) => void
  readonly replace: (values: Values) => void
}

const without = (errors: Errors<string>, names: readonly string[]): Errors<string> =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))

export function fieldOf(field: string, aliases: Readonly<Record<string, string>> = {}): string {
  const head = field.split('.')[0] ?? field
  return aliases[head] ?? head
}

export const renamed = (
  errors: Readonly<Record<string, string | undefined>>,
  aliases?: Readonly<Record<string, string>>,
): Errors<string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, sentence]) =>
      sentence === undefined ? [] : [[fieldOf(field, aliases), sentence]],
    ),
  )

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

function focusControl(id: string): void {
  const control = document.getElementById(id)
  const target = control?.matches('input, textarea, select')
    ? control
    : control?.querySelector<HTMLElement>('input:enabled, button:enabled')
  target?.focus()
}

/** A button disabled while sending has lost the focus. */
function restoreFocus(form: HTMLFormElement | null): void {
  if (!form || !document.activeElement?.contains(form)) return
  const target = form.querySelector<HTMLElement>('[type="submit"]:enabled') ?? form.querySelector('input')
  target?.focus()
}

export function useForm<Values, Name extends string = NameIn<Values>>(
  plan: FormPlan<Values>,
  initial: Values,
) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Errors<string>>({})
  const [refused, setRefused] = useState<{ readonly control: string | undefined }>()
  const ref = useRef<HTMLFormElement>(null)
  // After the sentences are rendered, so that a screen reader reads them with the field.
  useEffect(() => {
    if (refused?.control) focusControl(refused.control)
    else if (refused) restoreFocus(ref.current)
  }, [refused])

  const id = (field: NameIn<Values>) => `${plan.id}-${field}`
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
