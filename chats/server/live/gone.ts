import type { Connections } from '@basera/platform/server/live'
import type { Logger } from '@basera/platform/server/logger'
import { sql } from 'kysely'
import { notBlocked } from '../chat-rows.ts'
import type { Database } from '../database.ts'
import { hiding } from './chat-notes.ts'
import type { Deliveries } from './deliveries.ts'
import { textOf } from './frame-text.ts'
import type { Lanes, Pair } from './lanes.ts'

interface GoneNeeds {
  readonly db: Database
  readonly logger: Logger
  readonly connections: Connections
  readonly lanes: Lanes
  readonly deliveries: Deliveries
}

async function chatOf(db: Database, [one, other]: Pair): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM chats
    WHERE user1_id = least(${one}::uuid, ${other}::uuid) AND user2_id = greatest(${one}::uuid, ${other}::uuid)
  `.execute(db)
  return rows[0]?.id
}

/** Ends conversations on all connections of their two people, when these no longer see each other or one is gone. */
export function watchGone({ db, logger, connections, lanes, deliveries }: GoneNeeds) {
  function end(chatId: string, members: Pair): void {
    const lane = lanes.get(chatId)
    const frame = textOf({ type: 'gone', chat_id: chatId })
    for (const member of members)
      for (const connection of connections.of(member)) {
        if (lane) lanes.unfollow(connection, lane)
        connection.send(frame)
      }
  }
  async function endBetween(members: Pair): Promise<void> {
    const chatId = lanes.between(members)?.chatId ?? (await chatOf(db, members))
    if (chatId) end(chatId, members)
  }
  return {
    /** What the database tells of people. */
    heard(note: unknown): void {
      const { data } = hiding.safeParse(note)
      if (!data || !lanes.isWanted(data.user_ids)) return
      // At once: what is being read was there before, and is read again.
      deliveries.changed()
      if (data.type === 'chat_gone') end(data.chat_id, data.user_ids)
      else
        endBetween(data.user_ids).catch((err: unknown) =>
          logger.error({ err }, 'a block was not told at once'),
        )
    },
    /** Looks whether those conversations that are followed may still be: notes can be lost. */
    async compare(): Promise<void> {
      const followed = lanes.followed()
      if (followed.length === 0) return
      const ids = followed.map(({ chatId }) => chatId)
      const { rows } = await sql<{ id: string }>`
        SELECT id FROM chats WHERE id = ANY(${ids}::uuid[]) AND ${notBlocked}
      `.execute(db)
      const there = new Set(rows.map(({ id }) => id))
      for (const { chatId, members, followers } of followed)
        if (!there.has(chatId) && followers.size > 0) {
          deliveries.changed()
          end(chatId, members)
        }
    },
  }
}
