import { numberMessages, type VisitSaid } from '@basera/chats/contract'
import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'
import { visitSaidWords } from '../visits/visit-said-words.ts'

interface Said {
  readonly content: string | null
  readonly visit?: VisitSaid | null | undefined
}

const ofNumbers = Object.entries(numberMessages) as [keyof typeof numberMessages, string][]

/** What the product wrote for a sender, about a visit or a number, in the language of the page. */
export function saidWords({ content, visit }: Said): string | undefined {
  if (visit) return visitSaidWords(visit)
  const said = ofNumbers.find(([, text]) => text === content)?.[0]
  return said && sentencesOf(en)(`chats.number.said.${said}`)
}
