import { z } from 'zod'
import { foreignCursor, notNumber, notWhole } from './field-sentences.ts'

/** A decimal number in a query from `min` to `max`. Refuses '', NaN, Infinity, hex and exponents. */
export const queryNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,15}(\.\d{1,15})?$/, notNumber)
    .transform(Number)
    .pipe(z.number().min(min).max(max))

/** A whole number in a query from `min` to `max`. */
export const queryInteger = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,15}$/, notWhole)
    .transform(Number)
    .pipe(z.number().int().min(min).max(max))

/** A filter in a query: `true`, or `false` for off. */
export const queryFlag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** Some of `options` as a comma list, `a,b`; each counts once. */
export const queryList = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z
    .string()
    .max(400)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.enum(options)).min(1))

/** An opaque keyset cursor from `next_cursor`; the list that made it checks its content. */
export const cursor = z.string().regex(/^[A-Za-z0-9_-]{1,400}$/, foreignCursor)

/** Ids are UUIDs in lower case. */
export const id = z.uuid().toLowerCase()

export const timestamp = z.iso.datetime()

/** The answer of every list call; `total` is a minimum unless `total_is_exact`. */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.number().int().nonnegative(),
    total_is_exact: z.boolean(),
    next_cursor: z.string().nullable(),
  })

export interface Page<Item> {
  readonly items: Item[]
  readonly total: number
  readonly total_is_exact: boolean
  readonly next_cursor: string | null
}
