import { isIP } from 'node:net'
import { z } from 'zod'

declare module 'zod' {
  interface GlobalMeta {
    /** What applies where the setting is absent, in words; for defaults that are not one value. */
    unset?: string
    /** What may be given, in words; for settings that are not one value. */
    allowed?: string
    /** What production insists on. */
    production?: string
    /** Never shown, never logged. */
    secret?: true
    example?: string
  }
}

export const flag = z.enum(['on', 'off'], 'must be on or off')

/** An http(s) address, without a slash at its end. */
export const address = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => url.replace(/\/+$/, ''))

/** An http(s) address without a path: everything else is built upon it. */
export const origin = address.refine(
  (url) => URL.parse(url)?.origin === url.toLowerCase(),
  'must be an address without a path, such as https://basera.example',
)

/** Addresses of machines, separated by commas. */
export const addressList = z
  .string()
  .refine(
    (list) => list.split(',').every((one) => isIP(one.trim()) > 0),
    'must be IP addresses separated by commas',
  )

export const text = z.string().min(1)

/** Whole seconds, at least one. */
export const seconds = (fallback: number) =>
  z.coerce.number('must be a number of seconds').int().min(1).max(31_536_000).default(fallback)

/** Whole days, at least one. */
export const days = (fallback: number) =>
  z.coerce.number('must be a number of days').int().min(1).max(3650).default(fallback)
