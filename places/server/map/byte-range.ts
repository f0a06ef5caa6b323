/** The largest part of an archive that one answer has, in bytes; a directory or a tile is far smaller. */
export const partMaxBytes = 4 * 1024 * 1024

export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** Cut to `partMaxBytes` (RFC 9110, section 14). `none` unless one range of bytes is asked for. */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'none'
  if (from !== '' && to !== '' && Number(to) < Number(from)) return 'none'
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (first >= size || last < first) return 'unsatisfiable'
  return { first, last: Math.min(last, first + partMaxBytes - 1) }
}
