import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasSentence, withoutSentence, withSentence } from './message-sentences.ts'

const sentence = 'Can I visit on Saturday?'

describe('chats.start-dialog: sentences that a press adds or takes out', () => {
  it('never change what was typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const added = withSentence(typed, sentence)
        expect(added.startsWith(typed)).toBe(true)
        expect(hasSentence(added, sentence)).toBe(true)
        expect(withoutSentence(added, sentence).trimEnd()).toBe(typed.trimEnd())
      }),
    )
  })

  it('are taken out from amid what was typed since', () => {
    expect(withoutSentence(`Hello. ${sentence} I can pay now.`, sentence)).toBe('Hello. I can pay now.')
    expect(withoutSentence('Can I visit on Sunday?', sentence)).toBe('Can I visit on Sunday?')
  })
})
