import { channel } from 'node:diagnostics_channel'

/** Recorded events with their outcomes. Only these words and names of limits and jobs: nothing a person typed. */
export interface TelemetryEvents {
  readonly 'bot-check': 'passed' | 'refused' | 'not-made'
  readonly 'phone-code': 'sent' | 'not-sent' | 'verified' | 'wrong' | 'spent' | 'none'
  /** How a session was asked for, and `ok` or the refusal's code. */
  readonly 'sign-in': `${'password' | 'code' | 'refresh' | 'sign-up'} ${string}`
  readonly mail: 'sent' | 'failed'
  readonly 'limit-hit': string
  readonly 'job-done': string
  readonly 'job-failed': string
  readonly page: 'cached' | 'rendered' | 'refused'
  readonly 'public-read': 'replica' | 'primary'
  readonly 'connection-wait': 'given' | 'refused'
  readonly 'turned-away': 'write' | 'member' | 'public' | 'crawler' | 'file'
  readonly 'loop-delay': 'measured'
  readonly 'client-error': 'page' | 'application'
  /** What became of a warning, and its level. */
  readonly 'message-warning': `${'shown' | 'dismissed' | 'reported'} ${'careful' | 'danger'}`
}

export type TelemetryEvent = keyof TelemetryEvents

interface Recorded {
  readonly outcome: string
  readonly seconds: number | undefined
}

const channelOf = (kind: TelemetryEvent) => channel(`basera:${kind}`)

/** Records an event, with seconds where that matters; costs next to nothing without listeners. */
export function recordEvent<K extends TelemetryEvent>(
  kind: K,
  outcome: TelemetryEvents[K],
  seconds?: number,
): void {
  const recorded: Recorded = { outcome, seconds }
  channelOf(kind).publish(recorded)
}

/** Listens to events of a kind in this process; returns a function that stops it. */
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
