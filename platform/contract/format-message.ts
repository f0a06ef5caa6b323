import { lazily } from './lazily.ts'

export type Values = Readonly<Record<string, unknown>>

/** An ICU message as `@lingui/message-utils` compiles it. */
export type Message = string | readonly Part[]

type Cases = Readonly<Record<string, Message>> & { readonly offset?: number }
type Part = string | readonly [name: string, kind?: 'number' | 'plural' | 'select', cases?: Cases]

const caseOf = (cases: Cases, name: string): Message =>
  (Object.hasOwn(cases, name) ? cases[name] : cases.other) ?? ''

export function messageFormat(locale: string): (message: Message, values?: Values) => string {
  const numbers = lazily(() => new Intl.NumberFormat(locale))
  const plurals = lazily(() => new Intl.PluralRules(locale))
  /** `count` is what `#` stands for inside a plural. */
  return function format(message: Message, values: Values = {}, count = '#'): string {
    if (typeof message === 'string') return message
    const inserted = (part: Part): string => {
      if (part === '#') return count
      if (typeof part === 'string') return part
      const [name, kind, cases = {}] = part
      const value = values[name] ?? ''
      if (kind === 'number') return numbers().format(Number(value))
      if (kind === 'select') return format(caseOf(cases, String(value)), values, count)
      if (kind !== 'plural') return String(value)
      const n = Number(value) - (cases.offset ?? 0)
      const chosen = caseOf(cases, Object.hasOwn(cases, Number(value)) ? String(value) : plurals().select(n))
      return format(chosen, values, numbers().format(n))
    }
    return message.map(inserted).join('')
  }
}
