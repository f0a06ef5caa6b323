import type { NumberRecords, ProvenNumber } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { rowsByPage } from '@basera/platform/server/database'
import type { Secrets } from '@basera/platform/server/secrets'
import { daysBetweenMoves, trustSentences } from '@basera/trust/contract'
import type { Kysely, Transaction } from 'kysely'
import { refusals } from '../sentences.ts'
import {
  carryPause,
  findUnrecorded,
  holdNumber,
  isNumberBanned,
  type LearnedNumber,
  liftSuspension,
  lockNumber,
  personOf,
  recordNumbers,
  releaseOtherNumbers,
  suspendNumbers,
} from './people.queries.ts'

/** Under a key of the installation: numbers are few enough to try them all (trust.number-record). */
export const numberHash = (secrets: Secrets, phone: string): string => secrets.mac('phone-identity', phone)

const notAccepted = () => new Problem('phone_not_accepted', trustSentences.phoneNotAccepted)

async function recordProof(
  trx: Transaction<Database>,
  { userId }: ProvenNumber,
  hash: string,
): Promise<void> {
  const known = await lockNumber(trx, hash, daysBetweenMoves)
  // A number that nobody holds comes back to the account that had it last without moving.
  const owner = known?.holder_id ?? known?.last_holder_id ?? null
  const moves = known !== undefined && owner !== userId
  if (known?.refused || (moves && known.moved_lately)) throw notAccepted()
  await releaseOtherNumbers(trx, userId, hash)
  await holdNumber(trx, userId, hash, moves)
  await carryPause(trx, userId, hash)
}

/** What accounts ask of the records of numbers (trust.number-record). */
export const numberRecords = (secrets: Secrets): NumberRecords => ({
  personOf,
  recordProof: (trx, proof) => recordProof(trx, proof, numberHash(secrets, proof.phone)),
  async suspend(trx, { userId, phone, reason }) {
    if (phone !== null) {
      const hash = numberHash(secrets, phone)
      await recordNumbers(trx, [{ hash, userId, verifiedAt: new Date(), suspended: false }])
    }
    const rows = await suspendNumbers(trx, userId, reason, daysBetweenMoves)
    return rows.flatMap(({ holder_id }) => (holder_id === null || holder_id === userId ? [] : [holder_id]))
  },
  async lift(trx, userId) {
    if (await isNumberBanned(trx, userId)) throw new Problem('conflict', refusals.numberBanned)
    await liftSuspension(trx, userId)
  },
})

const pageSize = 1000

/** Records the numbers of members that were verified without a record, as known since they were proven. */
export async function learnNumbers(db: Kysely<Database>, secrets: Secrets): Promise<void> {
  let page: LearnedNumber[] = []
  const rows = rowsByPage(pageSize, (after) => findUnrecorded(db, after, pageSize))
  for await (const { id, phone, verified_at, suspended } of rows) {
    if (phone === null || verified_at === null) continue
    page.push({ hash: numberHash(secrets, phone), userId: id, verifiedAt: verified_at, suspended })
    if (page.length < pageSize) continue
    await recordNumbers(db, page)
    page = []
  }
  if (page.length > 0) await recordNumbers(db, page)
}
