import { type Texts, textsOf } from './catalogue.ts'

/** The words of an ICU message between its values, where there are two or more. */
const wordsOf = (message: string): string[] =>
  message
    .split(/[{}#]|<\/?\w+>/)
    .map((words) => words.trim())
    .filter((words) => /[A-Za-z]{2,} +\S*[A-Za-z]{2,}/.test(words) && !/, (?:plural|select),/.test(words))

const english: Texts = textsOf('en')

/** Words of English sentences that a language says otherwise, with the ids of the sentences. */
export function englishWords(language: string): ReadonlyMap<string, string> {
  const translated = textsOf(language)
  const found = new Map<string, string>()
  for (const [id, text] of Object.entries(english)) {
    const other = translated[id] ?? ''
    for (const words of wordsOf(text)) if (!other.includes(words)) found.set(words, id)
  }
  return found
}

/** Words that only a sentence has: no name of a place, a person or a firm. */
const sentence = /[A-Za-z]+,? (?:the|to|is|are|your|you|with|this|not|from|was|has|have) [A-Za-z]+/
const dates =
  /\b\d{1,2} (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d/

/** A sentence with a person's words in it is looked at by `structure/translations.test.ts`. */
const isMixed = (text: string) => /[\u0900-\u0d7f]/.test(text)

const isWhole = (words: string, text: string): boolean => {
  const at = text.indexOf(words)
  return at >= 0 && !/[A-Za-z]/.test((text[at - 1] ?? ' ') + (text[at + words.length] ?? ' '))
}

export interface PageTexts {
  readonly own: readonly string[]
  /** What says that it is in another language. */
  readonly foreign: readonly string[]
}

/** What is English on a page in another language. */
export function englishLeft({ own, foreign }: PageTexts, words: ReadonlyMap<string, string>): string[] {
  const texts = own.filter((text) => !isMixed(text) && !foreign.some((one) => text.includes(one)))
  const all = texts.join('\n')
  const said = [...words].flatMap(([phrase, id]) => {
    const text = all.includes(phrase) ? texts.find((one) => isWhole(phrase, one)) : undefined
    return text === undefined ? [] : [`English of ${id}: ${text}`]
  })
  const others = texts.filter((text) => sentence.test(text) || dates.test(text))
  return [...said, ...others.map((text) => `English: ${text}`)]
}
