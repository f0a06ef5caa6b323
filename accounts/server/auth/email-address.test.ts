import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEmail } from './email-address.ts'

describe('auth-protocol.email-form: e-mail addresses', () => {
  it.each([
    ['asha@example.com', 'asha@example.com'],
    ['Asha.Rao+Rooms@Example.CO.IN', 'asha.rao+rooms@example.co.in'],
    ["o'neil_7%x@a-b.museum", "o'neil_7%x@a-b.museum"],
    ['आशा@उदाहरण.भारत', 'आशा@उदाहरण.भारत'],
    ['cafe\u0301@example.com', 'café@example.com'],
    ['a@xn--p1b6ci4b4b3a.xn--h2brj9c', 'a@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('takes %s', (given, kept) => {
    expect(readEmail(given)).toBe(kept)
  })

  it.each([
    '',
    'asha',
    '@example.com',
    'asha@',
    'asha@example',
    'asha@localhost',
    'a@b@example.com',
    ' asha@example.com',
    'asha@example.com ',
    'as ha@example.com',
    'asha@exa mple.com',
    'asha@example.com\n',
    'asha@example.com\r\nBcc: all@example.com',
    'asha\0@example.com',
    'asha\u00a0@example.com',
    'asha\u200b@example.com',
    'asha\u202e@example.com',
    'asha@example..com',
    'asha@.example.com',
    'asha@example.com.',
    'asha@-example.com',
    'asha@example-.com',
    'asha@127.0.0.1',
    'asha@[127.0.0.1]',
    'asha@example.c',
    'asha@exa_mple.com',
    '.asha@example.com',
    'asha.@example.com',
    'as..ha@example.com',
    '"asha rao"@example.com',
    'Asha <asha@example.com>',
    'asha@example.com,rohan@example.com',
    'asha@example.com;x',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('refuses %j', (given) => {
    expect(readEmail(given)).toBeUndefined()
  })

  it.each([[undefined], [null], [5], [['a@b.in']], [{}]])('refuses %j, which is no text', (given) => {
    expect(readEmail(given)).toBeUndefined()
  })

  it('reads what it gave in the same way, and nothing in it breaks a header', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (given) => {
        const kept = readEmail(given)
        if (kept === undefined) return
        expect(readEmail(kept)).toBe(kept)
        expect(kept).not.toMatch(/[\s\p{C}<>,;:"()]/u)
      }),
    )
  })
})
