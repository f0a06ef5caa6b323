import type { Handlers, Member } from '@basera/platform/server/feature'
import { saySentence } from '@basera/platform/server/languages'
import type { Limits } from '@basera/platform/server/limits'
import type { RoomCalls } from '@basera/rooms/contract'
import { unlimited } from '@basera/trust/contract'
import { roomAllowance, withinRoomAllowance } from '@basera/trust/server'
import type { Database, OpenDatabase } from '../database.ts'
import { askForLook } from '../review/ask-for-look.ts'
import { lockAccount } from '../review/review.queries.ts'
import { changeReviewed, roomReview } from '../review/review-room.ts'
import type { SearchPlaces } from '../search/search-journey.ts'
import { editRoom } from './edit-room.ts'
import { listRoom } from './list-room.ts'
import { countLiveRooms, countOffered } from './own-rooms.queries.ts'
import { type RoomLife, usualRoomLife } from './room-life.ts'
import { confirmRoom, deleteRoom, restoreRoom, setRoomStatus } from './room-status.ts'
import { showOwnRoom, showOwnRooms } from './show-own-rooms.ts'

interface OwnRoomsOptions {
  readonly db: OpenDatabase
  readonly places: Pick<SearchPlaces, 'directory'>
  readonly limits: Limits
  readonly life?: RoomLife
  readonly reviews?: boolean
}

type OwnCalls =
  | 'POST /api/rooms'
  | Extract<keyof RoomCalls, `PATCH /api/rooms/${string}` | `GET /api/me/${'rooms' | 'allowance'}${string}`>
  | `${'PUT /api/rooms/{id}/status' | 'DELETE /api/rooms/{id}'}`
  | `POST /api/rooms/{id}/${'confirm' | 'restore' | 'review'}`

/** Gives the id of the room that was changed, or undefined where there is nothing to check. */
type RoomChange = (trx: Database) => Promise<string | undefined>

/** Runs changes of `userId`'s rooms within the person's allowance, each checked in its transaction (rooms.review-checks). */
function reviewedChanges({ db, places, limits, reviews = true }: OwnRoomsOptions) {
  const review = reviews ? roomReview(places) : undefined
  return async (userId: string, id: string | undefined, change: RoomChange): Promise<void> => {
    // Read before anything is locked: the first to ask waits for it.
    if (review) await places.directory.listCities()
    await db.transaction().execute(async (trx) => {
      await lockAccount(trx, userId)
      const run = async (seenAtMost: number | null) => {
        if (review) await changeReviewed(trx, review, { userId, id, seenAtMost }, () => change(trx))
        else await change(trx)
      }
      // `LIMITS=off` lifts counts, never standings (trust.limits-off).
      if (limits.counts) await withinRoomAllowance(trx, userId, () => countLiveRooms(trx, userId), run)
      else await run(null)
    })
  }
}

/** What the next room of `userId` meets (trust.live-rooms, trust.new-person). */
async function showAllowance({ db, limits, reviews = true }: OwnRoomsOptions, { session, language }: Member) {
  if (!limits.counts) return unlimited
  const { userId } = session
  const { live, seen } = await countOffered(db, userId)
  const allowance = await roomAllowance(db, userId, { live, seen: reviews ? seen : 0 })
  return { ...allowance, note: allowance.note && saySentence(allowance.note, language) }
}

export function ownRoomHandlers(options: OwnRoomsOptions): Pick<Handlers<RoomCalls>, OwnCalls> {
  const { db, limits, life = usualRoomLife } = options
  const changeRooms = reviewedChanges(options)
  const show = (userId: string, id: string) => showOwnRoom(db, life, userId, id)
  const changer = async (member: Member): Promise<string> => {
    await limits.spend('room-change', member)
    return member.session.userId
  }
  const changed = async (
    member: Member,
    id: string,
    change: (trx: Database, userId: string) => Promise<void>,
  ) => {
    const userId = await changer(member)
    await changeRooms(userId, id, async (trx) => {
      await change(trx, userId)
      return id
    })
    return show(userId, id)
  }
  return {
    'POST /api/rooms': async ({ body }, member) => {
      const { userId } = member.session
      await limits.spend('room-listing', member)
      let listed = ''
      await changeRooms(userId, undefined, async (trx) => {
        const { id, isNew } = await listRoom(trx, options.places.directory, userId, body)
        listed = id
        return isNew ? id : undefined
      })
      return show(userId, listed)
    },
    'PATCH /api/rooms/{id}': ({ params: { id }, body }, member) =>
      changed(member, id, (trx, userId) => editRoom(trx, options.places.directory, userId, id, body)),
    'PUT /api/rooms/{id}/status': ({ params: { id }, body }, member) =>
      changed(member, id, (trx, userId) => setRoomStatus(trx, userId, id, body.status)),
    'POST /api/rooms/{id}/confirm': async ({ params }, member) => {
      const userId = await changer(member)
      await confirmRoom(db, userId, params.id)
      return show(userId, params.id)
    },
    'POST /api/rooms/{id}/review': async ({ params }, member) => {
      const userId = await changer(member)
      await askForLook(db, userId, params.id)
      return show(userId, params.id)
    },
    'DELETE /api/rooms/{id}': async ({ params }, member) => {
      await deleteRoom(db, await changer(member), params.id)
    },
    'POST /api/rooms/{id}/restore': ({ params: { id } }, member) =>
      changed(member, id, (trx, userId) => restoreRoom(trx, userId, id)),
    'GET /api/me/allowance/rooms': (_, member) => showAllowance(options, member),
    'GET /api/me/rooms': ({ query }, { session }) => showOwnRooms(db, life, session.userId, query),
    'GET /api/me/rooms/{id}': ({ params }, { session }) => show(session.userId, params.id),
  }
}
