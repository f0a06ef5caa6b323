import { setTimeout as pause } from 'node:timers/promises'
import { createPageCache, type Encoding } from './page-cache.ts'

function usedMegabytes(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1e6
}

/** Wants `--expose-gc`: how many megabytes 100 pages of 850 KB leave, asked for in the encoding of its argument. */
const cache = createPageCache(100_000_000, 'b')
const before = usedMegabytes()
for (let n = 0; n < 100; n++)
  await cache.page(`/${n}`, 200, null, () => 'मकान ₹ '.repeat(50_000)).body(process.argv[2] as Encoding)
const grown = () => usedMegabytes() - before
// What was asked for plain is compressed after it was answered.
for (let tries = 0; grown() > 10 && tries < 100; tries++) await pause(200)
let renders = 0
cache.page('/99', 200, null, () => String(renders++))
process.stdout.write(JSON.stringify({ grown: grown(), renders }))
