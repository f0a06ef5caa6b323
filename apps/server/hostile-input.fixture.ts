import fc from 'fast-check'

/** Texts that have broken programs before. */
const nasty = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '99999999999999999999',
  '1.5',
  'true',
  'null',
  'undefined',
  "' OR 1=1 --",
  '"; DROP TABLE rooms; --',
  '%',
  '_',
  '\\',
  '\u0000',
  '\ud800',
  '\u202e',
  '𝕏',
  '🏠',
  'ａ',
  '../..',
  '{{7*7}}',
  '<script>',
  '[]',
  '{}',
  '\r\nX: y',
  'a'.repeat(3000),
  'eyJhIjoxfQ',
  'newest',
  'distance',
)
/** What somebody may put where a value belongs. */
export const value = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double().map(String),
  fc.integer().map(String),
)
/** Any JSON. */
export const json = fc.oneof(
  fc.jsonValue(),
  fc.anything().map((thing) => {
    try {
      return JSON.parse(JSON.stringify(thing) ?? 'null')
    } catch {
      return null
    }
  }),
)

/** What a browser or a script can put on the wire: lone surrogates become the replacement character. */
export const encode = (text: string) => encodeURIComponent(text.toWellFormed())

/** A query string, with its `?`, of names mostly out of `known`. */
export const queryOf = (known: readonly string[]) =>
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...known), fc.string({ maxLength: 10 })), value), {
      maxLength: 5,
    })
    .map((pairs) => `?${pairs.map(([name, text]) => `${encode(name)}=${encode(text)}`).join('&')}`)

/** A JSON body: anything, or an object of fields mostly out of `known`. */
export const bodyOf = (known: readonly string[]) =>
  fc
    .oneof(
      json,
      fc.dictionary(fc.oneof(fc.constantFrom(...known), fc.string({ maxLength: 10 })), fc.oneof(value, json)),
    )
    .map((body) => JSON.stringify(body))
