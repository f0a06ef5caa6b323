import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashPassword } from '@basera/accounts/testing/passwords'
import { migrate } from '@basera/database'
import { startEmbeddedPostgres } from '@basera/platform/server/postgres'
import { fillRooms } from '@basera/testkit/load'
import pg from 'pg'

/** How much is in the database. */
export interface Size {
  readonly rooms: number
  readonly messages: number
}

/** People who sign in and write: the first ones, each with a verified phone and this password. */
export const crowdSize = 100
export const crowdPassword = 'monsoon lamp 41'
export const emailOf = (n: number): string => `person${n}@example.test`

const messagesOfChat = 40

/** Conversation `n` is between person `n` and the next one, counted from 1 and round again. */
const chats = `
  INSERT INTO chats (id, user1_id, user2_id, last_seq, updated_at)
  SELECT overlay(overlay(md5('chat' || n) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid, least(a, b), greatest(a, b), ${messagesOfChat}, now() - n * interval '1 second'
  FROM (
    SELECT n, md5('person' || 1 + (n - 1) % $2)::uuid AS a, md5('person' || 1 + (n + (n - 1) / $2) % $2)::uuid AS b
    FROM generate_series(1, $1::integer) AS n
  ) AS pairs`

const messages = `
  INSERT INTO messages (chat_id, seq, sender_id, client_id, content)
  SELECT id, seq, CASE WHEN seq % 2 = 0 THEN user1_id ELSE user2_id END, seq::text, 'Is the room still free? ' || seq
  FROM chats, generate_series(1, ${messagesOfChat}) AS seq`

const crowd = `
  UPDATE user_profiles SET phone = '+9190' || lpad(n::text, 8, '0'), phone_verified = true, phone_verified_at = now()
  FROM generate_series(1, ${crowdSize}) AS n WHERE id = md5('person' || n)::uuid`

const passwords = `
  UPDATE auth_users SET password_hash = $1, email_confirmed_at = now()
  FROM generate_series(1, ${crowdSize}) AS n WHERE id = md5('person' || n)::uuid`

async function fill(url: string, { rooms, messages: wanted }: Size): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await fillRooms(client, rooms)
    const people = Math.ceil(rooms / 3)
    await client.query(chats, [Math.ceil(wanted / messagesOfChat), people])
    await client.query(messages)
    await client.query(crowd)
    await client.query(passwords, [await hashPassword(crowdPassword)])
    await client.query('VACUUM ANALYZE')
    await client.query('CHECKPOINT')
  } finally {
    await client.end()
  }
}

const quick = { fsync: 'off', synchronous_commit: 'off', max_wal_size: '4GB', maintenance_work_mem: '512MB' }

/** Fills the database in `folder`, unless an earlier run left it filled like this. */
export async function readyData(folder: string, size: Size): Promise<void> {
  const note = join(folder, 'filled.json')
  const filled = JSON.stringify(size)
  if (existsSync(note)) {
    if (readFileSync(note, 'utf8') === filled) return
    throw new Error(`${folder} is filled otherwise: ${readFileSync(note, 'utf8')}. Name another folder.`)
  }
  const begun = performance.now()
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    onExit: console.error,
    settings: quick,
  })
  try {
    const url = await postgres.database('basera')
    await migrate(url)
    await fill(url, size)
  } finally {
    await postgres.stop()
  }
  writeFileSync(note, filled)
  console.log(`Filled in ${((performance.now() - begun) / 1000).toFixed(0)} s.`)
}
