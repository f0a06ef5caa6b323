import fc, { type Arbitrary } from 'fast-check'
import { formFiles } from './form-files.ts'
import type { FormPart, FuzzBody } from './fuzz-request.ts'

const json = 'application/json'
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').toString('latin1')

/** More than any JSON body may be. */
const huge = 300 * 1024

const brokenJson: readonly string[] = [
  '',
  '{',
  '}',
  '{"a":1,}',
  "{'a':1}",
  '{"a":NaN}',
  '{"a":1e400}',
  '{"a":1}{"b":2}',
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '[1,2',
  'null',
  '0',
  '"text"',
  'undefined',
  '// comment',
  '\u00ef\u00bb\u00bf{}',
  '\u00ff\u00fe{\u0000}\u0000',
  '{"a":"\u00c3\u0028"}',
  '{"a":"\u00ed\u00a0\u0080"}',
  '{"a":"\u0000"}',
  '{"a":"\\ud800"}',
  '{"a":"\\x00"}',
  utf16('{"a":1}'),
  '['.repeat(20_000),
  '['.repeat(5000) + ']'.repeat(5000),
  `{"a":${'{"a":'.repeat(3000)}1${'}'.repeat(3001)}`,
  `{"a":"${'x'.repeat(huge)}"}`,
  `[${'0,'.repeat(60_000)}0]`,
  'a=1&b=2',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
]

const types: readonly string[] = [
  json,
  json,
  json,
  'application/json; charset=utf-16',
  'application/json; charset=nonsense',
  'application/json;',
  'APPLICATION/JSON',
  'application/problem+json',
  'application/jsonp',
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=x',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  'nonsense',
  '/',
  ',',
  '',
]

/** Bodies that are no JSON, of types that are not taken, or too large. */
export const brokenBodies: Arbitrary<FuzzBody> = fc
  .tuple(
    fc.oneof(
      { arbitrary: fc.constantFrom(...brokenJson), weight: 3 },
      {
        arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
        weight: 1,
      },
    ),
    fc.option(fc.constantFrom(...types), { nil: undefined, freq: 10 }),
  )
  .map(([bytes, type]) => (type === undefined ? { bytes } : { bytes, type }))

const part: Arbitrary<FormPart> = fc.record(
  {
    name: fc.oneof(
      { arbitrary: fc.constant('file'), weight: 5 },
      { arbitrary: fc.constantFrom('files', '', '__proto__', 'file[]', 'x'.repeat(2000)), weight: 1 },
    ),
    filename: fc.constantFrom('photo.jpg', '../../x.jpg', '', 'a\u0000.png', `${'x'.repeat(3000)}.webp`),
    type: fc.constantFrom('image/jpeg', 'image/png', 'image/svg+xml', 'text/html', '', 'nonsense'),
    file: fc.constantFrom(...formFiles),
    spoil: fc.constantFrom('none', 'none', 'none', 'twice', 'cut', 'no end'),
  },
  { requiredKeys: ['name', 'type', 'file', 'spoil'] },
)

/** A form as the product's own pages send it. */
export const goodForms: Arbitrary<FuzzBody> = fc.constantFrom('jpeg', 'png', 'webp').map((file) => ({
  form: { name: 'file', filename: `photo.${file}`, type: `image/${file}`, file, spoil: 'none' },
}))

/** Forms with something wrong about the part, its file, or how it ends. */
export const spoiledForms: Arbitrary<FuzzBody> = fc
  .tuple(part, fc.option(fc.constantFrom(...types), { nil: undefined, freq: 8 }))
  .map(([form, type]) => (type === undefined ? { form } : { form, type }))
