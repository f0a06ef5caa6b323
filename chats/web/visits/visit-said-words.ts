import type { VisitSaid } from '@basera/chats/contract'
import { sentencesOf } from '@basera/platform/web'
import en from '../locales/en.json'
import { visitTime } from './visit-times.ts'

/** What a message says of a visit, in the language of the page (chats.visit-messages). */
export function visitSaidWords({ said, at, slots = [] }: VisitSaid): string {
  const times = slots.map(visitTime).join(' · ')
  return sentencesOf(en)(`chats.visit.said.${said}`, { at: at ? visitTime(at) : '', times })
}
