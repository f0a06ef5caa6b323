import { ownCopy, type SharedCopy, sharedCopy } from '@basera/platform/server/http'
import { sharedCopies } from '@basera/rooms/server'
import { hasLanguages } from '../../web/language/addresses.ts'

/** Changes with a release alone. */
const written: SharedCopy = { fresh: 60, stale: 240 }
const writtenPages = /^\/(help|contact|terms|privacy|safety)(\/|$)/

/** Seconds that caches in front may keep a page, which is whole and a visitor's; undefined for members' pages. */
function copyOf(pathname: string): SharedCopy | undefined {
  if (!hasLanguages(pathname)) return undefined
  if (pathname.startsWith('/room/')) return sharedCopies.room
  return writtenPages.test(pathname) ? written : sharedCopies.search
}

/** Headers of a page that everybody would get (shell.shared-copies). */
export function publicCopy(pathname: string): Readonly<Record<string, string>> {
  const copy = copyOf(pathname)
  return copy ? sharedCopy(copy) : ownCopy
}
