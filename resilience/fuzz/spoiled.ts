import fc, { type Arbitrary } from 'fast-check'

/** Texts that have broken programs before, and a few that break others. */
export const nastyTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eevil\u202c',
  'مرحبا',
  '\ufeff',
  '\u200b',
  '𝕏🏠👩‍👩‍👧',
  'ﬁ'.repeat(50),
  'é\u0301'.repeat(100),
  "' OR 1=1 --",
  "'; DROP TABLE rooms; --",
  '%',
  '_%\\',
  '\\u0000',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}<%= 7*7 %>',
  '../../etc/passwd',
  '..\\..\\windows',
  '/etc/passwd%00.png',
  '\r\nX-Evil: yes',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '9'.repeat(400),
  '1.7976931348623159e308',
  '99999999999999999999',
  '-9223372036854775809',
  '2147483648',
  '1970-13-45',
  '0000-00-00',
  '275760-09-13T00:00:00Z',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'x'.repeat(5000),
]

/** Values of other types and sizes than were asked for. */
const nastyValues: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...nastyTexts),
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 0.1, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63),
  fc.constantFrom<unknown>([], {}, [[]], [null], { length: -1 }, { toString: 1 }, Array(300).fill('x')),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue(),
)

/** Names that no schema knows, some of which every object has. */
export const strangeNames: Arbitrary<string> = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'id',
  'user_id',
  'phone_verified',
  'is_admin',
  'role',
  '',
  'a.b',
  '$ne',
  'x'.repeat(300),
)

type Step = string | number

/** The places of all values inside `value`, the whole first. */
function placesIn(value: unknown, at: readonly Step[] = []): (readonly Step[])[] {
  if (typeof value !== 'object' || value === null) return [at]
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return [at, ...keys.flatMap((key) => placesIn((value as Record<Step, unknown>)[key], [...at, key]))]
}

/** As JSON has it: `__proto__` is a name like any other. */
function put(target: object, key: Step, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })
}

function changedAt(value: unknown, place: readonly Step[], change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = place
  if (key === undefined) return change(value)
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<Step, unknown>
  put(copy, key, changedAt(copy[key], rest, change))
  return copy
}

const without = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return undefined
  const [, ...rest] = Object.entries(value)
  return Array.isArray(value) ? value.slice(1) : Object.fromEntries(rest)
}

const withName = (value: unknown, name: string, extra: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return [value, extra]
  const copy = { ...value }
  put(copy, name, extra)
  return copy
}

interface Spoil {
  readonly how: 'replace' | 'array' | 'object' | 'lengthen' | 'text' | 'leave out' | 'add'
  readonly where: number
  readonly value: unknown
  readonly name: string
}

const changes: Readonly<Record<Spoil['how'], (old: unknown, spoil: Spoil) => unknown>> = {
  replace: (_, { value }) => value,
  array: (old) => [old, old],
  object: (old, { name }) => withName({}, name, old),
  lengthen: (old) => (typeof old === 'string' ? old.repeat(200) : Array(1001).fill(old)),
  text: (old) => (typeof old === 'string' ? Number(old) : String(old)),
  'leave out': without,
  add: (old, { name, value }) => withName(old, name, value),
}

const spoils: Arbitrary<Spoil> = fc.record({
  how: fc.constantFrom(...(Object.keys(changes) as Spoil['how'][])),
  where: fc.nat(1000),
  value: nastyValues,
  name: strangeNames,
})

/** Values with one thing wrong at one place. */
export const spoiled = (values: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc.tuple(values, spoils).map(([value, spoil]) => {
    const places = placesIn(value)
    return changedAt(value, places[spoil.where % places.length] ?? [], (old) =>
      changes[spoil.how](old, spoil),
    )
  })
