import { Problem } from '@basera/platform/contract'
import { newPersonDays, newPersonRooms, trustSentences, usualRooms } from '@basera/trust/contract'
import type { QueryExecutorProvider } from 'kysely'
import { findAllowance } from './people.queries.ts'

/** trust.new-person; without a record nobody is new. */
export async function isNewPerson(db: QueryExecutorProvider, userId: string): Promise<boolean> {
  const allowance = await findAllowance(db, userId, newPersonDays, false)
  return (allowance?.new_until ?? null) !== null
}

/**
 * Makes a change of somebody's rooms, and throws `limit_reached` where it leaves more of them live than before and than
 * the person may have (trust.live-rooms): the caller's transaction then undoes it. Changes of one person take turns.
 * `change` gets how many rooms of a new person others may see before somebody has looked; null for others (trust.new-person).
 */
export async function withinRoomAllowance<T>(
  trx: QueryExecutorProvider,
  userId: string,
  countLive: () => Promise<number>,
  change: (seenAtMost: number | null) => Promise<T>,
): Promise<T> {
  const allowance = await findAllowance(trx, userId, newPersonDays, true)
  if (allowance?.professional) return change(null)
  const isNew = (allowance?.new_until ?? null) !== null
  const before = await countLive()
  const result = await change(isNew ? newPersonRooms : null)
  const after = await countLive()
  if (after > before && after > usualRooms) throw new Problem('limit_reached', trustSentences.usualRooms)
  return result
}
