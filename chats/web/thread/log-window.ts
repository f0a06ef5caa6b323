/** The messages that are in the page: from `first` to `last`, by number; `last` is `Infinity` for up to the newest. */
export interface LogWindow {
  readonly first: number
  readonly last: number
}

/** Messages in the page at most, so that it stays quick however long a conversation is. */
export const windowMax = 300

/** Messages that come into it at a time. */
const step = 50

/** As many of the newest as are read at first. */
export const newestWindow = (newest: number): LogWindow => ({
  first: Math.max(1, newest - 2 * step + 1),
  last: Number.POSITIVE_INFINITY,
})

/** Earlier ones come in above, and the latest go where there are too many. */
export function withEarlier({ first, last }: LogWindow, newest: number): LogWindow {
  const from = Math.max(1, first - step)
  return newest - from < windowMax
    ? { first: from, last }
    : { first: from, last: Math.min(last, from + windowMax - 1) }
}

/** Later ones come in below, and the earliest go. */
export function withLater({ first, last }: LogWindow, newest: number): LogWindow {
  const to = last + step
  const end = Math.min(to, newest)
  return { first: Math.max(first, end - windowMax + 1), last: to >= newest ? Number.POSITIVE_INFINITY : to }
}

/** Messages that came by themselves have made it longer than it may be. */
export const isTooLong = ({ first, last }: LogWindow, newest: number): boolean =>
  Math.min(last, newest) - first >= windowMax
