import { z } from 'zod'

const count = z.number().int().nonnegative().nullable()

/** How many of `most` are left; null without a limit. */
export const allowance = z.object({
  left: count,
  most: count,
  /** What the next one meets, in the words of the refusal; null where it meets nothing. */
  note: z.string().nullable(),
})
export type Allowance = z.output<typeof allowance>

export const unlimited: Allowance = { left: null, most: null, note: null }
