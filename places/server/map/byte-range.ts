/** The largest part of an archive that one answer has, in bytes; a directory or a tile is far smaller. */
export const partMaxBytes = 4 * 1024 * 1024

/** First and last byte, both included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * The range that a `Range` header asks of a file of `size` bytes, cut to `partMaxBytes`. `none` where it asks for no one
 * range of bytes, `unsatisfiable` where the file has none of it (RFC 9110, section 14).
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'none'
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'none'
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (first >= size || last < first) return 'unsatisfiable'
  return { first, last: Math.min(last, first + partMaxBytes - 1) }
}
