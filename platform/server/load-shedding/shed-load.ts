import { randomInt } from 'node:crypto'
import { Problem } from '@basera/platform/contract'
import type { Language } from '@basera/platform/contract/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { prepareWaitPage } from '../http/wait-page.ts'
import { commonRefusals } from '../sentences.ts'
import { recordEvent } from '../telemetry.ts'
import { type Admission, adjustEvery, openAdmission, type Rank, type Slot, sweepEvery } from './admission.ts'
import { gatherRequests } from './gather-requests.ts'
import { watchLoopDelay } from './loop-delay.ts'

/** `vital` is never refused; `file` is cheap and never waits, unless the process is too late even for that. */
export type RequestRank = Rank | 'file' | 'vital'

export interface SheddingOptions {
  readonly rankOf: (request: FastifyRequest) => RequestRank
  /** Event loop lag in milliseconds over a second that refuses everything but `vital`. */
  readonly maxLag: number
  /** Of the page that is asked for. */
  readonly languageOf: (request: FastifyRequest) => Language
}

const sendBusyPage = prepareWaitPage({
  status: 503,
  title: 'waitTitles.busy',
  sentence: 'commonRefusals.busy',
})
const refusal = new Problem('service_unavailable', commonRefusals.busy)

const retryAfter = () => String(randomInt(2, 8))

/** A browser opening a page gets a sentence and reloads by itself. */
const wantsPage = ({ method, is404, headers }: FastifyRequest) =>
  is404 && method === 'GET' && (headers.accept?.includes('text/html') ?? false)

type Done = (error?: Error) => void

function answerBusy(
  request: FastifyRequest,
  reply: FastifyReply,
  { languageOf, done }: Pick<SheddingOptions, 'languageOf'> & { readonly done: Done },
): void {
  const seconds = retryAfter()
  reply.header('retry-after', seconds)
  if (wantsPage(request)) sendBusyPage(reply, languageOf(request), seconds)
  else done(refusal)
}

interface RunningAdmission {
  /** Event loop lag in milliseconds over a second. */
  lag(): number
  /** Keeps the queue moving until there has been no request for a while. */
  wake(): void
}

const restsAfter = 1000

function runAdmission(app: FastifyInstance, admission: Admission): RunningAdmission {
  const loop = watchLoopDelay((seconds) => recordEvent('loop-delay', 'measured', seconds))
  let lag = 0
  let timers: NodeJS.Timeout[] = []
  let lastRequest = 0
  const rest = () => {
    for (const timer of timers) clearInterval(timer)
    timers = []
  }
  const adjust = () => {
    lag = 0.9 * lag + 0.1 * loop.take()
    admission.adjust()
    const { running, waiting } = admission.counts
    if (running + waiting > 0 || performance.now() - lastRequest < restsAfter) return
    rest()
    loop.pace(false)
  }
  const wake = () => {
    lastRequest = performance.now()
    if (timers.length > 0) return
    timers = [setInterval(() => admission.sweep(), sweepEvery), setInterval(adjust, adjustEvery)]
    for (const timer of timers) timer.unref()
    loop.pace(true)
  }
  app.addHook('onClose', async () => {
    loop.stop()
    rest()
  })
  return { lag: () => lag, wake }
}

/** Requests that take about as long as each other: of one route, or pages that begin with the same word. */
const kindOf = ({ method, url, is404, routeOptions }: FastifyRequest) =>
  is404 ? (/^\/[\w-]*/.exec(url)?.[0] ?? '') : `${method} ${routeOptions.url}`

/** Refuses with 503, before reading body or session, what cannot be served in time (`shell.overload-ranks`). */
export function shedLoad(app: FastifyInstance, options: SheddingOptions): Admission {
  const admission = openAdmission()
  const { lag, wake } = runAdmission(app, admission)
  const slots = new WeakMap<FastifyRequest, Slot>()
  const gathered = gatherRequests(app.server)
  app.addHook('onRequest', (request, reply, done) => {
    const rank = options.rankOf(request)
    if (rank === 'vital') return done()
    wake()
    const refuse = () => {
      recordEvent('turned-away', rank)
      answerBusy(request, reply, { ...options, done })
    }
    if (lag() > options.maxLag) return refuse()
    if (rank === 'file') return done()
    gathered(() => {
      if (reply.raw.destroyed) return
      const slot = admission.enter({ rank, kind: kindOf(request), begin: done, refuse })
      slots.set(request, slot)
      reply.raw.once('close', slot.leave)
    })
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    slots.get(request)?.leave()
    done()
  })
  return admission
}
