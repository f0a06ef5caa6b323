import type { Page } from '@basera/platform/contract'
import type { Answers, RoommateCard, RoommateSearch } from '@basera/roommates/contract'
import type { Database } from './database.ts'
import { findAnswers } from './questionnaire/answers.queries.ts'
import { fitFor } from './questionnaire/fit-for.ts'
import { type CardRow, findCards } from './roommates.queries.ts'
import { criteriaOf } from './search/criteria.ts'
import { searchPage } from './search/search-page.ts'

const presentCard = ({ answers, ...card }: CardRow, own: Answers | null): RoommateCard => ({
  ...card,
  fit: fitFor(own, answers),
})

/** A page of results (roommates.search-pages). Throws `validation_failed` for a cursor of another search. */
export async function searchRoommates(
  db: Database,
  userId: string,
  search: RoommateSearch,
  stride?: number,
): Promise<Page<RoommateCard>> {
  const criteria = criteriaOf(userId, search, stride)
  const { matches, total, totalIsExact, nextCursor } = await searchPage(db, criteria, search)
  const ids = matches.map(({ id }) => id)
  const rows = ids.length > 0 ? await findCards(db, ids, criteria.area) : []
  const byId = new Map(rows.map((row) => [row.id, row]))
  const own = (await findAnswers(db, userId))?.answers ?? null
  const items = ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentCard(row, own)] : []
  })
  return { items, total, total_is_exact: totalIsExact, next_cursor: nextCursor }
}
