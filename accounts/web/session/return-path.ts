const key = 'basera-return'

/** Milliseconds a remembered page stays wanted. */
export const returnLifetime = 60 * 60 * 1000

const base = 'https://own.invalid'
/** Addresses of this origin that no one wants to come back to, or that are no pages. */
const noReturn = /^\/($|api\/|storage\/|assets\/|auth\/(?!confirm-email$))/

/** `path` as a page of this origin with its query and fragment, or undefined where it is none. */
export function ownPath(path: string): string | undefined {
  if (path.length > 2000 || !/^\/(?![/\\])/.test(path)) return undefined
  const url = URL.parse(path, base)
  if (url?.origin !== base || noReturn.test(url.pathname) || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}

/** Remembers the page a person asked for, through sign-in by any method, in this browser (decisions 2). */
export function rememberReturn(path: string): void {
  const own = ownPath(path)
  if (!own) return
  try {
    localStorage.setItem(key, JSON.stringify({ path: own, at: Date.now() }))
  } catch {
    // Without storage people land where sign-in leaves them.
  }
}

/** The page to go to after signing in, once; undefined where none is remembered or an hour has passed. */
export function takeReturn(): string | undefined {
  try {
    const { path, at } = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.removeItem(key)
    const isFresh = typeof at === 'number' && Math.abs(Date.now() - at) < returnLifetime
    return isFresh && typeof path === 'string' ? ownPath(path) : undefined
  } catch {
    return undefined
  }
}
