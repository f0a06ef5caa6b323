import { type RawBuilder, sql } from 'kysely'

type Items = readonly (number | boolean | string)[]

const literals = new WeakMap<Items, string>()

const quoted = (item: Items[number]) =>
  typeof item === 'string' ? `"${item.replaceAll(/[\\"]/g, '\\$&')}"` : String(item)

/** A list as the parameter of an array, written once however often the same list is asked for. */
export function listValue(items: Items): RawBuilder<unknown> {
  const literal = literals.get(items) ?? `{${items.map(quoted).join()}}`
  literals.set(items, literal)
  return sql`${literal}`
}
