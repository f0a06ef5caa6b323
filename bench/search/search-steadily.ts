import { setTimeout as sleep } from 'node:timers/promises'
import type { DemoProduct } from '@basera/testkit/product'
import { queryMix } from './query-mix.ts'

const pauseMs = 50

/** Seekers search one after the other, with a pause in between as people make; gives each search's time in ms. */
export async function searchSteadily(
  product: DemoProduct,
  milliseconds: number,
  seed: number,
): Promise<number[]> {
  const times: number[] = []
  const queries = queryMix(500, seed)
  const end = performance.now() + milliseconds
  for (let turn = 0; performance.now() < end; turn++) {
    const query = new URLSearchParams(queries[turn % queries.length])
    const start = performance.now()
    const answer = await fetch(`${product.address}/api/rooms?${query}`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`A search answered ${answer.status}.`)
    times.push(performance.now() - start)
    await sleep(pauseMs)
  }
  return times
}
