interface RedirectRules {
  /** Address of the site; every page of its origin is allowed. */
  readonly publicUrl: string
  /** Further addresses: a whole origin, one page, or everything below a path when it ends in `*`. */
  readonly allowedRedirects: readonly string[]
}

/** Two slashes and a host, nothing a browser or a parser could read in another way. */
const plainAddress = /^https?:\/\/[^/\\?#@\s]+(?:[/?#]|$)/i
const treacherous = /[\s\\\p{C}]/u

function parse(raw: unknown): URL | undefined {
  if (typeof raw !== 'string' || !plainAddress.test(raw) || treacherous.test(raw)) return undefined
  const url = URL.parse(raw)
  return url && !url.username && !url.password ? url : undefined
}

function fitsRule(url: URL, rule: string): boolean {
  const below = rule.endsWith('*')
  const allowed = URL.parse(below ? rule.slice(0, -1) : rule)
  if (!allowed || allowed.origin !== url.origin) return false
  if (below) return url.pathname.startsWith(allowed.pathname)
  return allowed.pathname === '/' || allowed.pathname === url.pathname
}

/**
 * Where to send somebody who asked for `raw` (auth-protocol.redirect-allowed): the address as it was parsed, or the site address when
 * it is missing, given twice, malformed or not allowed. Never an error; check again at each use.
 */
export function allowedRedirect(raw: unknown, rules: RedirectRules): string {
  const site = new URL(rules.publicUrl)
  const home = new URL('/', site).href
  const url = parse(raw)
  if (!url) return home
  const allowed = url.origin === site.origin || rules.allowedRedirects.some((rule) => fitsRule(url, rule))
  return allowed ? url.href : home
}

/** A failure as the client reads it from the address of a page; `error` is OAuth's name of its kind. */
export interface ReturnError {
  readonly error: string
  readonly error_code?: string
  readonly error_description?: string
}

/** Adds parameters to the query of an address. What else stands in the query stays as it is written. */
function withQuery(address: string, parameters: URLSearchParams): URL {
  const url = new URL(address)
  const clash = [...parameters.keys()].some((name) => url.searchParams.has(name))
  if (clash) for (const [name, value] of parameters) url.searchParams.set(name, value)
  else url.search = [url.search.slice(1), parameters.toString()].filter(Boolean).join('&')
  return url
}

/** Where the browser goes with a code to exchange. `address` was checked before. */
export const returnWithCode = (address: string, code: string): string =>
  withQuery(address, new URLSearchParams({ code })).href

/**
 * Where the browser goes with a failure: always in the fragment, which ends with the marker `sb`, and in the query
 * too unless `fragmentOnly` (auth-protocol.failure-in-fragment). `address` was checked before.
 */
export function returnWithError(address: string, failure: ReturnError, fragmentOnly = false): string {
  const parameters = new URLSearchParams(Object.entries(failure))
  const url = fragmentOnly ? new URL(address) : withQuery(address, parameters)
  url.hash = `${parameters}&sb=`
  return url.href
}
