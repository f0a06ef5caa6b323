import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { sentencesOf } from './sentences.ts'

const compiled = (messages: Record<string, string>) =>
  Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, compileMessage(text)])) as never

const t = sentencesOf<Record<'rooms' | 'sum', string>>(
  compiled({ rooms: '{n, plural, one {# room found} other {# rooms found}}', sum: '{n, number}' }),
)

describe('sentences', () => {
  it.each([
    [0, '0 rooms found'],
    [1, '1 room found'],
    [24, '24 rooms found'],
  ])('count %d as "%s"', (n, text) => {
    expect(t('rooms', { n })).toBe(text)
  })

  it('group digits as in India', () => {
    expect(t('sum', { n: 125000 })).toBe('1,25,000')
  })
})
