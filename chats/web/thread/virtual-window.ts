/** By number; `last` is `Infinity` at the newest. */
export interface VirtualWindow {
  readonly first: number
  readonly last: number
}

/** Messages rendered at most, so that long chats stay fast. */
export const windowMax = 300

const step = 50

export const newestWindow = (newest: number): VirtualWindow => ({
  first: Math.max(1, newest - 2 * step + 1),
  last: Number.POSITIVE_INFINITY,
})

/** Around one message, unless it is in the window already. */
export const windowAround = (window: VirtualWindow, seq: number, newest: number): VirtualWindow =>
  seq >= window.first && seq <= window.last
    ? window
    : {
        first: Math.max(1, seq - step),
        last: seq + step >= newest ? Number.POSITIVE_INFINITY : seq + step,
      }

/** Beyond the maximum the latest leave. */
export function withEarlier({ first, last }: VirtualWindow, newest: number): VirtualWindow {
  const from = Math.max(1, first - step)
  return newest - from < windowMax
    ? { first: from, last }
    : { first: from, last: Math.min(last, from + windowMax - 1) }
}

/** The earliest leave. */
export function withLater({ first, last }: VirtualWindow, newest: number): VirtualWindow {
  const to = last + step
  const end = Math.min(to, newest)
  return { first: Math.max(first, end - windowMax + 1), last: to >= newest ? Number.POSITIVE_INFINITY : to }
}

/** Longer than the maximum. */
export const isTooLong = ({ first, last }: VirtualWindow, newest: number): boolean =>
  Math.min(last, newest) - first >= windowMax
