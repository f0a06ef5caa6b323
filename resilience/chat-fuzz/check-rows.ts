import type pg from 'pg'
import type { Acked } from './findings.ts'
import type { Stage } from './stage.ts'

/** Each finds rows that may not be there. */
const rules: Readonly<Record<string, string>> = {
  'Numbers of a conversation have gaps': `
    SELECT chats.id, last_seq, count(m.id), min(m.seq), max(m.seq)
    FROM chats LEFT JOIN messages m ON m.chat_id = chats.id GROUP BY chats.id
    HAVING count(m.id) <> last_seq OR coalesce(max(m.seq), 0) <> last_seq OR coalesce(min(m.seq), 1) <> 1`,
  'A message was written later than the one after it': `
    SELECT chat_id, seq FROM (
      SELECT chat_id, seq, created_at, lag(created_at) OVER (PARTITION BY chat_id ORDER BY seq) AS before FROM messages
    ) AS m WHERE created_at < before`,
  'A stranger has written in a conversation': `
    SELECT m.id FROM messages m JOIN chats ON chats.id = m.chat_id WHERE m.sender_id NOT IN (user1_id, user2_id)`,
  'A stranger has read in a conversation': `
    SELECT r.* FROM chat_reads r JOIN chats ON chats.id = r.chat_id WHERE r.user_id NOT IN (user1_id, user2_id)`,
  'More was read than there is': `
    SELECT r.* FROM chat_reads r JOIN chats ON chats.id = r.chat_id WHERE r.seq > last_seq`,
  'Something was said between blocked people': `
    SELECT m.id FROM messages m JOIN chats ON chats.id = m.chat_id
    JOIN blocks ON (blocker_id, blocked_id) IN ((user1_id, user2_id), (user2_id, user1_id))
    WHERE m.created_at > blocks.created_at + interval '1 second'`,
}

export async function checkRows(pool: pg.Pool, stage: Stage, acked: readonly Acked[]): Promise<string[]> {
  const faults: string[] = []
  for (const [words, query] of Object.entries(rules)) {
    const { rows } = await pool.query(query)
    if (rows.length > 0) faults.push(`${words}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  const { rows: chats } = await pool.query<{ id: string }>('SELECT id FROM chats')
  const known = new Set(stage.chats.map(({ id }) => id))
  for (const { id } of chats) if (!known.has(id)) faults.push(`${id} is a conversation that nobody started`)
  const { rows } = await pool.query<{ missing: string }>(
    `SELECT acked.id AS missing FROM json_to_recordset($1)
       AS acked (id uuid, chat uuid, seq bigint, sender uuid, "clientId" text)
     WHERE NOT EXISTS (
       SELECT 1 FROM messages m WHERE m.id = acked.id AND m.chat_id = acked.chat AND m.seq = acked.seq
         AND m.sender_id = acked.sender AND m.client_id = acked."clientId")`,
    [JSON.stringify(acked)],
  )
  for (const { missing } of rows) faults.push(`${missing} was acknowledged and is not kept so`)
  return faults
}
