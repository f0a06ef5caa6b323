import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedRedirect } from './redirects.ts'

const rules = { publicUrl: 'https://site.example', allowedRedirects: [] }
const home = 'https://site.example/'
const go = (raw: unknown, more: readonly string[] = []) =>
  allowedRedirect(raw, { ...rules, allowedRedirects: more })

describe('auth-protocol.redirect-allowed: allowed addresses', () => {
  it.each([
    ['https://site.example', home],
    ['https://site.example/', home],
    ['HTTPS://SITE.EXAMPLE/auth/callback', 'https://site.example/auth/callback'],
    ['https://site.example:443/a?b=c&d=e#f', 'https://site.example/a?b=c&d=e#f'],
    ['https://site.example?x=1', 'https://site.example/?x=1'],
    ['https://site.example/a/../b', 'https://site.example/b'],
    ['https://site.example/?next=https://evil.example/', 'https://site.example/?next=https://evil.example/'],
  ])('%s', (raw, expected) => {
    expect(go(raw)).toBe(expected)
  })

  it.each([
    ['a whole origin', 'https://app.example', 'https://app.example/any?x=1'],
    ['one page', 'https://app.example/back', 'https://app.example/back?x=1#y'],
    ['a path and below', 'https://app.example/in/*', 'https://app.example/in/side'],
    ['another port', 'http://127.0.0.1:4000', 'http://127.0.0.1:4000/x'],
  ])('a configured list: %s', (_what, rule, raw) => {
    expect(go(raw)).toBe(home)
    expect(go(raw, [rule])).toBe(raw)
  })

  it.each([
    ['https://app.example/back', 'https://app.example/other'],
    ['https://app.example/in/*', 'https://app.example/inside'],
    ['https://app.example/in/*', 'https://app.example/in/../out'],
    ['https://app.example', 'http://app.example/'],
    ['https://app.example', 'https://app.example.evil.example/'],
    ['not an address', 'https://app.example/'],
    ['myapp://back', 'myapp://back'],
  ])('with %s in the list, %s is not allowed', (rule, raw) => {
    expect(go(raw, [rule])).toBe(home)
  })
})

const hosts = [
  'evil.example',
  'site.example.evil.example',
  'evilsite.example',
  'xn--site-example.evil.example',
  'site.example@evil.example',
  'site.example:443@evil.example',
  'site.example%40evil.example',
  'user:pass@site.example',
  '@site.example',
  'site.example:8443',
  'site.example.',
  'site%2eexample.evil.example',
  'ｓｉｔｅ．ｅｘａｍｐｌｅ.evil.example',
  'site.example\\.evil.example',
  'site.example\u3002evil.example',
  '2130706433',
  '0x7f.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '127.0.0.1',
  'localhost',
]
const shapes: ((host: string) => string)[] = [
  (host) => `https://${host}`,
  (host) => `https://${host}/`,
  (host) => `https://${host}/https://site.example/`,
  (host) => `https://${host}?https://site.example`,
  (host) => `https://${host}#https://site.example`,
  (host) => `http://${host}/`,
  (host) => `//${host}/`,
  (host) => `///${host}/`,
  (host) => `/\\${host}/`,
  (host) => `\\\\${host}/`,
  (host) => `https:/${host}/`,
  (host) => `https:${host}/`,
  (host) => `https:///${host}/`,
  (host) => `https:\\\\${host}/`,
  (host) => `https:/\\${host}/`,
  (host) => ` https://${host}/`,
  (host) => `https://${host}/ `,
  (host) => `\thttps://${host}/`,
  (host) => `ht\ntps://${host}/`,
  (host) => `https://\r\n${host}/`,
  (host) => `https://${host}/\u0000`,
  (host) => `\u200bhttps://${host}/`,
  (host) => `javascript://${host}/%0aalert(1)`,
  (host) => `data:text/html,${host}`,
  (host) => `ftp://${host}/`,
  (host) => `blob:https://${host}/`,
  (host) => `https%3A%2F%2F${host}%2F`,
  (host) => encodeURIComponent(`https://${host}/`),
]
const hostile = hosts.flatMap((host) => shapes.map((shape) => shape(host)))

describe('auth-protocol.redirect-allowed: everything else goes to the site address', () => {
  it(`${hostile.length} hostile addresses`, () => {
    expect(hostile.length).toBeGreaterThan(500)
    const through = hostile.filter((raw) => new URL(go(raw)).host !== 'site.example')
    expect(through).toEqual([])
    const notHome = hostile.filter((raw) => go(raw) !== home)
    expect(notHome).toEqual([])
  })

  it.each([
    [undefined],
    [null],
    [''],
    ['/dashboard'],
    ['dashboard'],
    ['?x'],
    ['http://site.example/'],
    ['https://site.example:444/'],
    [['https://site.example/a', 'https://evil.example/']],
    [['https://evil.example/', 'https://site.example/a']],
    [{ toString: () => 'https://evil.example/' }],
    [5],
    ['https://'],
    ['https://['],
    ['https://site.example/\\evil.example'],
  ])('%j', (raw) => {
    expect(go(raw)).toBe(home)
  })

  it('whatever is given, a browser ends on the site', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'https:',
        'http:',
        '/',
        '//',
        '\\',
        '@',
        ':',
        '#',
        '?',
        '.',
        'site.example',
        'evil.example',
        '%2f',
        '%5c',
        '\t',
        ' ',
      ),
      fc.string({ maxLength: 4 }),
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
        (raw) => {
          const target = new URL(go(raw), 'https://elsewhere.example')
          expect([target.origin, target.username, target.password]).toEqual(['https://site.example', '', ''])
        },
      ),
      { numRuns: 5000 },
    )
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (raw) => {
        expect(new URL(go(raw)).origin).toBe('https://site.example')
      }),
    )
  })
})
