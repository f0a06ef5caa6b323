import { z } from 'zod'

/** A finite decimal number in a query string, within `min` and `max`. Refuses '', NaN, Infinity, hex and exponents. */
export const queryNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,15}(\.\d{1,15})?$/, 'Must be a number')
    .transform(Number)
    .pipe(z.number().min(min).max(max))

/** A whole number in a query string, within `min` and `max`. */
export const queryInteger = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,15}$/, 'Must be a whole number')
    .transform(Number)
    .pipe(z.number().int().min(min).max(max))

/** A filter that is on (`true`) or left out (`false` means the same as left out). */
export const queryFlag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** An opaque keyset cursor as handed out in `next_cursor`; its content is checked by the list that made it. */
export const cursor = z.string().regex(/^[A-Za-z0-9_-]{1,400}$/, 'Is not a cursor of this list')

/** Ids are UUIDs in lower case. */
export const id = z.uuid().toLowerCase()

/** ISO 8601 time in UTC. */
export const timestamp = z.iso.datetime()

/** The answer of every list call: `total` is exact unless `total_is_exact` is false (then it is a floor). */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.number().int().nonnegative(),
    total_is_exact: z.boolean(),
    next_cursor: z.string().nullable(),
  })

/** What {@link page} describes. */
export interface Page<Item> {
  readonly items: Item[]
  readonly total: number
  readonly total_is_exact: boolean
  readonly next_cursor: string | null
}
