import { createHash } from 'node:crypto'

/** Which files are in a backup: 16 to 32 bytes of memory for each, however long its name. */
export interface CopiedFiles {
  has(path: string): boolean
  add(path: string): void
  readonly count: number
}

/** 64 bits of a path's digest: among a hundred million files two share them once in four thousand backups. */
const markOf = (path: string): bigint => createHash('sha256').update(path).digest().readBigUInt64LE() || 1n

/** Where a mark stands in a table whose size is a power of two, or would stand. */
function placeOf(table: BigUint64Array, mark: bigint): number {
  const last = table.length - 1
  let at = Number(mark & 0xffffffffn) & last
  while (table[at] !== 0n && table[at] !== mark) at = (at + 1) & last
  return at
}

function grown(table: BigUint64Array): BigUint64Array<ArrayBuffer> {
  const larger = new BigUint64Array(table.length * 2)
  for (const mark of table) if (mark !== 0n) larger[placeOf(larger, mark)] = mark
  return larger
}

export function copiedFiles(): CopiedFiles {
  let table = new BigUint64Array(1024)
  let count = 0
  return {
    has: (path) => table[placeOf(table, markOf(path))] !== 0n,
    add(path) {
      const mark = markOf(path)
      const at = placeOf(table, mark)
      if (table[at] === mark) return
      table[at] = mark
      count++
      if (count * 2 > table.length) table = grown(table)
    },
    get count() {
      return count
    },
  }
}
