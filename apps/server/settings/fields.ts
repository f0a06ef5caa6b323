import { z } from 'zod'

export const flag = z.enum(['on', 'off'], 'must be on or off')

/** An http(s) address, without a slash at its end. */
export const address = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => url.replace(/\/+$/, ''))

export const text = z.string().min(1)

/** Whole seconds, at least one. */
export const seconds = (fallback: number) =>
  z.coerce.number('must be a number of seconds').int().min(1).max(31_536_000).default(fallback)

/** Whole days, at least one. */
export const days = (fallback: number) =>
  z.coerce.number('must be a number of days').int().min(1).max(3650).default(fallback)
