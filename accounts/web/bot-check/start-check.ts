import type { SolvedCheck } from './prove-work.ts'

export type CheckState =
  | { readonly kind: 'waiting' }
  /** The widget wants the person to do something. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'done'; readonly token: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'expired' }

/** Milliseconds before its end that a token is replaced, so that a form sent late has a good one. */
const renewBefore = 60_000

/** Milliseconds between silent attempts. */
const renewPause = 10_000

interface CheckOptions {
  readonly solve: (signal: AbortSignal) => Promise<SolvedCheck>
  readonly onState: (state: CheckState) => void
}

export interface RunningCheck {
  /** Call when page or network are back: timers may have slept. */
  wake(): void
  retry(): void
  stop(): void
}

export function startCheck({ solve, onState }: CheckOptions): RunningCheck {
  let search: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Milliseconds since 1970; 0 without a token. */
  let expiresAt = 0
  let renewAt = 0

  const scheduleRenewal = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(renew, delay)
  }

  const fail = () => {
    onState({ kind: expiresAt > 0 ? 'expired' : 'failed' })
    expiresAt = 0
  }

  function startSearch(): void {
    if (search) return
    const own = new AbortController()
    search = own
    const unlessAborted = (then: () => void) => {
      if (own.signal.aborted) return
      search = undefined
      then()
    }
    solve(own.signal).then(
      ({ token, lifetime }) =>
        unlessAborted(() => {
          expiresAt = Date.now() + lifetime
          renewAt = expiresAt - Math.min(renewBefore, lifetime / 2)
          onState({ kind: 'done', token })
          scheduleRenewal(renewAt - Date.now())
        }),
      () => unlessAborted(() => (expiresAt > Date.now() ? scheduleRenewal(renewPause) : fail())),
    )
  }

  /** Replaces a token that expires soon; withdraws an expired one at once. */
  function renew(): void {
    if (expiresAt === 0) return
    const now = Date.now()
    if (now < renewAt) {
      scheduleRenewal(renewAt - now)
      return
    }
    if (now < expiresAt) scheduleRenewal(expiresAt - now)
    else onState({ kind: 'waiting' })
    startSearch()
  }

  const retry = () => {
    if (search || expiresAt > 0) return
    onState({ kind: 'waiting' })
    startSearch()
  }
  retry()
  return {
    retry,
    wake: () => (expiresAt > 0 ? renew() : retry()),
    stop() {
      clearTimeout(timer)
      search?.abort()
    },
  }
}
