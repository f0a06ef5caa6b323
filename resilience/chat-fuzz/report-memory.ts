// Preloaded into the product: reports its memory after garbage collection.
import { setTimeout as sleep } from 'node:timers/promises'

export interface Held {
  readonly heap: number
  readonly external: number
  readonly resident: number
  /** Open sockets, timers and the like, by their kind. */
  readonly handles: Readonly<Record<string, number>>
}

async function held(): Promise<Held> {
  for (let round = 0; round < 4; round++) {
    gc?.()
    await sleep(50)
  }
  const { heapUsed: heap, external, rss: resident } = process.memoryUsage()
  const handles: Record<string, number> = {}
  for (const kind of process.getActiveResourcesInfo()) handles[kind] = (handles[kind] ?? 0) + 1
  return { heap, external, resident, handles }
}

process.on('message', async () => process.send?.(await held()))
// Being asked is no reason to stay.
process.channel?.unref()
