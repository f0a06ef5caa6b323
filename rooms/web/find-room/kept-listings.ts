import type { Listing } from './listing.ts'

/** A list as it was left, for the way back to it. */
interface Kept {
  readonly address: string
  readonly listing: Listing
}

const STORAGE_KEY = 'find-room'
const KEPT_AT_MOST = 10
const kept = new Map<string, Kept>()

/** Names this entry of the browser's history, also while the router is on its way to it. */
export function historyKey(): string {
  const state: unknown = window.history.state
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined
  return typeof key === 'string' ? key : 'default'
}

/** Keeps a list for Back and Forward; with more than its first page also for a reload. */
export function keepListing(key: string, address: string, listing: Listing, hasMore: boolean): void {
  kept.delete(key)
  kept.set(key, { address, listing })
  for (const oldest of kept.keys()) if (kept.size > KEPT_AT_MOST) kept.delete(oldest)
  if (!hasMore) return
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ key, address, listing }))
  } catch {
    // Full or forbidden: a reload then starts with the first page.
  }
}

/** The list as it was left at this entry of the history, if it showed the same search. */
export function keptListing(key: string, address: string): Listing | null {
  const found = kept.get(key)
  return found?.address === address ? found.listing : null
}

/** The list as it was before the page was loaded anew, if it showed the same search. */
export function listingBeforeReload(key: string, address: string): Listing | null {
  const [entry] = performance.getEntriesByType('navigation')
  const type = entry && 'type' in entry ? entry.type : 'navigate'
  if (type !== 'reload' && type !== 'back_forward') return null
  try {
    const saved = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as (Kept & { key: string }) | null
    return saved?.key === key && saved.address === address ? saved.listing : null
  } catch {
    return null
  }
}

/** Lets the next search of this entry ask the server again. */
export function forgetListing(key: string): void {
  kept.delete(key)
}
