import { numberMessages } from '@basera/chats/contract'
import { expect, it } from 'vitest'
import { saidWords } from './said-words.ts'

it('chats.number-messages: what the product wrote of a number has words of its own, what people write has none', () => {
  for (const text of Object.values(numberMessages)) expect(saidWords({ content: text })).toBe(text)
  expect(saidWords({ content: 'I shared my number.' })).toBeUndefined()
  expect(saidWords({ content: null })).toBeUndefined()
})
