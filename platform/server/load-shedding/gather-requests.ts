import type { EventEmitter } from 'node:events'

/** Milliseconds that work waits at most for connections, from the end of the turn it came in. */
const longest = 100

/**
 * Has work wait until a turn of the event loop took in no connection of `server`, so that everybody who waits to be let in
 * is seen. Node takes in one connection a turn: in a crowd of new ones, with the turns long, they would wait in the system's
 * queue for seconds, while the process saw few of them and refused nobody.
 */
export function gatherRequests(server: EventEmitter): (work: () => void) => void {
  let gathered: (() => void)[] = []
  let since: number | undefined
  let tookIn = false
  server.on('connection', () => {
    tookIn = true
  })
  const turn = () => {
    since ??= performance.now()
    if (tookIn && performance.now() - since < longest) {
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
