/** Input that is not CSV by RFC 4180; `line` counts from 1. */
export class CsvError extends Error {
  readonly line: number

  constructor(line: number, reason: string) {
    super(`Line ${line}: ${reason}`)
    this.name = 'CsvError'
    this.line = line
  }
}

export interface CsvRecord {
  readonly line: number
  readonly fields: readonly string[]
}

// A quoted field, or one without quotes; then what ends it.
const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|$)/y

const lineBreaks = (text: string) => text.split('\n').length - 1

function explain(text: string, at: number): string {
  if (text[at] !== '"')
    return 'a quotation mark or a lone carriage return inside a field without quotation marks'
  const closed = /^"(?:[^"]|"")*"/.test(text.slice(at))
  return closed ? 'text after the closing quotation mark' : 'a quotation mark is never closed'
}

/** Reads CSV by RFC 4180. Skips a byte order mark and empty lines. Throws {@link CsvError} rather than guess. */
export function readCsv(source: string): CsvRecord[] {
  const text = source.replace(/^\uFEFF/, '')
  const records: CsvRecord[] = []
  let fields: string[] = []
  let line = 1
  let begun = 1
  for (let at = 0; at < text.length || fields.length > 0; ) {
    field.lastIndex = at
    const match = field.exec(text)
    if (!match) throw new CsvError(line, explain(text, at))
    const [whole, quoted, plain = '', end] = match
    fields.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    at += whole.length
    line += lineBreaks(whole)
    if (end === ',') continue
    const isEmpty = fields.length === 1 && quoted === undefined && plain === ''
    if (!isEmpty) records.push({ line: begun, fields })
    fields = []
    begun = line
  }
  return records
}
