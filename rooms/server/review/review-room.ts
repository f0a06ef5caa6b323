import { isDeepStrictEqual } from 'node:util'
import type { ReviewReason } from '@basera/rooms/contract'
import { judgeWording } from '@basera/trust/server'
import type { Database } from '../database.ts'
import type { SearchPlaces } from '../search/search-journey.ts'
import { isRentLow } from './check-rent.ts'
import { hasOthersText } from './check-text.ts'
import { isScam, wordsOf } from './check-wording.ts'
import { countOthersSeen, lockReviewed, type ReviewedRoom } from './review.queries.ts'
import { changeReview } from './set-review.ts'

interface Change {
  readonly room: ReviewedRoom
  readonly before: ReviewedRoom | undefined
  /** Rooms that a new person may have in sight; null for others (trust.new-person). */
  readonly seenAtMost: number | null
}

interface Check {
  readonly finds: readonly ReviewReason[]
  /** What it looks at: a change of nothing else brings it no work, and leaves what it found. */
  isDue(change: Change): boolean
  run(trx: Database, change: Change): Promise<readonly ReviewReason[]>
}

const differs = ({ room, before }: Change, names: readonly (keyof ReviewedRoom)[]) =>
  before === undefined || names.some((name) => !isDeepStrictEqual(room[name], before[name]))

const worded = ['title', 'description', 'custom_amenities'] as const

const isOffered = (room: ReviewedRoom | undefined) =>
  room !== undefined && room.status === 'live' && !room.deleted

const found = (reason: ReviewReason, isFound: boolean) => (isFound ? [reason] : [])

const checksOf = ({ directory }: Pick<SearchPlaces, 'directory'>): readonly Check[] => [
  {
    finds: ['new_person'],
    isDue: ({ room, before }) =>
      isOffered(room) && (!isOffered(before) || (room.review_reasons?.includes('new_person') ?? false)),
    run: async (trx, { room, seenAtMost }) =>
      found(
        'new_person',
        seenAtMost !== null && (await countOthersSeen(trx, room.user_id, room.id)) >= seenAtMost,
      ),
  },
  {
    finds: ['low_rent'],
    isDue: (change) => differs(change, ['rent', 'home_type', 'layout', 'latitude', 'longitude']),
    run: async (trx, { room }) => found('low_rent', await isRentLow(trx, room)),
  },
  {
    finds: ['scam_wording'],
    isDue: (change) => differs(change, [...worded, 'rent', 'address', 'latitude', 'longitude']),
    run: async (_, { room }) => found('scam_wording', await isScam(room, directory)),
  },
  {
    finds: ['fair_housing'],
    isDue: (change) => differs(change, worded),
    run: async (_, { room }) => found('fair_housing', judgeWording(wordsOf(room)).length > 0),
  },
  {
    finds: ['same_text'],
    isDue: (change) => differs(change, ['title', 'description']),
    run: async (trx, { room, before }) => found('same_text', await hasOthersText(trx, room, before)),
  },
]

export type ReviewChange = (trx: Database, change: Change) => Promise<void>

/**
 * Checks what a change by the lister touched, in its transaction, and puts the room in review or ends its review
 * (rooms.review-checks). What other checks found, reports and decisions stay.
 */
export function roomReview(places: Pick<SearchPlaces, 'directory'>): ReviewChange {
  const checks = checksOf(places)
  return async (trx, change) => {
    const { room } = change
    let reasons: readonly ReviewReason[] = room.review_reasons ?? []
    for (const check of checks.filter((one) => one.isDue(change))) {
      const foundNow = await check.run(trx, change)
      reasons = [...reasons.filter((reason) => !check.finds.includes(reason)), ...foundNow]
    }
    const was = room.review_reasons ?? []
    if (reasons.length !== was.length || reasons.some((reason) => !was.includes(reason)))
      await changeReview(trx, room, reasons)
  }
}

/** Makes a change of a room of `userId`, and checks it. `change` gives the room's id. */
export async function changeReviewed(
  trx: Database,
  review: ReviewChange,
  { userId, id, seenAtMost }: { userId: string; id: string | undefined; seenAtMost: number | null },
  change: () => Promise<string | undefined>,
): Promise<void> {
  const before = id === undefined ? undefined : await lockReviewed(trx, userId, id)
  const changed = await change()
  const room = changed === undefined ? undefined : await lockReviewed(trx, userId, changed)
  if (room) await review(trx, { room, before, seenAtMost })
}
