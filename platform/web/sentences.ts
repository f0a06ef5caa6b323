import { setupI18n } from '@lingui/core'
import { locale } from './page-language.ts'

export type Catalogue = Readonly<Record<string, string>>

/** `values` fill the sentence's ICU placeholders. */
export type Say<C extends Catalogue> = (
  id: keyof C & string,
  values?: Readonly<Record<string, unknown>>,
) => string

function refuse(_locale: string, id: string): never {
  throw new Error(`The module that says ${id} does not name it`)
}

const i18n = setupI18n({
  locale,
  messages: { [locale]: {} },
  // A page carries the sentences that its modules name, so an id made elsewhere would show itself to people.
  ...(import.meta.env.DEV ? { missing: refuse } : {}),
})
const loaded = new WeakSet<Catalogue>()

/** A catalogue's sentences outside components. */
export function sentencesOf<C extends Catalogue>(catalogue: C): Say<C> {
  if (!loaded.has(catalogue)) {
    loaded.add(catalogue)
    i18n.load(locale, catalogue)
  }
  return (id, values) => i18n._(id, values as Record<string, unknown> | undefined)
}

/** A catalogue's sentences in a component: `t('rooms.search.found', { n: 24 })`. */
export const useSentences: typeof sentencesOf = sentencesOf
