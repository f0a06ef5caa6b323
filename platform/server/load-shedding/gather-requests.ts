import type { EventEmitter } from 'node:events'

const longestMs = 100

/** Has work wait for connections of `server`. Node takes in one a turn: in long turns a crowd would wait unseen for seconds. */
export function gatherRequests(server: EventEmitter): (work: () => void) => void {
  let gathered: (() => void)[] = []
  let since: number | undefined
  let tookIn = false
  server.on('connection', () => {
    tookIn = true
  })
  const turn = () => {
    since ??= performance.now()
    if (tookIn && performance.now() - since < longestMs) {
      tookIn = false
      setImmediate(turn)
      return
    }
    const ready = gathered
    gathered = []
    since = undefined
    for (const work of ready) work()
  }
  return (work) => {
    if (gathered.push(work) === 1) setImmediate(turn)
  }
}
