import { type core, safeParse } from 'zod/mini'

export type Fields = Readonly<Record<string, core.$ZodType>>

export type Errors<Name extends string> = Readonly<Partial<Record<Name, string>>>

type Body<F extends Fields> = { [Name in keyof F]: core.output<F[Name]> }

export const sentenceOf = (field: core.$ZodType, value: unknown): string | undefined =>
  safeParse(field, value).error?.issues[0]?.message

/** Checks by the contract's rules: the body to send, and sentences. `together` checks rules between valid fields. */
export function judge<F extends Fields>(
  fields: F,
  typed: Readonly<Record<keyof F, unknown>>,
  together?: (sound: Partial<Body<F>>, refuse: (name: string, sentence: string) => void) => void,
): { readonly body: Body<F>; readonly errors: Errors<keyof F & string> } {
  const sound: Record<string, unknown> = {}
  const errors: Record<string, string> = {}
  for (const [name, field] of Object.entries(fields)) {
    const read = safeParse(field, typed[name])
    if (read.success) sound[name] = read.data
    else errors[name] = read.error.issues[0]?.message ?? ''
  }
  together?.(sound as Partial<Body<F>>, (name, sentence) => {
    errors[name] ??= sentence
  })
  const body = Object.fromEntries(
    Object.keys(fields).map((name) => [name, name in sound ? sound[name] : typed[name]]),
  )
  return { body: body as Body<F>, errors: errors as Errors<keyof F & string> }
}
