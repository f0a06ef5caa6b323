import { useEffect, useState } from 'react'

/** Milliseconds after which a search that is still under way shows its loading text (design 8). */
export const showLoadingAfterMs = 150

/** Milliseconds after which the spinner is forced off (marketplace 4, 9). */
export const giveUpAfterMs = 10_000

/** `quiet`: too early to mention. `shown`: the loading text is up. `overdue`: given up, offer to try again. */
export type SearchStage = 'quiet' | 'shown' | 'overdue'

/** How long the search named `waiting` has been under way; each new name starts anew, null is none. */
export function useSearchStage(waiting: string | null): SearchStage {
  const [reached, setReached] = useState<{ of: string; stage: SearchStage } | null>(null)
  useEffect(() => {
    if (waiting === null) return
    const shown = setTimeout(() => setReached({ of: waiting, stage: 'shown' }), showLoadingAfterMs)
    const overdue = setTimeout(() => setReached({ of: waiting, stage: 'overdue' }), giveUpAfterMs)
    return () => {
      clearTimeout(shown)
      clearTimeout(overdue)
      setReached(null)
    }
  }, [waiting])
  return reached?.of === waiting && waiting !== null ? reached.stage : 'quiet'
}
