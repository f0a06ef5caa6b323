import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Errors } from './judge.ts'
import { useForm } from './use-form.ts'

export interface Refusal<Name extends string> {
  readonly fields?: Errors<Name>
  readonly banner?: string
}

export type Next = () => void

interface SubmitPlan<Field extends string, Other extends string> {
  readonly initial: Readonly<Record<Field, string>>
  readonly check: (
    values: Readonly<Record<Field, string>>,
  ) => Partial<Record<Field | Other, string | undefined>>
  readonly send: (values: Readonly<Record<Field, string>>) => Promise<Refusal<Field | Other> | Next>
}

/** Checked on submit, sent once however often it is submitted. `Other` names refusals without a field. */
export function useSubmitForm<Field extends string, Other extends string = never>(
  plan: SubmitPlan<Field, Other>,
) {
  const { initial, check, send } = plan
  const id = useId()
  const fields = Object.keys(initial) as Field[]
  const form = useForm<Readonly<Record<Field, string>>, Field | Other>({ id, fields, check }, initial)
  const { values, errors, set } = form
  const [banner, setBanner] = useState<string>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    setBanner(undefined)
    if (!form.check()) return
    sending.current = true
    setBusy(true)
    const outcome = await send(values)
    sending.current = false
    if (gone.current) return
    setBusy(false)
    if (typeof outcome === 'function') return outcome()
    setBanner(outcome.banner)
    form.say(outcome.fields ?? ({} as Errors<Field | Other>))
  }
  return {
    values,
    busy,
    banner,
    errors,
    set,
    input: (field: Field) => ({
      id: form.id(field),
      name: field,
      value: values[field],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(field, event.target.value),
    }),
    form: { ref: form.ref, onSubmit: submit, noValidate: true },
  }
}
