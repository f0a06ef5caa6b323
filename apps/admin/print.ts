import type { Outcome } from './command.ts'

/** People's texts must not control the terminal. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '-'
  if (value instanceof Date) return value.toISOString()
  return String(value).replace(unsafe, ' ')
}

function table(rows: readonly object[]): string {
  const names = Object.keys(rows[0] ?? {})
  const lines = [names, ...rows.map((row) => Object.values(row).map(cell))]
  const widths = names.map((_, n) => Math.max(...lines.map((line) => (line[n] ?? '').length)))
  return lines
    .map((line) =>
      line
        .map((text, n) => text.padEnd(widths[n] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function list(facts: object): string {
  const width = Math.max(...Object.keys(facts).map((name) => name.length))
  return Object.entries(facts)
    .map(([name, value]) => `${name.padEnd(width)}  ${cell(value)}`)
    .join('\n')
}

/** Plain tables, or one JSON document for programs. */
export function printed({ facts, rows, lines, said, failed = false }: Outcome, json: boolean): string {
  if (lines) return lines.join('\n')
  if (json)
    return JSON.stringify({ ...(facts && { facts }), ...(rows && { rows }), ...(said && { said }), failed })
  const parts = [
    ...(facts ? [list(facts)] : []),
    ...(rows && rows.length > 0 ? [table(rows)] : []),
    ...(rows && rows.length === 0 && !facts ? ['None.'] : []),
    ...(said ? [said] : []),
  ]
  return parts.join('\n\n')
}
