import type { FastifyRequest } from 'fastify'

/** Milliseconds that a body may stand still, and the bytes that each window of milliseconds must bring. */
export interface BodyPace {
  readonly still: number
  readonly window: number
  readonly least: number
  readonly checkEvery: number
}

/** Below 1 KB/s no photo would arrive within the time that an upload has. */
export const usualPace: BodyPace = { still: 10_000, window: 20_000, least: 20_480, checkEvery: 1000 }

/** Closes the connection of a request whose body stands still or comes too slowly (shell.body-pace). */
export function watchBody({ raw }: FastifyRequest, pace: BodyPace = usualPace): void {
  const { socket } = raw
  // Requests of `inject()` have no connection.
  if (raw.complete !== false || typeof socket?.bytesRead !== 'number') return
  const start = performance.now()
  let moved = { at: start, bytes: socket.bytesRead }
  let window = moved
  const timer = setInterval(() => {
    if (raw.complete || raw.destroyed || socket.destroyed) return clearInterval(timer)
    const now = { at: performance.now(), bytes: socket.bytesRead }
    if (now.bytes > moved.bytes) moved = now
    const isLate = now.at - window.at >= pace.window
    const isSlow = isLate && now.bytes - window.bytes < pace.least
    if (isLate) window = now
    if (isSlow || now.at - moved.at >= pace.still) socket.destroy()
  }, pace.checkEvery)
  timer.unref()
}
