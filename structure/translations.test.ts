import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { catalogues, compareLanguage, compareTexts, root, startedLanguages } from './translations.ts'

afterEach(() => vi.restoreAllMocks())

const faultsOf = (english: string, translated: string, isIcu = true) =>
  compareTexts('hi', { id: english }, { id: translated }, isIcu).map(({ what }) => what)

const count = '{n, plural, one {# room} other {# rooms}}'

describe('a translation', () => {
  it.each([
    ['that says the same', 'See {name}', '{name} देखें'],
    ['with its own plurals', count, '{n, plural, one {# कमरा} other {# कमरे}}'],
    ['that needs no plural', count, '{n, number} कमरे'],
    ['with the names of things', 'Open WhatsApp on {device}', '{device} पर WhatsApp खोलें'],
    ['of what has no words', '{from} – {to}', '{from} – {to}'],
    [
      'with values in a choice',
      '{what, select, titled {Your room “{title}”} room {Your room} other {Your group}}',
      '{what, select, titled {आपका कमरा “{title}”} room {आपका कमरा} other {आपका ग्रुप}}',
    ],
    ['with a choice', '{who, select, me {You} other {They}}', '{who, select, me {आप} other {वे}}'],
  ])('%s is whole', (_, english, translated) => {
    expect(faultsOf(english, translated)).toEqual([])
  })

  it.each([
    ['a value that is left out', 'See {name}', 'देखें', '{name} is not placed'],
    ['a value of its own', 'See it', '{name} देखें', '{name} is not in the English sentence'],
    [
      'plurals of another language',
      count,
      '{n, plural, few {# कमरे} other {# कमरे}}',
      '{n} counts few, other; the language counts one, other',
    ],
    [
      'a missing choice',
      '{who, select, me {You} other {They}}',
      '{who, select, other {वे}}',
      '{who} chooses among other, not me, other',
    ],
    ['English', 'See the room', 'See the room', 'is English still'],
    ['half English', 'See the room', 'See the room अभी', 'has English in it: See the room'],
    ['nothing', 'See', ' ', 'is empty'],
  ])('with %s is not', (_, english, translated, fault) => {
    expect(faultsOf(english, translated)).toContain(fault)
  })

  it('that cannot be read is not', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(faultsOf('See {name}', '{name, plural, one {')).toEqual(['is not ICU MessageFormat'])
  })

  it('has every sentence and no other', () => {
    expect(compareTexts('ta', { 'rooms.one': 'One' }, { 'rooms.two': 'இரண்டு' })).toEqual([
      { id: 'rooms.one', what: 'is missing' },
      { id: 'rooms.two', what: 'is no sentence any more' },
    ])
  })

  it('of a Help text keeps its parts and addresses', () => {
    expect(faultsOf('visit-before-you-pay', 'visit-before-you-pay', false)).toEqual([])
    expect(faultsOf('visit-before-you-pay', 'देखें', false)).toEqual(['must stay “visit-before-you-pay”'])
    expect(faultsOf('Call {tel:1930}', 'कॉल करें', false)).toEqual(['{{tel:1930}} is not placed'])
  })
})

/** A button or link that names what it is about, and the words that are seen on it (WCAG 2.5.3). */
const named: readonly (readonly [file: string, name: string, seen: string])[] = [
  ['alerts/web', 'alerts.editOf', 'alerts.edit'],
  ['alerts/web', 'alerts.pauseOf', 'alerts.pause'],
  ['alerts/web', 'alerts.resumeOf', 'alerts.resume'],
  ['chats/web', 'chats.visits.chatWith', 'chats.visits.chat'],
  ['roommates/web', 'roommates.card.viewOf', 'roommates.card.view'],
  ['roommates/web', 'roommates.group.viewOf', 'roommates.group.view'],
  ['roommates/web', 'roommates.questions.clearOf', 'roommates.questions.clear'],
  ['roommates/web', 'roommates.yours.lifestyle.to', 'roommates.yours.tags.add'],
  ['roommates/web', 'roommates.yours.preferred.to', 'roommates.yours.tags.add'],
  ['rooms/web', 'rooms.own.statusOf', 'rooms.own.status'],
  ['rooms/web', 'rooms.own.toLetOf', 'rooms.toLet.link'],
]

describe('the name of a control', () => {
  it.each(named)('of %s: %s has the words of %s in every language', (file, name, seen) => {
    for (const language of ['en', ...startedLanguages()]) {
      const texts = JSON.parse(readFileSync(join(root, file, 'locales', `${language}.json`), 'utf8'))
      expect(texts[name].replaceAll(/\{\w+\}/g, '')).toContain(texts[seen])
    }
  })
})

describe('catalogues', () => {
  it('are found', () => {
    expect(catalogues.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['rooms/web/locales/en.json', 'help/content/en/topics/terms.ts']),
    )
  })

  it.each(startedLanguages())('of %s have no wrong sentence', async (language) => {
    const all = await compareLanguage(language)
    const wrong = all.flatMap(({ file, faults }) =>
      faults.filter(({ what }) => what !== 'is missing').map(({ id, what }) => `${file}: ${id} ${what}`),
    )
    expect(wrong).toEqual([])
  })
})
