import { setTimeout as sleep } from 'node:timers/promises'
import { liveClose } from '../../contract/live-calls.ts'
import { Problem } from '../../contract/problem.ts'
import { toProblem } from '../http/problem-response.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import type { Logger } from '../logger.ts'
import { commonRefusals } from '../sentences.ts'
import type { Frame, FrameTable } from './frame-table.ts'
import type { LiveConnection, LiveCounts } from './live-connection.ts'
import type { Rate } from './token-bucket.ts'

const maxWaiting = 200
/** Each may take a database connection: when all clients come back at once, requests must still find one. */
const atOnce = 8
const gatheredAtOnce = 128
const maxEcho = 64

type LimiterOf = (frame: Frame) => ReturnType<typeof limitConcurrency>

export interface FrameIntake {
  take(connection: LiveConnection, text: Buffer): void
  /** Takes no more; waits up to `ms` for answers to what was taken. */
  finish(ms: number): Promise<void>
}

interface IntakeOptions {
  readonly tables: readonly FrameTable<Frame>[]
  readonly rate: Rate
  readonly counts: LiveCounts
  readonly logger: Logger
}

function parsed(text: Buffer): Frame | undefined {
  try {
    const frame: unknown = JSON.parse(text.toString())
    const isFrame = typeof frame === 'object' && frame !== null && 'type' in frame
    return isFrame && typeof frame.type === 'string' ? (frame as Frame) : undefined
  } catch {
    return undefined
  }
}

const tableOf = (tables: readonly FrameTable<Frame>[], { type }: Frame) =>
  tables.find(({ handlers }) => Object.hasOwn(handlers, type))

function refuse(connection: LiveConnection, frame: Frame, echoed: readonly string[], problem: Problem) {
  const echo = echoed.flatMap((field) => {
    const value = frame[field]
    return typeof value === 'string' && value.length <= maxEcho ? [[field, value] as const] : []
  })
  const { code, message } = problem
  connection.send(JSON.stringify({ type: 'error', code, detail: message, ...Object.fromEntries(echo) }))
}

async function answer(
  { tables, logger }: IntakeOptions,
  connection: LiveConnection,
  frame: Frame,
): Promise<void> {
  const table = tableOf(tables, frame)
  if (!table) return
  try {
    const valid = table.schema.safeParse(frame)
    if (!valid.success)
      throw new Problem('validation_failed', valid.error.issues[0]?.message ?? commonRefusals.frameInvalid)
    await table.handlers[valid.data.type]?.(connection, valid.data as never)
  } catch (error) {
    const problem = toProblem(error)
    if (problem.status >= 500) logger.error({ err: error, frame: frame.type }, 'a live frame failed')
    refuse(connection, frame, table.echoed, problem)
  }
}

async function work(options: IntakeOptions, connection: LiveConnection, limiterOf: LimiterOf): Promise<void> {
  const { waiting = [] } = connection
  while (waiting.length > 0 && connection.isOpen) {
    for (let ms = 1; ms > 0; ) {
      ms = connection.bucket.take(options.rate, performance.now())
      if (ms > 0) await sleep(ms)
    }
    const frame = waiting[0] as Frame
    await limiterOf(frame)(() => answer(options, connection, frame))
    waiting.shift()
  }
  connection.waiting = undefined
}

/** Hands frames to features, in order per connection. Malformed or too many frames close the connection. */
export function openFrameIntake(options: IntakeOptions): FrameIntake {
  const { tables, rate, counts } = options
  const limited = limitConcurrency(atOnce, Number.POSITIVE_INFINITY)
  const gathered = limitConcurrency(gatheredAtOnce, Number.POSITIVE_INFINITY)
  const limiterOf = (frame: Frame) => (tableOf(tables, frame)?.gathered?.has(frame.type) ? gathered : limited)
  const working = new Set<Promise<void>>()
  let finishing = false
  const begin = (connection: LiveConnection) => {
    const done = work(options, connection, limiterOf).finally(() => working.delete(done))
    working.add(done)
  }
  return {
    take(connection, text) {
      if (finishing || !connection.isOpen) return
      counts.framesIn++
      const frame = parsed(text)
      const table = frame && tableOf(tables, frame)
      if (!frame || !table) {
        connection.close(liveClose.badFrame, 'not a frame')
        return
      }
      if (table.atOnce.has(frame.type) && connection.bucket.take(rate, performance.now()) === 0) {
        void answer(options, connection, frame)
        return
      }
      if (connection.waiting === undefined) {
        connection.waiting = [frame]
        begin(connection)
      } else if (connection.waiting.length < maxWaiting) connection.waiting.push(frame)
      else connection.close(liveClose.badFrame, 'too many frames')
    },
    async finish(ms) {
      finishing = true
      const finished = new AbortController()
      await Promise.race([
        Promise.allSettled(working),
        sleep(ms, undefined, { signal: finished.signal }).catch(() => undefined),
      ])
      finished.abort()
    },
  }
}
