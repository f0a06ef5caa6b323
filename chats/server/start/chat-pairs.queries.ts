import { lockedMembers } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { listedRoommates } from '@basera/roommates/server'
import { visibleRooms } from '@basera/rooms/server'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Pair } from '../chats.queries.ts'
import type { Database } from '../database.ts'

export interface ChatRoom {
  readonly id: string
  readonly title: string
}

/** The other member, and the room from which the chat starts, if any, with the sender's own words. */
export interface ContactTarget {
  readonly otherId: string
  readonly room?: ChatRoom
  readonly words?: string | undefined
}

const pair: Pair = [someId, someId]
const room: ChatRoom = { id: someId, title: 'Sunny room' }

// Sorted by the database, whose order of ids `chats_pair_sorted` follows.
const sorted = ([one, other]: Pair) =>
  sql`least(${one}::uuid, ${other}::uuid), greatest(${one}::uuid, ${other}::uuid)`
const isPair = (members: Pair) => sql`(user1_id, user2_id) = (${sorted(members)})`

const idRow = z.object({ id: z.guid() })

const unblockedPeople = statement(
  { row: idRow, samples: [[pair]] },
  ([one, other]: Pair) => sql`
    SELECT id FROM ${lockedMembers([one, other])} AS person WHERE NOT is_blocked(${one}::uuid, ${other}::uuid)
  `,
)

/** Both accounts stay until the commit. False where one is missing or blocks the other. */
export const lockPeople = async (trx: Database, members: Pair): Promise<boolean> =>
  (await unblockedPeople.all(trx, members)).length === 2

const chatOfPair = statement(
  { row: idRow, samples: [[pair]] },
  (members: Pair) => sql`SELECT id FROM chats WHERE ${isPair(members)}`,
)
export const chatExists = async (db: Database, members: Pair): Promise<boolean> =>
  (await chatOfPair.first(db, members)) !== undefined

/** Nothing where the chat exists or the profile is hidden (chats.one-per-pair, chats.hidden-profile). */
export const insertChat = statement(
  {
    row: idRow,
    samples: [
      [pair, { otherId: someId }],
      [pair, { otherId: someId, room }],
    ],
  },
  (members: Pair, { otherId, room }: ContactTarget) => sql`
    INSERT INTO chats (user1_id, user2_id, room_id, room_title)
    SELECT ${sorted(members)}, ${room?.id ?? null}::uuid, ${room?.title ?? null}::text
    ${room ? sql`` : sql`WHERE EXISTS (SELECT 1 FROM ${listedRoommates} listed WHERE listed.id = ${otherId}::uuid)`}
    ON CONFLICT (user1_id, user2_id) DO NOTHING RETURNING id
  `,
).first

export const lockChat = statement(
  { row: idRow.extend({ room_id: z.guid().nullable() }), samples: [[pair]] },
  (members: Pair) => sql`SELECT id, room_id FROM chats WHERE ${isPair(members)} FOR NO KEY UPDATE`,
).first

export const setChatRoom = statement(
  { samples: [[someId, room]] },
  (chatId: string, { id, title }: ChatRoom) =>
    sql`UPDATE chats SET room_id = ${id}::uuid, room_title = ${title} WHERE id = ${chatId}::uuid`,
).run

export const findContactRoom = statement(
  {
    row: z.object({
      id: z.guid(),
      user_id: z.guid(),
      title: z.string(),
      status: z.enum(['live', 'paused', 'taken']),
    }),
    samples: [[someId]],
  },
  (roomId: string) =>
    sql`SELECT id, user_id, title, status FROM ${visibleRooms} room WHERE id = ${roomId}::uuid`,
).first
