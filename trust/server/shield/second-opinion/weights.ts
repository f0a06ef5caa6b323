import { gunzipSync, gzipSync } from 'node:zlib'
import { featureCount } from './features.ts'

/** A logistic regression: what each feature weighs, in steps of `step`. */
export interface Weights {
  readonly bias: number
  readonly step: number
  readonly table: Int8Array
}

const header = 8

export function packWeights({ bias, step, table }: Weights): Buffer {
  const head = Buffer.alloc(header)
  head.writeFloatLE(bias, 0)
  head.writeFloatLE(step, 4)
  return gzipSync(Buffer.concat([head, Buffer.from(table.buffer)]), { level: 9 })
}

export function unpackWeights(packed: Buffer): Weights {
  const bytes = gunzipSync(packed)
  return {
    bias: bytes.readFloatLE(0),
    step: bytes.readFloatLE(4),
    table: new Int8Array(bytes.buffer, bytes.byteOffset + header, featureCount),
  }
}

/** The log-odds of a scam. A longer text has more places, so each counts less. */
export const oddsOf = (sum: number, places: number, { bias, step }: Weights): number =>
  bias + (sum * step) / Math.sqrt(Math.max(1, places))

export const sumOf = (places: Uint32Array, { table }: Weights): number =>
  places.reduce((sum, place) => sum + (table[place] ?? 0), 0)

export const oddsOfPlaces = (places: Uint32Array, weights: Weights): number =>
  oddsOf(sumOf(places, weights), places.length, weights)
