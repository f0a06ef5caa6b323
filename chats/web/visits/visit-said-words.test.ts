import { type VisitSaid, visitMessage } from '@basera/chats/contract'
import { expect, it } from 'vitest'
import { visitSaidWords } from './visit-said-words.ts'

const at = '2026-09-28T04:30:00.000Z'
const slots = ['2026-09-29T04:30:00.000Z', '2026-09-30T05:30:00.000Z']

it.each<VisitSaid>([
  { said: 'offered', slots },
  { said: 'accepted', at },
  { said: 'moved', at, slots },
  { said: 'kept', at },
  { said: 'cancelled', at },
  { said: 'withdrawn' },
  { said: 'address' },
])('chats.visit-messages: $said is said in English as it is stored', (visit) => {
  expect(visitSaidWords(visit)).toBe(visitMessage(visit))
})
