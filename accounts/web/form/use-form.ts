import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'

/** What was refused: sentences beside fields, and one above the form. */
export interface Refusal<F extends string> {
  readonly fields?: Readonly<Partial<Record<F, string | undefined>>>
  readonly banner?: string
}

/** What to do after a success; left out when the form is gone by then. */
export type Next = () => void

export interface FormPlan<F extends string, E extends string> {
  readonly initial: Readonly<Record<F, string>>
  /** Sentences of the rules that `values` break. */
  readonly check: (values: Readonly<Record<F, string>>) => Partial<Record<F | E, string | undefined>>
  /** Sends the form. Must not throw. */
  readonly send: (values: Readonly<Record<F, string>>) => Promise<Refusal<F | E> | Next>
}

const isBroken = (fields: Readonly<Record<string, string | undefined>>): boolean =>
  Object.values(fields).some((sentence) => sentence !== undefined)

/** After a refusal the first bad field gets the focus; failing that, the button has it back. */
function useFocusAfterRefusal(refusals: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const sent = form.current
    if (refusals === 0 || !sent) return
    const bad = sent.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (bad) return bad.focus()
    // A button that was off while the form was sent has lost the focus to what is around the form.
    if (!document.activeElement?.contains(sent)) return
    const button = sent.querySelector<HTMLElement>('[type="submit"]:enabled')
    const target = button ?? sent.querySelector<HTMLElement>('input')
    target?.focus()
  }, [refusals])
  return form
}

/**
 * A small form of text fields: checked when it is submitted, sent once however often it is submitted meanwhile. `E`
 * names refusals that belong to no text field (the security check).
 */
export function useForm<F extends string, E extends string = never>(plan: FormPlan<F, E>) {
  const [values, setValues] = useState(plan.initial)
  const [fields, setFields] = useState<Readonly<Record<string, string | undefined>>>({})
  const [banner, setBanner] = useState<string>()
  const [refusals, setRefusals] = useState(0)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const gone = useRef(false)
  const form = useFocusAfterRefusal(refusals)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])

  const refuse = (refusal: Refusal<F | E>) => {
    setFields(refusal.fields ?? {})
    setBanner(refusal.banner)
    setRefusals((count) => count + 1)
  }
  const set = (field: F, value: string) => {
    setValues((now) => ({ ...now, [field]: value }))
    setFields((now) => ({ ...now, [field]: undefined }))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.current) return
    const broken: Refusal<F | E>['fields'] = plan.check(values)
    if (isBroken(broken)) return refuse({ fields: broken })
    sending.current = true
    setBusy(true)
    setFields({})
    setBanner(undefined)
    const outcome = await plan.send(values)
    sending.current = false
    if (gone.current) return
    setBusy(false)
    if (typeof outcome === 'function') outcome()
    else refuse(outcome)
  }
  return {
    values,
    busy,
    banner,
    errorOf: (field: F | E): string | undefined => fields[field],
    set,
    /** Props of a field's input. */
    input: (field: F) => ({
      name: field,
      value: values[field],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(field, event.target.value),
    }),
    /** Props of the `<form>`. */
    form: { ref: form, onSubmit: submit, noValidate: true },
  }
}
