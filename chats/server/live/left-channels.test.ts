import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asha, rohan } from '../chat-world.fixture.ts'
import { chatsTopic } from './chat-events.ts'
import { type LiveProcess, type LiveWorld, liveWorld } from './live-world.fixture.ts'

let world: LiveWorld
let process: LiveProcess
let holder: pg.Client
beforeAll(async () => {
  world = await liveWorld()
  for (const person of [asha, rohan]) await world.signIn(person)
  process = await world.startProcess()
  holder = new pg.Client({ connectionString: world.url })
  await holder.connect()
})
afterAll(async () => {
  await holder?.end()
  await world?.close()
})

/** How many statements wait for the table of messages; other databases may have one of the same number. */
const waiting = async () => {
  const rows = await world.query(
    `SELECT 1 FROM pg_locks WHERE relation = 'messages'::regclass AND NOT granted
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  )
  return rows.length
}

it('chats.no-lost-message: who leaves and comes back while messages are read is handed them once', async () => {
  const chat = await world.startedChat()
  const before = await process.connect(rohan)
  await before.settled()
  // A message that is on its way into the database, and a reading of it that has to wait.
  await holder.query('BEGIN')
  await holder.query('LOCK TABLE messages IN ACCESS EXCLUSIVE MODE')
  await holder.query(
    `INSERT INTO messages (chat_id, seq, sender_id, client_id, content, created_at)
     VALUES ($1, 2, $2, 'on its way', 'Hello', clock_timestamp() + interval '1 minute')`,
    [chat, asha.id],
  )
  await holder.query('UPDATE chats SET last_seq = 2 WHERE id = $1', [chat])
  const note = { type: 'message', chat_id: chat, seq: 2, user_ids: [asha.id, rohan.id] }
  await world.query('SELECT pg_notify($1, $2)', [chatsTopic, JSON.stringify([note])])
  await expect.poll(waiting).toBe(1)
  await before.close()
  await expect.poll(() => process.live.connections.has(rohan.id)).toBe(false)

  const after = await process.connect(rohan)
  const followed = after.follow(chat, 1)
  await expect.poll(waiting).toBe(2)
  await holder.query('COMMIT')
  await followed
  await after.settled()
  await expect.poll(waiting).toBe(0)
  await after.settled()
  expect(after.seqs(chat)).toEqual([2])
  await after.close()
})
