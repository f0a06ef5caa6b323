import { randomUUID } from 'node:crypto'
import { Problem } from '@basera/platform/contract'
import {
  type Shortlist,
  shortlistSentences as say,
  shortlistCommentsMax,
  shortlistRoomsMax,
  shortlistsMax,
} from '@basera/rooms/contract'
import type { Database, OpenDatabase } from '../database.ts'
import { refusingBrokenRules } from '../own/room-constraints.ts'
import { setInvitation, switchLinkOff, switchLinkOn } from './shortlist-links.queries.ts'
import {
  countComments,
  countListed,
  deleteComment,
  deleteListed,
  insertComment,
  insertListed,
  strikeListed,
} from './shortlist-rooms.queries.ts'
import {
  countHeld,
  deleteMember,
  findShortlist,
  insertMember,
  insertShortlist,
  lockPeople,
  lockShortlist,
} from './shortlists.queries.ts'
import { type ShowNeeds, shortlistNotFound, showShortlist } from './show-shortlist.ts'

export interface ShortlistNeeds extends ShowNeeds {
  readonly db: OpenDatabase
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockShortlist>>>

/** Of whom and of which shortlist. */
export interface Held {
  readonly userId: string
  readonly id: string
}

const roomNotListed = () => new Problem('not_found', say.roomNotFound)

export async function refuseTooManyHeld(db: Database, userId: string): Promise<void> {
  if (((await countHeld(db, userId))?.held ?? 0) >= shortlistsMax)
    throw new Problem('limit_reached', say.tooMany)
}

/** Changes a locked shortlist and shows it. Throws `not_found` for somebody else's. */
function changing(
  needs: ShortlistNeeds,
  { userId, id }: Held,
  change: (trx: Database, list: Locked) => Promise<unknown>,
): Promise<Shortlist> {
  return needs.db.transaction().execute(async (trx) => {
    const list = await lockShortlist(trx, userId, id)
    if (!list) throw shortlistNotFound()
    await change(trx, list)
    return showShortlist({ ...needs, db: trx }, userId, id)
  })
}

interface NewShortlist {
  readonly id: string
  readonly name: string
  readonly room_ids: readonly string[]
}

/** Makes a shortlist once (rooms.shortlist-held). Throws `limit_reached`, `conflict` for an id that somebody else has. */
export function makeShortlist(
  needs: ShortlistNeeds,
  userId: string,
  { id, name, room_ids }: NewShortlist,
): Promise<Shortlist> {
  return needs.db.transaction().execute(async (trx) => {
    await lockPeople(trx, [userId])
    if (!(await findShortlist(trx, userId, id))) {
      await refuseTooManyHeld(trx, userId)
      if ((await insertShortlist(trx, id, name)) === 0) throw new Problem('conflict', say.notFound)
      await refusingBrokenRules(() => insertMember(trx, id, userId))
      await insertListed(trx, id, userId, room_ids)
    }
    return showShortlist({ ...needs, db: trx }, userId, id)
  })
}

/** Throws `not_found` for a shortlist that `userId` does not hold. */
export async function leaveShortlist({ db }: ShortlistNeeds, { userId, id }: Held): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockShortlist(trx, userId, id))) throw shortlistNotFound()
    await deleteMember(trx, id, userId)
  })
}

/** Shares by a link, under one's own name or none (rooms.shortlist-link). Somebody else's link is not renamed. */
export const shareShortlist = (needs: ShortlistNeeds, held: Held, names: boolean) =>
  changing(needs, held, async (trx, { link_id, link_by }) => {
    if (link_id && link_by !== held.userId && names) throw new Problem('conflict', say.linkOfOther)
    const userId = link_id ? (link_by ?? held.userId) : held.userId
    await switchLinkOn(trx, held.id, { linkId: randomUUID(), userId, names })
  })

export const stopSharing = (needs: ShortlistNeeds, held: Held) =>
  changing(needs, held, (trx) => switchLinkOff(trx, held.id))

/** Throws `limit_reached` while two people hold it. */
export const invite = (needs: ShortlistNeeds, held: Held) =>
  changing(needs, held, async (trx, { members }) => {
    if (members > 1) throw new Problem('limit_reached', say.seatsTaken)
    await setInvitation(trx, held.id, { id: randomUUID(), userId: held.userId })
  })

export const takeBackInvitation = (needs: ShortlistNeeds, held: Held) =>
  changing(needs, held, (trx) => setInvitation(trx, held.id, null))

/** Throws `limit_reached` (rooms.shortlist-limits), `not_found` for a room that the member cannot see. */
export const addRoom = (needs: ShortlistNeeds, held: Held, roomId: string) =>
  changing(needs, held, async (trx) => {
    const { rooms = 0, has_room = false } = (await countListed(trx, held.id, roomId)) ?? {}
    if (has_room) return
    if (rooms >= shortlistRoomsMax) throw new Problem('limit_reached', say.roomsFull)
    if ((await insertListed(trx, held.id, held.userId, [roomId])) === 0) throw roomNotListed()
  })

export const strikeRoom = (needs: ShortlistNeeds, held: Held, roomId: string, struck: boolean) =>
  changing(needs, held, async (trx) => {
    if ((await strikeListed(trx, held.id, roomId, struck ? held.userId : null)) === 0) throw roomNotListed()
  })

export const takeRoomOff = (needs: ShortlistNeeds, held: Held, roomId: string) =>
  changing(needs, held, (trx) => deleteListed(trx, held.id, roomId))

/** Throws `limit_reached`, `not_found` for a room that is not listed, `conflict` for an id that is taken. */
export const commentOnRoom = (
  needs: ShortlistNeeds,
  held: Held,
  { roomId, ...comment }: { readonly roomId: string; readonly id: string; readonly text: string },
) =>
  changing(needs, held, async (trx) => {
    if (!(await countListed(trx, held.id, roomId))?.has_room) throw roomNotListed()
    const { comments = 0, is_known = false } =
      (await countComments(trx, held.id, held.userId, comment.id)) ?? {}
    if (is_known) return
    if (comments >= shortlistCommentsMax) throw new Problem('limit_reached', say.commentsFull)
    const stored = await insertComment(trx, { ...comment, roomId, shortlistId: held.id, userId: held.userId })
    if (stored === 0) throw new Problem('conflict', say.notFound)
  })

/** Deleting what is not there, or not one's own, changes nothing. */
export const takeCommentBack = (needs: ShortlistNeeds, held: Held, commentId: string) =>
  changing(needs, held, (trx) => deleteComment(trx, held.id, held.userId, commentId))
