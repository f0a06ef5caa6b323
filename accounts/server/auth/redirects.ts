/** Where people may be sent back to. */
export interface RedirectRules {
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
 * Where to send somebody who asked for `raw` (auth protocol 6): the address as it was parsed, or the site address when
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
