import type { FieldError, Problem } from '@basera/platform/contract'
import type { Language } from '@basera/platform/contract/languages'
import { commonRefusals } from '../sentences.ts'
import { type Catalogue, cataloguesOf } from './catalogues.ts'

interface Sentence {
  /** `rooms.refusals.noSuchRoom`. */
  readonly id: string
  readonly text: string
}

interface Sentences {
  readonly byEnglish: ReadonlyMap<string, Sentence>
  /** Sentences with values. */
  readonly patterns: readonly (Sentence & { readonly matches: RegExp })[]
}

const place = /\{(\w+)\}/g

const patternOf = (english: string): RegExp =>
  new RegExp(`^${english.replaceAll(/[.*+?()[\]\\^$|]/g, String.raw`\$&`).replaceAll(place, '(?<$1>.+)')}$`)

/** Problems say whole sentences in English: the same English is the same sentence (structure/translations.test.ts). */
export function sentencesByEnglish(catalogues: readonly Catalogue[]): Sentences {
  const all = catalogues.flatMap(({ feature, english, translated }) =>
    Object.entries(english).map(([id, text]) => ({
      id: `${feature}.${id}`,
      english: text,
      text: translated[id] ?? text,
    })),
  )
  return {
    byEnglish: new Map(all.map((sentence) => [sentence.english, sentence])),
    patterns: all
      .filter(({ english }) => english.search(place) >= 0)
      .map((sentence) => ({ ...sentence, matches: patternOf(sentence.english) })),
  }
}

const known = new Map<Language, Sentences>()

function sentencesOf(language: Language): Sentences {
  const found =
    known.get(language) ?? sentencesByEnglish(cataloguesOf(language).filter(({ mails }) => !mails))
  known.set(language, found)
  return found
}

function find({ byEnglish, patterns }: Sentences, english: string): Sentence | undefined {
  const whole = byEnglish.get(english)
  if (whole) return whole
  for (const { id, text, matches } of patterns) {
    const values = matches.exec(english)?.groups
    if (values) return { id, text: text.replaceAll(place, (_, name: string) => values[name] ?? '') }
  }
  return undefined
}

/** A sentence of ours in a language; as it is where there is none. */
export const saySentence = (english: string, language: Language = 'en'): string =>
  find(sentencesOf(language), english)?.text ?? english

export interface SaidProblem {
  readonly detail: string
  readonly errors: readonly FieldError[]
  readonly sentence?: string
  readonly field_sentences?: Readonly<Record<string, string>>
}

/** What a problem says in a language, with the ids of its sentences. A rule without one of ours says that the value is not valid. */
export function sayProblem(
  { message, errors }: Problem,
  language: Language,
  sentences = sentencesOf(language),
): SaidProblem {
  const detail = find(sentences, message)
  const fields = errors.map((error) => ({ ...error, said: find(sentences, error.message) }))
  const unknown = language === 'en' ? undefined : find(sentences, commonRefusals.fieldInvalid)?.text
  const named = fields.flatMap(({ field, said }) => (said ? [[field, said.id] as const] : []))
  return {
    detail: detail?.text ?? message,
    errors: fields.map(({ field, message: own, said }) => ({ field, message: said?.text ?? unknown ?? own })),
    ...(detail ? { sentence: detail.id } : {}),
    ...(named.length > 0 ? { field_sentences: Object.fromEntries(named) } : {}),
  }
}
