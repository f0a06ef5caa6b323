// Readers of values in a page's address. Malformed values count as missing.

const notPlainText = /[\p{Cc}\p{Cs}]+/gu

/** Replaces runs of control characters and lone surrogates by a space. */
export const plainText = (text: string): string => text.replaceAll(notPlainText, ' ')

export function addressText(params: URLSearchParams, name: string, max: number): string {
  const whole = plainText(params.get(name) ?? '').trim()
  return whole.slice(0, max).replaceAll(notPlainText, '').trim()
}

export function addressInteger(params: URLSearchParams, name: string, max: number): number | null {
  const value = params.get(name)?.trim() ?? ''
  if (!/^\d{1,9}$/.test(value)) return null
  return Number(value) <= max ? Number(value) : null
}

export function addressOption<T extends string | number>(
  params: URLSearchParams,
  name: string,
  options: readonly T[],
  otherwise: T,
): T {
  const value = params.get(name)
  return options.find((option) => String(option) === value) ?? otherwise
}

/** Those of the options that a comma list names, in the order of the options. */
export function addressList<T extends string>(
  params: URLSearchParams,
  name: string,
  options: readonly T[],
): readonly T[] {
  const named = new Set(params.get(name)?.split(','))
  return options.filter((option) => named.has(option))
}

const dayForm = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** A day, `2026-07-01`; '' where there is none. */
export function addressDay(params: URLSearchParams, name: string): string {
  const day = params.get(name) ?? ''
  return dayForm.test(day) && new Date(day).toISOString().startsWith(day) ? day : ''
}

function degrees(params: URLSearchParams, name: string, bound: number): number | null {
  const value = params.get(name)?.trim() ?? ''
  if (!/^-?\d{1,3}(\.\d{1,15})?$/.test(value)) return null
  return Math.abs(Number(value)) <= bound ? Number(value) : null
}

export function addressPoint(params: URLSearchParams): { readonly lat: number; readonly lng: number } | null {
  const lat = degrees(params, 'lat', 90)
  const lng = degrees(params, 'lng', 180)
  return lat === null || lng === null ? null : { lat, lng }
}

/** Decimal degrees without exponent, with 6 places (11 cm). */
export const degreesText = (value: number): string => String(Number(value.toFixed(6)))
