interface RedirectRules {
  readonly publicUrl: string
  /** Whole origins, pages, or with `*` everything below a path. */
  readonly allowedRedirects: readonly string[]
}

/** Nothing that browsers and parsers could read differently. */
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

/** The allowed address, else the site's (auth-protocol.redirect-allowed). Check again at each use. */
export function allowedRedirect(raw: unknown, rules: RedirectRules): string {
  const site = new URL(rules.publicUrl)
  const home = new URL('/', site).href
  const url = parse(raw)
  if (!url) return home
  const allowed = url.origin === site.origin || rules.allowedRedirects.some((rule) => fitsRule(url, rule))
  return allowed ? url.href : home
}

export interface ReturnError {
  readonly error: string
  readonly error_code?: string
  readonly error_description?: string
}

/** Keeps the rest of the query as it is written. */
function withQuery(address: string, parameters: URLSearchParams): URL {
  const url = new URL(address)
  const clash = [...parameters.keys()].some((name) => url.searchParams.has(name))
  if (clash) for (const [name, value] of parameters) url.searchParams.set(name, value)
  else url.search = [url.search.slice(1), parameters.toString()].filter(Boolean).join('&')
  return url
}

export const returnWithCode = (address: string, code: string): string =>
  withQuery(address, new URLSearchParams({ code })).href

/** Failure in the fragment (auth-protocol.failure-in-fragment), and in the query unless `fragmentOnly`. */
export function returnWithError(address: string, failure: ReturnError, fragmentOnly = false): string {
  const parameters = new URLSearchParams(Object.entries(failure))
  const url = fragmentOnly ? new URL(address) : withQuery(address, parameters)
  url.hash = `${parameters}&sb=`
  return url.href
}
