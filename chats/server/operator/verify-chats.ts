import type { FaultListener } from '@basera/accounts/server'
import { rowsByPage } from '@basera/platform/server/database'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

const pageSize = 500

interface ChatRow {
  readonly id: string
  readonly gapless: boolean
  readonly reads_right: boolean
}

async function page(db: Database, after: string | null): Promise<ChatRow[]> {
  // One statement: messages that arrive meanwhile are in all of it or in nothing.
  const { rows } = await sql<ChatRow>`
    SELECT chat.id,
      (said.messages, said.last) = (chat.last_seq, chat.last_seq) AS gapless,
      NOT EXISTS (SELECT 1 FROM chat_reads WHERE chat_id = chat.id AND seq > chat.last_seq) AS reads_right
    FROM (
      SELECT id, last_seq FROM chats ${after ? sql`WHERE id > ${after}::uuid` : sql``} ORDER BY id LIMIT ${pageSize}
    ) AS chat CROSS JOIN LATERAL (
      SELECT count(*) AS messages, coalesce(max(seq), 0) AS last FROM messages WHERE chat_id = chat.id
    ) AS said ORDER BY chat.id
  `.execute(db)
  return rows
}

/**
 * Looks whether the messages of every conversation are numbered from 1 to its last number without a gap, and whether
 * nobody has read further (decisions 8). Tells each fault and gives how many conversations there are; holds a page of
 * them in memory.
 */
export async function verifyChats(db: Database, tell: FaultListener): Promise<number> {
  let checked = 0
  for await (const { id, gapless, reads_right } of rowsByPage(pageSize, (after) => page(db, after))) {
    checked++
    if (!gapless) tell(`The messages of chat ${id} are not numbered without a gap up to its last number.`)
    if (!reads_right) tell(`Somebody has read chat ${id} beyond its last message.`)
  }
  return checked
}
