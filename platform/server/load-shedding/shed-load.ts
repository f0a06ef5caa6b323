import { randomInt } from 'node:crypto'
import { Problem } from '@basera/platform/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { busy } from '../http/problem-response.ts'
import { recordEvent } from '../telemetry.ts'
import { type Admission, adjustEvery, openAdmission, type Place, type Rank, sweepEvery } from './admission.ts'
import { watchLoopDelay } from './loop-delay.ts'

/** `vital` is never turned away; `file` is cheap and waits for nobody, until the process is beyond that too. */
export type RequestRank = Rank | 'file' | 'vital'

export interface SheddingOptions {
  readonly rankOf: (request: FastifyRequest) => RequestRank
  /** Milliseconds that the event loop may lag, over a second, before everything but the vital is turned away. */
  readonly maxLag: number
  /** Whether many wait for a connection to the database. */
  readonly databaseIsFull: () => boolean
}

/** One for all: a refusal must cost next to nothing. */
const refusal = new Problem('service_unavailable', busy)

/** Seconds after which to come again; not all at once. */
const pause = () => String(randomInt(2, 8))

const busyPage = (seconds: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="${seconds}"><title>Busy</title><p>${busy}</p></html>`

/** Whoever opens a page reads a sentence, and the page tries again. */
const wantsPage = ({ method, is404, headers }: FastifyRequest) =>
  is404 && method === 'GET' && (headers.accept?.includes('text/html') ?? false)

type Done = (error?: Error) => void

function turnAway(request: FastifyRequest, reply: FastifyReply, done: Done): void {
  const seconds = pause()
  reply.header('retry-after', seconds)
  if (!wantsPage(request)) done(refusal)
  else
    reply
      .code(503)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(busyPage(seconds))
}

/** Keeps `admission` going until the app closes; gives how late the event loop was over the last second or so. */
function watch(
  app: FastifyInstance,
  admission: Admission,
  { databaseIsFull }: SheddingOptions,
): () => number {
  const loop = watchLoopDelay((seconds) => recordEvent('loop-delay', 'measured', seconds))
  let lag = 0
  const adjust = () => {
    const loopDelay = loop.take()
    lag = 0.9 * lag + 0.1 * loopDelay
    admission.adjust({ loopDelay, databaseIsFull: databaseIsFull() })
  }
  const timers = [setInterval(() => admission.sweep(), sweepEvery), setInterval(adjust, adjustEvery)]
  for (const timer of timers) timer.unref()
  app.addHook('onClose', async () => {
    loop.stop()
    for (const timer of timers) clearInterval(timer)
  })
  return () => lag
}

/**
 * Turns requests away that the process cannot serve in time, with 503 and `retry-after`, before anything of them is read
 * and before anybody asks who sent them. What it lets in is served at the usual pace.
 */
export function shedLoad(app: FastifyInstance, options: SheddingOptions): Admission {
  const admission = openAdmission()
  const lag = watch(app, admission, options)
  const places = new WeakMap<FastifyRequest, Place>()
  app.addHook('onRequest', (request, reply, done) => {
    const rank = options.rankOf(request)
    if (rank === 'vital') return done()
    const refuse = () => {
      recordEvent('turned-away', rank)
      turnAway(request, reply, done)
    }
    if (lag() > options.maxLag) return refuse()
    if (rank === 'file') return done()
    const place = admission.enter(rank, done, refuse)
    places.set(request, place)
    // Whoever goes away while it waits or is served.
    reply.raw.once('close', place.leave)
  })
  // Once there is an answer, what is left is the client's pace.
  app.addHook('onSend', (request, _reply, _payload, done) => {
    places.get(request)?.leave()
    done()
  })
  return admission
}
