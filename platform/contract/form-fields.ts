import * as z from 'zod/mini'
import { notText } from './field-sentences.ts'

// Fields that forms check too. Written with zod/mini, a third of zod's size in browsers. Forms check field by field,
// because object schemas probe for `eval`, which the pages' policy forbids.

const oneLine = /^[^\p{Cc}\p{Cs}]*$/u
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u

/** One trimmed line of at most `max` characters, without control characters or lone surrogates. */
export const line = (max: number, long?: string) =>
  z.string().check(z.trim(), z.maxLength(max, long), z.regex(oneLine, notText))

interface RequiredLine {
  readonly required: string
  readonly min?: number
  readonly short?: string
  readonly max: number
  readonly long: string
}

/** A required line of `min` to `max` characters, with a sentence for each broken rule. */
export const requiredLine = ({ required, min = 1, short, max, long }: RequiredLine) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      z.minLength(min, short),
      z.maxLength(max, long),
      z.regex(oneLine, notText),
    )

/** A {@link line}; blank is null. */
export const optionalLine = (max: number) =>
  z.pipe(
    z.nullable(line(max)),
    z.transform((text) => text || null),
  )

/** Several lines of at most `max` characters, line ends as `\n`; blank is null. */
export const optionalText = (max: number, long: string) =>
  z.pipe(
    z.nullable(
      z.pipe(
        z.pipe(
          z.string(),
          z.transform((text) => text.replaceAll(/\r\n?/g, '\n').trim()),
        ),
        z.string().check(z.maxLength(max, long), z.regex(manyLines, notText)),
      ),
    ),
    z.transform((text) => text || null),
  )

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || Number.isNaN(value)

/** A required whole number; missing, null, '' and NaN get the sentence `required`. */
export const requiredInteger = (required: string, whole: string) =>
  z.pipe(
    z.transform((value: unknown) => (isBlank(value) ? undefined : value)),
    z.number({ error: ({ input }) => (input === undefined ? required : whole) }).check(z.int(whole)),
  )

/** A whole number up to `max`, 0 when blank, with a sentence for each broken rule. */
export const integerOrZero = (max: number, say: { whole: string; negative: string; high: string }) =>
  z.pipe(
    z.transform((value: unknown) => (isBlank(value) ? 0 : value)),
    z.number(say.whole).check(z.int(say.whole), z.minimum(0, say.negative), z.maximum(max, say.high)),
  )

/** Smaller coordinates count as 0: the database's numbers have a lower bound. */
const leastDegrees = 1e-9

/** Degrees from `-most` to `most`. */
export const degrees = (most: number) =>
  z.number().check(
    z.minimum(-most),
    z.maximum(most),
    z.overwrite((value) => (Math.abs(value) < leastDegrees ? 0 : value)),
  )
