import { setupI18n } from '@lingui/core'

/** A feature's sentences by explicit id, from its `locales/*.json`. */
export type Catalogue = Readonly<Record<string, string>>

/** Formats one sentence; `values` fill its ICU placeholders. */
export type Say<C extends Catalogue> = (
  id: keyof C & string,
  values?: Readonly<Record<string, unknown>>,
) => string

/** English as written in India: ₹1,25,000 and 1 Jul 2026. */
export const locale = 'en-IN'

const i18n = setupI18n({ locale, messages: { [locale]: {} } })
const loaded = new WeakSet<Catalogue>()

/** The sentences of a catalogue outside components (head tags, alerts). */
export function sentencesOf<C extends Catalogue>(catalogue: C): Say<C> {
  if (!loaded.has(catalogue)) {
    loaded.add(catalogue)
    i18n.load(locale, catalogue)
  }
  return (id, values) => i18n._(id, values as Record<string, unknown> | undefined)
}

/** The sentences of a catalogue inside a component: `t('rooms.search.found', { n: 24 })`. */
export const useSentences: typeof sentencesOf = sentencesOf
