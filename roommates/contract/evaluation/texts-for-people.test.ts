import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { wishesInText } from '../wishes/wishes-in-text.ts'

/** Texts that others wrote without knowing what is read of them, each with the filters it asks for. */
const texts = readFileSync(new URL('texts-for-people.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))

const asWritten = (filters: object) =>
  Object.entries(filters)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join(' ')

describe('roommates.wishes-in-text: texts as people type them', () => {
  it('are read right, 97 of 100 of them', () => {
    const missed = texts.filter(
      ([text = '', wanted = '']) => asWritten(wishesInText(text).filters) !== wanted,
    )
    expect(texts.length).toBeGreaterThan(350)
    expect(missed.length / texts.length, missed.map(([text]) => text).join('\n')).toBeLessThan(0.03)
  })
})
