import type { Column, Table } from './read-schema.ts'

/** Expressions come over several lines and with the schema's name. */
const plain = (text: string) => text.replaceAll('public.', '').replaceAll(/\s+/g, ' ')

function columnLine(column: Column, nameWidth: number, typeWidth: number): string {
  const facts = [
    column.required && 'NOT NULL',
    column.identity && 'GENERATED ALWAYS AS IDENTITY',
    column.fallback !== null && `DEFAULT ${column.fallback}`,
    column.derived !== null && `DERIVED FROM ${plain(column.derived)}`,
    column.comment !== null && `-- ${column.comment}`,
  ].filter((fact) => fact !== false)
  return `  ${column.name.padEnd(nameWidth)}  ${column.type.padEnd(typeWidth)}  ${facts.join(' ')}`.trimEnd()
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}\n`
}

/** One table for people to read: its columns, then its rules, indexes and triggers, each on a line. */
export function renderTable(table: Table): string {
  const nameWidth = Math.max(...table.columns.map(({ name }) => name.length))
  const typeWidth = Math.max(...table.columns.map(({ type }) => type.length))
  const ruleWidth = Math.max(0, ...table.constraints.map(({ name }) => name.length))
  const head = `${table.name}${table.unlogged ? ' (unlogged)' : ''}\n${table.comment === null ? '' : `${table.comment}\n`}`
  const columns = table.columns.map((column) => columnLine(column, nameWidth, typeWidth))
  const rules = table.constraints.map(
    ({ name, definition }) => `${name.padEnd(ruleWidth)}  ${plain(definition)}`,
  )
  const indexes = table.indexes.map((definition) =>
    plain(definition).replace(/^CREATE (UNIQUE )?INDEX /, (_, unique = '') => unique.toLowerCase()),
  )
  const triggers = table.triggers.map((definition) => plain(definition).replace(/^CREATE TRIGGER /, ''))
  const body = [section('rules', rules), section('indexes', indexes), section('triggers', triggers)].join('')
  return `${head}\n${columns.join('\n')}\n${body}`
}
