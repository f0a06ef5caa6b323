import { useEffect, useState } from 'react'

/** Milliseconds after which a search that is still running shows its loading text (shell.loading-delay). */
export const showLoadingAfterMs = 150

/** Milliseconds after which the loading text is taken away for good (rooms.search-timeout, roommates.search-timeout). */
export const giveUpAfterMs = 10_000

/** `pending`: too early to mention. `loading`: the loading text is shown. `overdue`: given up, offer to try again. */
export type WaitingStage = 'pending' | 'loading' | 'overdue'

/** Follows one search from its start and reports each stage it reaches. Answers with a function that stops it. */
export function startSearchClock(onStage: (stage: Exclude<WaitingStage, 'pending'>) => void): () => void {
  const loading = setTimeout(() => onStage('loading'), showLoadingAfterMs)
  const overdue = setTimeout(() => onStage('overdue'), giveUpAfterMs)
  return () => {
    clearTimeout(loading)
    clearTimeout(overdue)
  }
}

/** How long the search named `running` has been running; each new name starts anew, null is none. */
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
