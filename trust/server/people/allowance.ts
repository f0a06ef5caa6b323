import { Problem } from '@basera/platform/contract'
import {
  type Allowance,
  newPersonDays,
  newPersonRooms,
  trustSentences,
  unlimited,
  usualRooms,
} from '@basera/trust/contract'
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

/** What {@link withinRoomAllowance} would say to one more room of somebody with `live` rooms, `seen` by others. */
export async function roomAllowance(
  db: QueryExecutorProvider,
  userId: string,
  { live, seen }: { readonly live: number; readonly seen: number },
): Promise<Allowance> {
  const person = await findAllowance(db, userId, newPersonDays, false)
  if (person?.professional) return unlimited
  const left = Math.max(0, usualRooms - live)
  const isHeld = (person?.new_until ?? null) !== null && seen >= newPersonRooms
  const held = isHeld ? trustSentences.newPersonRoom : null
  return { left, most: usualRooms, note: left === 0 ? trustSentences.usualRooms : held }
}
