import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CsvError, readCsv } from './read-csv.ts'

const fields = (text: string) => readCsv(text).map((record) => record.fields)

describe('reading CSV', () => {
  it.each<[string, string, string[][]]>([
    ['nothing', '', []],
    [
      'lines that end in LF',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'lines that end in CRLF, the last without',
      'a,b\r\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['quotation marks, commas and lines inside a field', '"a ""b"", c\nd",e', [['a "b", c\nd', 'e']]],
    [
      'empty fields',
      ',\n"",x',
      [
        ['', ''],
        ['', 'x'],
      ],
    ],
    ['a comma at the end', 'a,', [['a', '']]],
    ['empty lines', '\na\n\n\r\nb\n', [['a'], ['b']]],
    ['a byte order mark', '\uFEFFtitle\nx', [['title'], ['x']]],
    ['blanks as they are', ' a , b ', [[' a ', ' b ']]],
    ['other scripts', 'शीर्षक,₹', [['शीर्षक', '₹']]],
  ])('takes %s', (_, text, expected) => expect(fields(text)).toEqual(expected))

  it.each([
    ['a,b"c', 1, 'inside a field'],
    ['a\n"b', 2, 'never closed'],
    ['a\nb\n"c"d', 3, 'after the closing'],
    ['a\rb', 1, 'lone carriage return'],
    ['"a" ,b', 1, 'after the closing'],
  ])('refuses %j', (text, line, words) => {
    expect(() => readCsv(text)).toThrow(CsvError)
    expect(() => readCsv(text)).toThrow(`Line ${line}: `)
    expect(() => readCsv(text)).toThrow(words)
  })

  it('says on which line each record begins', () => {
    expect(readCsv('a\n"b\nc"\n\nd').map(({ line }) => line)).toEqual([1, 2, 5])
  })

  it('reads back whatever is written', () => {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
    const rows = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 5 }))
    fc.assert(
      fc.property(rows, fc.constantFrom('\n', '\r\n'), (written, end) => {
        expect(fields(written.map((row) => row.map(quoted).join(',')).join(end))).toEqual(written)
      }),
    )
  })

  it('reads or refuses anything, and always ends', () => {
    const text = fc.array(fc.constantFrom('"', ',', '\n', '\r', '\r\n', 'a', '""'), { maxLength: 30 })
    fc.assert(
      fc.property(text, (parts) => {
        try {
          readCsv(parts.join(''))
        } catch (error) {
          expect(error).toBeInstanceOf(CsvError)
        }
      }),
      { numRuns: 3000 },
    )
  })
})
