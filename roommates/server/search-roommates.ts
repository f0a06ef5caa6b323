import type { Page } from '@basera/platform/contract'
import {
  type Answers,
  answerBits,
  answeredCount,
  type RoommateCard,
  type RoommateSearch,
} from '@basera/roommates/contract'
import type { Database } from './database.ts'
import { fitFor } from './questionnaire/fit-for.ts'
import { type CardRow, findCards, findSearcher, type SearcherRow } from './roommates.queries.ts'
import type { Searcher } from './search/by-fit.ts'
import { criteriaOf, type SearchOptions } from './search/criteria.ts'
import { searchPage } from './search/search-page.ts'

const presentCard = ({ answers, ...card }: CardRow, own: Answers | null): RoommateCard => ({
  ...card,
  fit: fitFor(own, answers),
})

/** Null without answers: then nobody fits better than others. */
function searcherOf(row: SearcherRow | undefined): Searcher | null {
  if (!row?.answers || answeredCount(row.answers) === 0) return null
  const { public_latitude: lat, public_longitude: lng, budget, answers } = row
  const place = lat === null || lng === null ? null : { lat, lng }
  return { place, budget: budget ?? 0, bits: answerBits(answers) }
}

/** A page of results (roommates.search-pages). Throws `validation_failed` for a cursor of another search. */
export async function searchRoommates(
  db: Database,
  userId: string,
  search: RoommateSearch,
  options?: SearchOptions,
): Promise<Page<RoommateCard>> {
  const criteria = criteriaOf(userId, search, options)
  const own = await findSearcher(db, userId)
  const { matches, total, totalIsExact, nextCursor } = await searchPage(db, criteria, searcherOf(own), search)
  const ids = matches.map(({ id }) => id)
  const rows = ids.length > 0 ? await findCards(db, ids, criteria.area) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentCard(row, own?.answers ?? null)] : []
  })
  return { items, total, total_is_exact: totalIsExact, next_cursor: nextCursor }
}
