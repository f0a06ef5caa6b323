import { isIP } from 'node:net'
import { z } from 'zod'

declare module 'zod' {
  interface GlobalMeta {
    /** The default in words. */
    unset?: string
    allowed?: string
    /** What production requires. */
    production?: string
    /** Never shown or logged. */
    secret?: true
    example?: string
  }
}

export const flag = z.enum(['on', 'off'], 'must be on or off')

/** An http(s) address without trailing slash. */
export const address = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => url.replace(/\/+$/, ''))

/** An http(s) address without a path. */
export const origin = address.refine(
  (url) => URL.parse(url)?.origin === url.toLowerCase(),
  'must be an address without a path, such as https://basera.example',
)

/** Separated by commas. */
export const addressList = z
  .string()
  .refine(
    (list) => list.split(',').every((one) => isIP(one.trim()) > 0),
    'must be IP addresses separated by commas',
  )

/** `91:2000,971:300`: numbers by country calling code. */
export const countryBudgets = z
  .string()
  .regex(/^\d{1,3}:\d{1,6}(,\d{1,3}:\d{1,6})*$/, 'must be pairs such as 91:2000,971:300')
  .default('91:2000')
  .transform((list) =>
    Object.fromEntries(
      list.split(',').map((pair) => {
        const [country = '', points] = pair.split(':')
        return [country, Number(points)]
      }),
    ),
  )

export const text = z.string().min(1)

/** At least one. */
export const seconds = (fallback: number) =>
  z.coerce.number('must be a number of seconds').int().min(1).max(31_536_000).default(fallback)

/** At least one. */
export const days = (fallback: number) =>
  z.coerce.number('must be a number of days').int().min(1).max(3650).default(fallback)
