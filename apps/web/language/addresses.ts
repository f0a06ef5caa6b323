/** What anyone may open and link to has an address in every language; other pages keep one. */
const inEveryLanguage =
  /^\/(?:$|(?:find-room|help|contact|terms|privacy|safety)\/?$|(?:room|help)\/[^/]+\/?$|rent-in\/)/

export const hasLanguages = (pathname: string): boolean => inEveryLanguage.test(pathname)

/** `/find-room?q=pune` at `/hi`: `/hi/find-room?q=pune`. */
export function withPrefix(address: string, prefix: string): string {
  const [pathname = ''] = /^[^?#]*/.exec(address) ?? []
  if (!hasLanguages(pathname)) return address
  return `${prefix}${prefix && pathname === '/' ? '' : pathname}${address.slice(pathname.length)}` || '/'
}

export function withoutPrefix(address: string, prefix: string): string {
  if (!prefix || !address.startsWith(prefix)) return address
  const rest = address.slice(prefix.length)
  if (rest.startsWith('/')) return rest
  return rest === '' || /^[?#]/.test(rest) ? `/${rest}` : address
}
