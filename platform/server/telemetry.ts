import { channel } from 'node:diagnostics_channel'

/**
 * What the product counts and times of itself: kinds of events, with their outcomes. Only words that stand here, and names
 * of limits and jobs: nothing a person typed.
 */
export interface TelemetryEvents {
  readonly 'bot-check': 'passed' | 'refused' | 'not-made'
  readonly 'phone-code': 'sent' | 'not-sent' | 'verified' | 'wrong' | 'spent' | 'none'
  /** How a session was asked for, and `ok` or the code of the refusal. */
  readonly 'sign-in': `${'password' | 'code' | 'refresh' | 'sign-up'} ${string}`
  readonly mail: 'sent' | 'failed'
  /** The name of a limit that refused a caller. */
  readonly 'limit-hit': string
  /** The name of a job, with the time it took. */
  readonly 'job-done': string
  readonly 'job-failed': string
  /** A page was sent from the cache, or rendered in the time given. */
  readonly page: 'cached' | 'rendered'
  /** The wait for a database connection, if there was one. */
  readonly 'connection-wait': 'given' | 'refused'
  /** A request that was refused in an overload, by its rank. */
  readonly 'turned-away': 'write' | 'member' | 'public' | 'crawler' | 'file'
  /** How late the event loop was when it was measured. */
  readonly 'loop-delay': 'measured'
  readonly 'client-error': 'page' | 'application'
}

export type TelemetryEvent = keyof TelemetryEvents

interface Recorded {
  readonly outcome: string
  readonly seconds: number | undefined
}

const channelOf = (kind: TelemetryEvent) => channel(`basera:${kind}`)

/** Records an event, with the seconds it took where that matters. Costs next to nothing while there is no listener. */
export function recordEvent<K extends TelemetryEvent>(
  kind: K,
  outcome: TelemetryEvents[K],
  seconds?: number,
): void {
  const recorded: Recorded = { outcome, seconds }
  channelOf(kind).publish(recorded)
}

/** Listens to all events of a kind in this process; gives what ends it. */
export function onEvent<K extends TelemetryEvent>(
  kind: K,
  listen: (outcome: TelemetryEvents[K], seconds: number | undefined) => void,
): () => void {
  const receive = (message: unknown) => {
    const { outcome, seconds } = message as Recorded
    listen(outcome as TelemetryEvents[K], seconds)
  }
  const source = channelOf(kind)
  source.subscribe(receive)
  return () => void source.unsubscribe(receive)
}
