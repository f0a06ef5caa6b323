import { type core, safeParse } from 'zod/mini'

/** The fields of a contract, each with its rule. */
export type Fields = Readonly<Record<string, core.$ZodType>>

/** Sentences of broken rules, by field. */
export type Errors<Name extends string> = Readonly<Partial<Record<Name, string>>>

type Body<F extends Fields> = { [Name in keyof F]: core.output<F[Name]> }

/** The sentence of the first rule that `value` breaks. */
export const sentenceOf = (field: core.$ZodType, value: unknown): string | undefined =>
  safeParse(field, value).error?.issues[0]?.message

/**
 * Reads what was typed by the contract's own rules: the body to send, and the sentences of the rules that are broken. In
 * the body a broken field is as it was typed. `together` holds the rules between fields, and sees those that are sound.
 */
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
