import { returnKey } from './remember-return.ts'

export const returnLifetime = 60 * 60 * 1000

const base = 'https://own.invalid'
/** No pages, or none to return to. */
const noReturn = /^\/($|api\/|storage\/|assets\/|auth\/(?!confirm-email$))/

/** A page of this origin with query and fragment, else undefined. */
export function ownPath(path: string): string | undefined {
  if (path.length > 2000 || !/^\/(?![/\\])/.test(path)) return undefined
  const url = URL.parse(path, base)
  if (url?.origin !== base || noReturn.test(url.pathname) || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}

/** The page to return to, once; undefined after an hour. */
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
