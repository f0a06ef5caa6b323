// Preloaded into the product: reports its state after a full garbage collection.
import { monitorEventLoopDelay } from 'node:perf_hooks'

export interface Inside {
  readonly heap: number
  readonly outside: number
  readonly handles: number
  readonly delay: number
}

const loop = monitorEventLoopDelay({ resolution: 10 })
loop.enable()

const megabytes = (bytes: number) => bytes / 1024 / 1024

process.on('message', (message) => {
  if (message !== 'how are you') return
  // Before the collection, which is a delay of ours.
  const delay = loop.percentile(99) / 1e6
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  const handles = process.getActiveResourcesInfo().length
  loop.reset()
  process.send?.({ heap: megabytes(heapUsed), outside: megabytes(external), handles, delay } satisfies Inside)
})
// Being asked must not keep a process alive that wants to end.
process.channel?.unref()
