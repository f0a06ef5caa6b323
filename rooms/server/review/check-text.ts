import { inBatches } from '@basera/platform/server/jobs'
import type { Database } from '../database.ts'
import {
  findEarlierTexts,
  findOwnTexts,
  findUnreadTexts,
  keepText,
  keepTexts,
  lockBands,
} from './like-texts.queries.ts'
import type { ReviewedRoom } from './review.queries.ts'
import { bandsOf, isLikeText, pairsOf } from './text-likeness.ts'

/**
 * Whether somebody else's room said the same, or nearly the same, before this one (rooms.review-text). Keeps the room's
 * text to be compared with later ones. `before` is the room as it was; the older of two like texts is nobody's copy.
 */
export async function hasOthersText(
  trx: Database,
  room: ReviewedRoom,
  before: ReviewedRoom | undefined,
): Promise<boolean> {
  const pairs = pairsOf(room)
  const bands = bandsOf(pairs)
  await lockBands(trx, bands)
  const own = bands.length > 0 ? await findOwnTexts(trx, room.id, room.user_id, bands) : []
  const since = own.find((text) => isLikeText(pairs, pairsOf(text)))?.written_at ?? null
  const isSame = before !== undefined && isLikeText(pairs, pairsOf(before))
  await keepText(trx, room.id, bands, isSame, since)
  if (bands.length === 0) return false
  const earlier = await findEarlierTexts(trx, room.id, room.user_id, bands)
  return earlier.some((text) => isLikeText(pairs, pairsOf(text)))
}

const textsAtOnce = 500

/** Reads the texts of rooms that no check has read, such as imported ones; again without effect. Gives their number. */
export const readTexts = (db: Database): Promise<number> =>
  inBatches(textsAtOnce, async () => {
    const rooms = await findUnreadTexts(db, textsAtOnce)
    const texts = rooms.map((room) => ({
      id: room.id,
      bands: bandsOf(pairsOf(room)),
      created_at: room.created_at,
    }))
    return keepTexts(db, texts)
  })
