import type { RoomFacets } from '@basera/rooms/contract'

/** Milliseconds between changes up to which they count as typing, which waits as long for its next letter. */
export const typingMs = 80
/** Milliseconds until a count that is not there yet counts as slow. */
const slowMs = 300

type Stage = 'busy' | 'slow' | 'done' | 'failed'

/** Counts one search at a time: a tap leaves at once, typing when it rests, and what is outdated is aborted. */
export function facetRequests<Query>(
  request: (query: Query, signal: AbortSignal) => Promise<RoomFacets>,
  turn: (stage: Stage, facets?: RoomFacets) => void,
) {
  let changed = Number.NEGATIVE_INFINITY
  /** Counts a search until the function that it returns is called. */
  return (query: Query): (() => void) => {
    const stop = new AbortController()
    const { signal } = stop
    const slow = setTimeout(() => turn('slow'), slowMs)
    const end = (stage: Stage, facets?: RoomFacets) => {
      clearTimeout(slow)
      if (!signal.aborted) turn(stage, facets)
    }
    const send = () => {
      turn('busy')
      request(query, signal).then(
        (facets) => end('done', facets),
        () => end('failed'),
      )
    }
    const now = performance.now()
    const rest = setTimeout(send, now - changed < typingMs ? typingMs : 0)
    changed = now
    return () => {
      stop.abort()
      clearTimeout(rest)
      clearTimeout(slow)
    }
  }
}
