import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeHtml, unescapeHtml } from '../http/escape-html.ts'
import { codeOf, linksOf, recipientForm } from './message-parts.ts'

describe('shell.outbox-kept: links of a message', () => {
  it.each<[string, string | null, string[]]>([
    ['See https://a.test/x?b=1&c=2.', null, ['https://a.test/x?b=1&c=2']],
    ['(https://a.test/x) and http://b.test!', null, ['https://a.test/x', 'http://b.test']],
    ['https://a.test/x?b=1&c=2', '<a href="https://a.test/x?b=1&amp;c=2">', ['https://a.test/x?b=1&c=2']],
    ['no link', "<a HREF = 'https://a.test/&#x27;&#38;'>", ["https://a.test/'&"]],
    ['mailto:a@b.test', '<a href="javascript:alert(1)"><a href="mailto:a@b.test">', []],
    ['', null, []],
  ])('%j with %j', (text, html, links) => {
    expect(linksOf(text, html)).toEqual(links)
  })
})

describe('shell.outbox-kept: code is the 6 digits if there are any', () => {
  it.each([
    ['482913 is your code for Basera.', '482913'],
    ['Your code: 004213', '004213'],
    ['Call +919876543210 now', null],
    ['12345 or 1234567', null],
    ['https://a.test/123456?token=654321', null],
    ['a123456 123456b 12-345678', null],
  ])('%j', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })
})

describe('shell.outbox-kept: to is an address or number', () => {
  it.each([
    ['Asha@Demo.Basera.TEST', 'asha@demo.basera.test'],
    [' asha@x.test ', 'asha@x.test'],
    ['asha one@x.test', 'asha+one@x.test'],
    ['+91 98765 43210', '+919876543210'],
    [' 919876543210', '+919876543210'],
    ['98765-43210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['+14155550100', '+14155550100'],
  ])('%j is kept as %j', (to, form) => {
    expect(recipientForm(to)).toBe(form)
    expect(recipientForm(form)).toBe(form)
  })
})

describe('text in HTML', () => {
  it('comes back as it was, and holds nothing that could end an element or attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(unescapeHtml(escapeHtml(text))).toBe(text)
        expect(escapeHtml(text)).not.toMatch(/[<>"']/)
      }),
    )
  })
})
