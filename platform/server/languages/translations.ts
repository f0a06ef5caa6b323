import { type Language, languages } from '@basera/platform/contract/languages'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type Message, messageFormat, type Values } from '../../contract/format-message.ts'
import { catalogueFiles, type Texts } from './catalogues.ts'

const formats = new Map<Language, ReturnType<typeof messageFormat>>()
const messages = new Map<string, Message>()

function say(language: Language, text: string, values?: Values): string {
  const format = formats.get(language) ?? messageFormat(languages[language].locale)
  formats.set(language, format)
  const message = messages.get(text) ?? (compileMessageOrThrow(text) as Message)
  messages.set(text, message)
  return format(message, values)
}

export interface Translation<Id extends string> {
  /** English where the catalogue has no sentence in the language that was asked for. */
  readonly language: Language
  /** `values` fill the ICU placeholders; a sentence that the language lacks is in English. */
  readonly t: (id: Id, values?: Values) => string
  readonly has: (id: string) => id is Id
}

/** Sentences of `locales/*.json` in `folder`, a path from the root; `English` is the type of its `en.json`. */
export const translations =
  <English extends Texts>(folder: string) =>
  (wanted: Language): Translation<keyof English & string> => {
    const english = catalogueFiles.read(`${folder}/locales`, 'en')
    const own = catalogueFiles.read(`${folder}/locales`, wanted)
    return {
      language: Object.keys(own).length > 0 ? wanted : 'en',
      t: (id, values) => (own[id] ? say(wanted, own[id], values) : say('en', english[id] ?? id, values)),
      has: (id): id is keyof English & string => Object.hasOwn(english, id),
    }
  }
