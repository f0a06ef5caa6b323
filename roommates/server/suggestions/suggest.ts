import type { RoommateSuggestion } from '@basera/roommates/contract'
import type { Database } from '../database.ts'
import { findSuggestions } from './suggestions.queries.ts'

/** This many among the newest make a text frequent. */
const frequent = 40

/** roommates.search-suggestions, out of a bounded number of profiles. */
export async function suggest(
  db: Database,
  userId: string,
  typed: string,
): Promise<{ items: RoommateSuggestion[] }> {
  const text = typed.split(/\s+/u).join(' ')
  const newest = await findSuggestions(db, userId, text, 'newest')
  const isFrequent = (newest[0]?.profiles ?? 0) >= frequent
  const found = isFrequent ? newest : await findSuggestions(db, userId, text, 'indexed')
  return { items: found.map(({ kind, text: suggestion }) => ({ kind, text: suggestion })) }
}
