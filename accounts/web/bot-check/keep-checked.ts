import type { Pass } from './prove-work.ts'

export type CheckState =
  | { readonly kind: 'waiting' }
  /** The provider's widget wants the person to do something. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'done'; readonly token: string }
  | { readonly kind: 'failed' }
  | { readonly kind: 'expired' }

/** Milliseconds before its end that a token is replaced, so that a form sent late still carries a good one. */
const renewBefore = 60_000

/** Milliseconds between silent attempts to replace a token that is still good. */
const renewPause = 10_000

export interface CheckOptions {
  readonly solve: (signal: AbortSignal) => Promise<Pass>
  readonly onState: (state: CheckState) => void
}

export interface RunningCheck {
  /** To be called when the page is seen again or the network is back: timers may have slept. */
  wake(): void
  /** Starts again after `failed` or `expired`. */
  retry(): void
  stop(): void
}

/** Starts a check by itself and keeps its token fresh for as long as the form is open. */
export function keepChecked({ solve, onState }: CheckOptions): RunningCheck {
  let search: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** When the token last given ends, in ms since 1970; 0 while there is none. */
  let ends = 0
  let renewAt = 0

  const lookIn = (pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(look, pause)
  }

  function run(): void {
    if (search) return
    const mine = new AbortController()
    search = mine
    const over = (then: () => void) => {
      if (mine.signal.aborted) return
      search = undefined
      then()
    }
    solve(mine.signal).then(
      ({ token, lifetime }) =>
        over(() => {
          ends = Date.now() + lifetime
          renewAt = ends - Math.min(renewBefore, lifetime / 2)
          onState({ kind: 'done', token })
          lookIn(renewAt - Date.now())
        }),
      () => over(() => (ends > Date.now() ? lookIn(renewPause) : fail())),
    )
  }

  const fail = () => {
    onState({ kind: ends > 0 ? 'expired' : 'failed' })
    ends = 0
  }

  /** Replaces a token that ends soon; one that has ended is taken back at once. */
  function look(): void {
    if (ends === 0) return
    const now = Date.now()
    if (now < renewAt) {
      lookIn(renewAt - now)
      return
    }
    if (now < ends) lookIn(ends - now)
    else onState({ kind: 'waiting' })
    run()
  }

  const retry = () => {
    if (search || ends > 0) return
    onState({ kind: 'waiting' })
    run()
  }
  retry()
  return {
    retry,
    wake: () => (ends > 0 ? look() : retry()),
    stop() {
      clearTimeout(timer)
      search?.abort()
    },
  }
}
