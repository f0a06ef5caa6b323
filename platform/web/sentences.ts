import { type Message, messageFormat, type Values } from '../contract/format-message.ts'
import { locale } from './page-language.ts'

export type Catalogue = Readonly<Record<string, string>>

/** `values` fill the sentence's ICU placeholders. */
export type Say<C extends Catalogue> = (id: keyof C & string, values?: Values) => string

const format = messageFormat(locale)
const messages: Record<string, Message> = {}
const loaded = new WeakSet<Catalogue>()

/** A catalogue's sentences outside components. */
export function sentencesOf<C extends Catalogue>(catalogue: C): Say<C> {
  if (!loaded.has(catalogue)) {
    loaded.add(catalogue)
    Object.assign(messages, catalogue)
  }
  return (id, values) => {
    const message = messages[id]
    // A page carries the sentences that its modules name, so an id made elsewhere would show itself to people.
    if (import.meta.env.DEV && message === undefined)
      throw new Error(`The module that says ${id} does not name it`)
    return format(message ?? id, values)
  }
}

/** A catalogue's sentences in a component: `t('rooms.search.found', { n: 24 })`. */
export const useSentences: typeof sentencesOf = sentencesOf
