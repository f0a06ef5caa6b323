import { useApi } from '@basera/platform/web'
import { firstPageSize, pageSize, type RoomCalls, roomSearchQuery } from '@basera/rooms/contract'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useBrowserLayoutEffect } from '../late/use-browser-layout-effect.ts'
import type { FindRoomData } from './find-room-data.ts'
import { historyKey, keepListing, listingBeforeReload } from './kept-listings.ts'
import { RoomCards } from './late-parts.ts'
import { type Listing, withMore } from './listing.ts'
import { restoreScroll } from './restore-scroll.ts'
import { type SearchStage, startSearchClock } from './search-clock.ts'

export interface RoomList {
  /** What is on the screen: the list of this search, or of the one before while this one is under way. */
  readonly listing: Listing | null
  /** How far this search is; `done` when `listing` is its list. */
  readonly stage: SearchStage | 'done'
  readonly more: 'idle' | 'busy' | 'failed'
  /** Adds the next page. Answers with the first room that is new, or undefined when it failed. */
  showMore(): Promise<string | undefined>
}

interface State {
  readonly source: FindRoomData['listing']
  readonly listing: Listing | null
  readonly stage: RoomList['stage']
  readonly more: RoomList['more']
}

const stateFor = (source: FindRoomData['listing'], before: Listing | null): State => ({
  source,
  more: 'idle',
  ...(source instanceof Promise
    ? { listing: before, stage: 'quiet' as const }
    : { listing: source, stage: 'done' as const }),
})

/** Follows the search of the page: its loading stages, its list, and the pages that are added to it. */
export function useRoomList({ filters, address, listing: source }: FindRoomData): RoomList {
  const api = useApi<RoomCalls>()
  const entry = useLocation().key
  const [state, setState] = useState(() => stateFor(source, null))
  const latest = useRef(source)
  // A new search begins with this very render, so that its first frame does not pass the old list off as its own.
  if (state.source !== source) setState(stateFor(source, state.listing))

  useEffect(() => {
    latest.current = source
    if (!(source instanceof Promise)) return
    const stop = startSearchClock((stage) => setState((old) => ({ ...old, stage })))
    let current = true
    source.then((listing) => {
      stop()
      if (current) setState((old) => ({ ...old, listing, stage: 'done' }))
    })
    return () => {
      current = false
      stop()
    }
  }, [source])

  // Once, when the browser loaded the page anew with more on it than the server now sent.
  useBrowserLayoutEffect(() => {
    const before = source instanceof Promise ? null : listingBeforeReload(historyKey(), address)
    if (!before) return
    RoomCards.load().then(() => {
      setState((old) => ({ ...old, listing: before }))
      restoreScroll(entry)
    }, console.error)
  }, [])

  const { listing, stage } = state
  useEffect(() => {
    if (stage === 'done' && listing?.failure === null) {
      keepListing(historyKey(), address, listing, listing.rooms.length > firstPageSize)
    }
  }, [listing, stage, address])

  async function showMore(): Promise<string | undefined> {
    if (!listing?.nextCursor || state.more === 'busy') return undefined
    setState((old) => ({ ...old, more: 'busy' }))
    try {
      const query = roomSearchQuery(filters, { limit: pageSize, cursor: listing.nextCursor })
      const [answer] = await Promise.all([api('GET /api/rooms', { query }), RoomCards.load()])
      const longer = withMore(listing, answer)
      if (latest.current !== source) return undefined
      setState((old) => ({ ...old, listing: longer, more: 'idle' }))
      return longer.rooms[listing.rooms.length]?.id
    } catch {
      if (latest.current === source) setState((old) => ({ ...old, more: 'failed' }))
      return undefined
    }
  }
  return { listing, stage, more: state.more, showMore }
}
