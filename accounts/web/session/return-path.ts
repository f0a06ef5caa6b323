import { returnKey } from './remember-return.ts'

/** Milliseconds a page is remembered. */
export const returnLifetime = 60 * 60 * 1000

const base = 'https://own.invalid'
/** Addresses of this origin that are no pages, or that nobody wants to return to. */
const noReturn = /^\/($|api\/|storage\/|assets\/|auth\/(?!confirm-email$))/

/** `path` as a page of this origin with its query and fragment, or undefined where it is none. */
export function ownPath(path: string): string | undefined {
  if (path.length > 2000 || !/^\/(?![/\\])/.test(path)) return undefined
  const url = URL.parse(path, base)
  if (url?.origin !== base || noReturn.test(url.pathname) || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}

/** The page to go to after signing in, once; undefined where none is remembered or an hour has passed. */
export function takeReturn(): string | undefined {
  try {
    const { path, at } = JSON.parse(localStorage.getItem(returnKey) ?? '{}')
    localStorage.removeItem(returnKey)
    const isFresh = typeof at === 'number' && Math.abs(Date.now() - at) < returnLifetime
    return isFresh && typeof path === 'string' ? ownPath(path) : undefined
  } catch {
    return undefined
  }
}
