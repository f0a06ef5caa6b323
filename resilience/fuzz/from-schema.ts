import fc, { type Arbitrary } from 'fast-check'
import type { Schema } from './api-description.ts'
import { knownFor } from './known-values.ts'

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.stringMatching(/^[a-z0-9 ,.'-]{1,200}$/),
)

/** In either case. */
const uuidText = fc.uuid().map((text) => text.toUpperCase())

/** Patterns that name classes of Unicode are no generator's matter: texts are sieved by them. */
function matching(pattern: string): Arbitrary<string> {
  const expression = new RegExp(pattern, 'u')
  if (pattern.includes('\\p{')) return texts.filter((text) => expression.test(text))
  return fc.stringMatching(new RegExp(pattern))
}

function textOf({ format, pattern, allOf = [], minLength = 0, maxLength = 300 }: Schema): Arbitrary<string> {
  if (format === 'uuid') return fc.oneof({ arbitrary: fc.uuid(), weight: 9 }, uuidText)
  const patterns = [pattern, ...allOf.map((one) => one.pattern)].filter((one) => one !== undefined)
  if (patterns.some((one) => one.startsWith('^https'))) return fc.webUrl({ validSchemes: ['https'] })
  const base = patterns[0] === undefined ? texts : matching(patterns[0])
  return base.map((text) => text.padEnd(minLength, 'x').slice(0, maxLength))
}

function numberOf(schema: Schema, whole: boolean): Arbitrary<number> {
  const min = Math.max(schema.minimum ?? -1e15, -1e15)
  const max = Math.min(schema.maximum ?? 1e15, 1e15)
  const edges = fc.constantFrom(min, max, schema.exclusiveMinimum === undefined ? min : 1)
  if (whole) return fc.oneof(fc.integer({ min: Math.max(min, -1e6), max: Math.min(max, 1e6) }), edges)
  return fc.oneof(fc.double({ min, max, noNaN: true }), edges)
}

function objectOf({ properties = {}, required = [] }: Schema, path: string): Arbitrary<unknown> {
  const fields: Record<string, Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fieldOf(schema, path, name)]),
  )
  // What a schema cannot say it needs is sent most times all the same.
  const sparse = fc.record(fields, { requiredKeys: [...required], noNullPrototype: true })
  const full = fc.record(fields, { noNullPrototype: true })
  return fc.oneof(sparse, full)
}

function ofType(type: string | undefined, schema: Schema, path: string): Arbitrary<unknown> {
  if (type === 'string') return textOf(schema)
  if (type === 'integer') return numberOf(schema, true)
  if (type === 'number') return numberOf(schema, false)
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'object') return objectOf(schema, path)
  if (type === 'array')
    return fc.array(fromSchema(schema.items ?? {}, path), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 5, 5),
    })
  return fc.jsonValue()
}

function fromSchema(schema: Schema, path: string): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const parts = schema.anyOf
  if (parts) return fc.oneof(...parts.map((one) => fromSchema(one, path)))
  const types = typeof schema.type === 'string' || !schema.type ? [schema.type] : schema.type
  return fc.oneof(...(types as readonly (string | undefined)[]).map((type) => ofType(type, schema, path)))
}

/** Values of one field or parameter: mostly likely ones where some are known for its name. */
export function fieldOf(schema: Schema, path: string, name: string): Arbitrary<unknown> {
  const any = fromSchema(schema, path)
  const known = knownFor(path, name)
  return known ? fc.oneof({ arbitrary: known, weight: 4 }, { arbitrary: any, weight: 1 }) : any
}
