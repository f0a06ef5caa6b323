import { channel } from 'node:diagnostics_channel'

/**
 * What the product tells whoever watches it: kinds of things that happen, and how they came out. Only words that stand
 * here, and names of limits and jobs: nothing a person typed.
 */
export interface Happenings {
  readonly 'bot-check': 'passed' | 'refused' | 'not-made'
  readonly 'phone-code': 'sent' | 'not-sent' | 'verified' | 'wrong' | 'spent' | 'none'
  /** How somebody tried to get a session, and `ok` or the code of the refusal. */
  readonly 'sign-in': `${'password' | 'code' | 'refresh' | 'sign-up'} ${string}`
  readonly mail: 'sent' | 'failed'
  /** The name of a limit that turned somebody away. */
  readonly 'limit-hit': string
  /** The name of a job, with what it took. */
  readonly 'job-done': string
  readonly 'job-failed': string
  /** A page was put together from data loaded before, or rendered anew with what that took. */
  readonly page: 'cached' | 'rendered'
  /** The wait for a database connection, if there was one. */
  readonly 'connection-wait': 'given' | 'refused'
  /** A request that was turned away for load, by its rank. */
  readonly 'turned-away': 'write' | 'member' | 'public' | 'crawler' | 'file'
  /** How late the event loop was when it was looked at. */
  readonly 'loop-delay': 'measured'
  readonly 'client-error': 'page' | 'application'
}

export type Happening = keyof Happenings

interface Told {
  readonly outcome: string
  readonly seconds: number | undefined
}

const named = (kind: Happening) => channel(`basera:${kind}`)

/** Tells of something that happened, with the seconds it took where that matters. Costs next to nothing while nobody listens. */
export function happened<K extends Happening>(kind: K, outcome: Happenings[K], seconds?: number): void {
  const told: Told = { outcome, seconds }
  named(kind).publish(told)
}

/** Listens to everything of a kind that happens in this process; gives what ends it. */
export function onHappening<K extends Happening>(
  kind: K,
  listen: (outcome: Happenings[K], seconds: number | undefined) => void,
): () => void {
  const hear = (message: unknown) => {
    const { outcome, seconds } = message as Told
    listen(outcome as Happenings[K], seconds)
  }
  const source = named(kind)
  source.subscribe(hear)
  return () => void source.unsubscribe(hear)
}
