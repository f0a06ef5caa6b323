import { useEffect, useState } from 'react'

/** Milliseconds until the loading text shows (shell.loading-delay). */
export const showLoadingAfterMs = 150

/** Milliseconds until the loading text goes away for good (rooms.search-timeout, roommates.search-timeout). */
export const giveUpAfterMs = 10_000

/** `pending`: too early to mention. `overdue`: given up, with an offer to try again. */
export type WaitingStage = 'pending' | 'loading' | 'overdue'

/** Reports each stage of a search. Returns a function that stops it. */
export function startSearchClock(onStage: (stage: Exclude<WaitingStage, 'pending'>) => void): () => void {
  const loading = setTimeout(() => onStage('loading'), showLoadingAfterMs)
  const overdue = setTimeout(() => onStage('overdue'), giveUpAfterMs)
  return () => {
    clearTimeout(loading)
    clearTimeout(overdue)
  }
}

/** The stage of the search named `running`; each new name restarts, null is none. */
export function useWaitingStage(running: string | null): WaitingStage {
  const [reached, setReached] = useState<{ name: string; stage: WaitingStage } | null>(null)
  useEffect(() => {
    if (running === null) return
    const stop = startSearchClock((stage) => setReached({ name: running, stage }))
    return () => {
      stop()
      setReached(null)
    }
  }, [running])
  return running !== null && reached?.name === running ? reached.stage : 'pending'
}
