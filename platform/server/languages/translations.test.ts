import { type Language, languageCodes } from '@basera/platform/contract/languages'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { afterEach, describe, expect, it } from 'vitest'
import { makeUp } from '../../testing/made-up-language.ts'
import { catalogueFiles, catalogueFolders, isWhole } from './catalogues.ts'
import { longDay, longTime } from './dates.ts'
import { translations } from './translations.ts'

const { read } = catalogueFiles
afterEach(() => {
  catalogueFiles.read = read
})

const texts: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  en: {
    rooms: '{n, plural, one {# room} other {# rooms}}',
    rent: '₹{rent, number} a month',
    hello: 'Hello {name}',
  },
  hi: {
    rooms: '{n, plural, one {# कमरा} other {# कमरे}}',
    rent: '{rent, number} रुपये महीना',
  },
}
const sentences = (language: Language) => {
  catalogueFiles.read = (_, wanted) => texts[wanted] ?? {}
  return translations<Record<'rooms' | 'rent' | 'hello', string>>('x/server/mails')(language)
}

describe('shell.reader-language: what the server says', () => {
  it.each([
    [0, '0 कमरा'],
    [1, '1 कमरा'],
    [125_000, '1,25,000 कमरे'],
  ])('counts %d by the rules of its language, in Latin digits: %s', (n, said) => {
    const { t, language } = sentences('hi')
    expect([t('rooms', { n }), language]).toEqual([said, 'hi'])
  })

  it('is in English, counted as in English, where the language has no such sentence', () => {
    expect(sentences('hi').t('hello', { name: 'Asha {n}' })).toBe('Hello Asha {n}')
    const { t, language } = sentences('ta')
    expect([t('rooms', { n: 0 }), language]).toEqual(['0 rooms', 'en'])
  })

  it.each(languageCodes)('has days of India and Latin digits in %s', (language) => {
    const evening = new Date('2026-12-11T20:00:00Z')
    expect(longDay(language, evening)).toMatch(/\b12\b.*\b2026\b|\b2026\b.*\b12\b/)
    expect(longTime(language, evening)).toContain('1:30')
    expect(longDay('en', evening)).toBe('12 December 2026')
  })

  it('is offered with every sentence, none of them empty', () => {
    expect(isWhole(['a', 'b'], (id) => id)).toBe(true)
    expect(isWhole(['a', 'b'], (id) => (id === 'a' ? id : ''))).toBe(false)
  })
})

type Token = string | readonly [name: string, kind?: string, cases?: Readonly<Record<string, unknown>>]

/** Sample values for a message: one set for each case of a choice, and counts that take different plurals. */
function samplesOf(text: string): Record<string, unknown>[] {
  const choices = new Map<string, Set<unknown>>()
  const look = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return
    for (const token of tokens as Token[]) {
      if (typeof token === 'string') continue
      const [name, kind, cases = {}] = token
      const values = choices.get(name) ?? new Set()
      choices.set(name, values)
      if (kind === 'plural' || kind === 'number') for (const n of [0, 1, 2, 5, 100]) values.add(n)
      else if (kind === 'select')
        for (const one of Object.keys(cases))
          if (one !== 'offset') values.add(one)
          else values.add('Asha')
      for (const inner of Object.values(typeof cases === 'object' ? cases : {})) look(inner)
    }
  }
  look(compileMessageOrThrow(text))
  const rounds = Math.max(1, ...[...choices.values()].map(({ size }) => size))
  return Array.from({ length: rounds }, (_, round) =>
    Object.fromEntries(
      [...choices].map(([name, values]) => [name, [...values][Math.min(round, values.size - 1)]]),
    ),
  )
}

const mailFolders = catalogueFolders.filter((folder) => folder.split('/').length > 3)
const catalogues = mailFolders.flatMap((folder) =>
  languageCodes
    .filter((code) => Object.keys(read(folder, code)).length > 0)
    .map((code) => [folder, code] as const),
)

describe('catalogues of mails and notifications', () => {
  it('are found', () => {
    expect(mailFolders).toEqual(
      expect.arrayContaining(['accounts/server/mails/locales', 'trust/server/cases/mails/locales']),
    )
  })

  it.each(catalogues)('%s: each sentence in %s can be said with any values', (folder, code) => {
    const { t } = translations(folder.replace(/\/locales$/, ''))(code)
    for (const text of Object.entries(read(folder, code))) {
      const [id, message] = text
      for (const values of samplesOf(message)) {
        const said = t(id, values)
        expect([id, said]).not.toEqual([id, ''])
        expect(said).not.toMatch(/[{}#]|undefined|NaN/)
      }
    }
  })

  it.each(mailFolders)('%s: a language whose words are made up leaves no English', (folder) => {
    const undo = makeUp('bn')
    const { t, language } = translations(folder.replace(/\/locales$/, ''))('bn')
    for (const [id, message] of Object.entries(read(folder, 'en')))
      for (const values of samplesOf(message))
        expect(t(id, values).replaceAll('Asha', '')).not.toMatch(/[a-z]/i)
    undo()
    expect(language).toBe('bn')
  })
})
