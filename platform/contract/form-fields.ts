import * as z from 'zod/mini'

// Fields that forms judge too. Written with zod/mini, which is a third of zod's bytes in a browser; objects of them may be
// zod's own. A form judges field by field, so no object schema is needed there: those probe for `eval`, which the pages'
// policy forbids.

const oneLine = /^[^\p{Cc}\p{Cs}]*$/u
const manyLines = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u
const notText = 'Contains characters that are not allowed'

/** One line of text: trimmed, no control characters or lone surrogates, at most `max` characters; else says `long`. */
export const line = (max: number, long?: string) =>
  z.string().check(z.trim(), z.maxLength(max, long), z.regex(oneLine, notText))

interface RequiredLine {
  readonly required: string
  /** Fewest characters; 1 when left out. */
  readonly min?: number
  readonly short?: string
  readonly max: number
  readonly long: string
}

/** A line that must be there, of `min` to `max` characters, with the sentence for each way to break that. */
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

/** A {@link line} that may be left empty: blank is null. */
export const optionalLine = (max: number) =>
  z.pipe(
    z.nullable(line(max)),
    z.transform((text) => text || null),
  )

/** Text of at most `max` characters over several lines, its line ends as `\n`; blank is null. */
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

/** Whether a number field of a form is empty. */
const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || Number.isNaN(value)

/** A whole number that must be given: missing, null, '' and NaN are answered with `required`. */
export const requiredInteger = (required: string, whole: string) =>
  z.pipe(
    z.transform((value: unknown) => (isBlank(value) ? undefined : value)),
    z.number({ error: ({ input }) => (input === undefined ? required : whole) }).check(z.int(whole)),
  )

/** A whole number up to `max` that is 0 while it is blank, with the sentence for each way to break that. */
export const integerOrZero = (max: number, say: { whole: string; negative: string; high: string }) =>
  z.pipe(
    z.transform((value: unknown) => (isBlank(value) ? 0 : value)),
    z.number(say.whole).check(z.int(say.whole), z.minimum(0, say.negative), z.maximum(max, say.high)),
  )

/** Below this, a tenth of a millimetre, a coordinate is 0: numbers next to nothing are out of the database's range. */
const leastDegrees = 1e-9

/** A coordinate: degrees from `-most` to `most`. */
export const degrees = (most: number) =>
  z.number().check(
    z.minimum(-most),
    z.maximum(most),
    z.overwrite((value) => (Math.abs(value) < leastDegrees ? 0 : value)),
  )
