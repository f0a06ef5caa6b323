import { compileMessage } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { type Message, messageFormat, type Values } from './format-message.ts'

const say = (text: string, values?: Values) => messageFormat('en-IN')(compileMessage(text) as Message, values)

describe('a message', () => {
  it.each<[string, Values | undefined, string]>([
    ['Rooms', undefined, 'Rooms'],
    ['Hi {name}, # and {other}', { name: 'Asha' }, 'Hi Asha, # and '],
    ['{n, number} rooms', { n: 125000 }, '1,25,000 rooms'],
    ['{n, plural, =0 {None} one {One: #} other {# of {of}}}', { n: 0, of: 3 }, 'None'],
    ['{n, plural, =0 {None} one {One: #} other {# of {of}}}', { n: 1, of: 3 }, 'One: 1'],
    ['{n, plural, =0 {None} one {One: #} other {# of {of}}}', { n: 100000, of: 3 }, '1,00,000 of 3'],
    [
      '{n, plural, offset:1 =1 {You} one {You and # more} other {You and # more}}',
      { n: 3 },
      'You and 2 more',
    ],
    ['{who, select, lister {Lister} other {Somebody}}', { who: 'lister' }, 'Lister'],
    ['{who, select, lister {Lister} other {Somebody}}', { who: 'toString' }, 'Somebody'],
    ['{n, plural, other {{who, select, a {A has #} other {#}}}}', { n: 2, who: 'a' }, 'A has 2'],
    ["It''s '{'so'}'", undefined, "It's {so}"],
  ])('%s with %o', (text, values, said) => expect(say(text, values)).toBe(said))
})
