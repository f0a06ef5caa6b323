import { createHash } from 'node:crypto'

/** Takes 16 to 32 bytes per file. */
export interface CopiedFiles {
  has(path: string): boolean
  add(path: string): void
  readonly count: number
}

/** 64 bits: with a hundred million files, one backup in four thousand has a collision. */
const hashOf = (path: string): bigint => createHash('sha256').update(path).digest().readBigUInt64LE() || 1n

/** Open addressing; the size is a power of two. */
function slotOf(table: BigUint64Array, hash: bigint): number {
  const last = table.length - 1
  let at = Number(hash & 0xffffffffn) & last
  while (table[at] !== 0n && table[at] !== hash) at = (at + 1) & last
  return at
}

function grown(table: BigUint64Array): BigUint64Array<ArrayBuffer> {
  const larger = new BigUint64Array(table.length * 2)
  for (const hash of table) if (hash !== 0n) larger[slotOf(larger, hash)] = hash
  return larger
}

export function copiedFiles(): CopiedFiles {
  let table = new BigUint64Array(1024)
  let count = 0
  return {
    has: (path) => table[slotOf(table, hashOf(path))] !== 0n,
    add(path) {
      const hash = hashOf(path)
      const at = slotOf(table, hash)
      if (table[at] === hash) return
      table[at] = hash
      count++
      if (count * 2 > table.length) table = grown(table)
    },
    get count() {
      return count
    },
  }
}
