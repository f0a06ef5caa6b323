/** Milliseconds after which a search that is still under way shows its loading text (design 8). */
export const SHOW_LOADING_AFTER_MS = 150

/** Milliseconds after which the loading text is taken away for good (marketplace 9). */
export const GIVE_UP_AFTER_MS = 10_000

/** `quiet`: too early to mention. `shown`: the loading text is up. `overdue`: given up, offer to try again. */
export type SearchStage = 'quiet' | 'shown' | 'overdue'

/** Follows one search from its start and says each stage it reaches. Answers with a function that stops it. */
export function startSearchClock(onStage: (stage: Exclude<SearchStage, 'quiet'>) => void): () => void {
  const shown = setTimeout(() => onStage('shown'), SHOW_LOADING_AFTER_MS)
  const overdue = setTimeout(() => onStage('overdue'), GIVE_UP_AFTER_MS)
  return () => {
    clearTimeout(shown)
    clearTimeout(overdue)
  }
}
