import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listChats } from '@basera/chats/testing/chat-list'
import { showMessages } from '@basera/chats/testing/messages'
import { searchMessages } from '@basera/chats/testing/search-messages'
import { countUnreadChats } from '@basera/chats/testing/unread'
import { postTogether } from '@basera/chats/testing/write-message'
import { migrate } from '@basera/database'
import { createLogger } from '@basera/platform/server/logger'
import { openDatabase, startEmbeddedPostgres } from '@basera/platform/server/postgres'
import { percentile, printTable } from '@basera/testkit/load'
import type pg from 'pg'

const busy = 'b0000000-0000-4000-8000-000000000000'
const chatsOfBusy = 500
const logger = createLogger('warn')

/** One member with 500 conversations among those of many others; every third of theirs has unread messages. */
async function fill(pool: pg.Pool, messages: number, each: number): Promise<void> {
  const pairs = Math.ceil(messages / each)
  await pool.query(
    `WITH people AS (
       SELECT $1::uuid AS id UNION ALL
       SELECT md5('member ' || n)::uuid FROM generate_series(1, $2::integer) AS n
     ), users AS (INSERT INTO auth_users (id, email) SELECT id, id || '@bench.example' FROM people)
     INSERT INTO user_profiles (id, email, full_name) SELECT id, id || '@bench.example', 'Member ' || left(id::text, 8) FROM people`,
    [busy, pairs],
  )
  await pool.query(
    `INSERT INTO chats (user1_id, user2_id, last_seq, updated_at)
     SELECT least(a, b), greatest(a, b), $3, now() - n * interval '1 second' FROM (
       SELECT n, md5('member ' || n)::uuid AS a,
         CASE WHEN n <= $2::integer THEN $1::uuid ELSE md5('member ' || (n - 1))::uuid END AS b
       FROM generate_series(1, $4::integer) AS n
     ) AS pairs`,
    [busy, chatsOfBusy, each, pairs],
  )
  await fillMessages(pool, each)
  await pool.query(
    `INSERT INTO chat_reads (chat_id, user_id, seq)
     SELECT id, $1, CASE WHEN random() < 0.33 THEN last_seq * 3 / 4 ELSE last_seq END FROM chats WHERE $1 IN (user1_id, user2_id)`,
    [busy],
  )
  await pool.query('VACUUM ANALYZE')
}

/** All chats grow by turns, so that the messages of one lie far apart, as they do where many people write. */
async function fillMessages(pool: pg.Pool, each: number): Promise<void> {
  const { rows: keys } = await pool.query<{ name: string; rule: string }>(
    `SELECT conname AS name, pg_get_constraintdef(oid) AS rule FROM pg_constraint
     WHERE conrelid = 'messages'::regclass AND contype IN ('p', 'u')`,
  )
  await pool.query("SET session_replication_role = replica; SET maintenance_work_mem = '2GB'")
  for (const { name } of keys) await pool.query(`ALTER TABLE messages DROP CONSTRAINT ${name} CASCADE`)
  for (let seq = 1; seq <= each; seq++)
    await pool.query(
      `INSERT INTO messages (chat_id, seq, sender_id, client_id, content)
       SELECT id, $1::integer, CASE WHEN $1::integer % 2 = 0 THEN user1_id ELSE user2_id END, $1::text,
         'Message ' || $1::text || ': is the room still free, and what is the deposit?' FROM chats`,
      [seq],
    )
  for (const { name, rule } of keys) await pool.query(`ALTER TABLE messages ADD CONSTRAINT ${name} ${rule}`)
  await pool.query('SET session_replication_role = origin')
}

interface Chat {
  readonly id: string
  readonly user1_id: string
}

/** Of 20,000 of all chats, another each time. */
async function chatsByTurns(pool: pg.Pool): Promise<() => Chat> {
  const { rows } = await pool.query<Chat>(
    'SELECT id, user1_id FROM chats WHERE NOT $1 IN (user1_id, user2_id) ORDER BY random() LIMIT 20000',
    [busy],
  )
  let turn = 0
  return () => {
    const chat = rows[turn++ % rows.length]
    if (!chat) throw new Error('There are too few chats.')
    return chat
  }
}

interface Taken {
  readonly ms: number
  /** Milliseconds on a processor (Linux scheduler statistics). */
  readonly cpuMs: number
}

const onProcessor = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

async function timed(times: number, backend: number, act: () => Promise<unknown>): Promise<Taken[]> {
  const taken: Taken[] = []
  for (let turn = 0; turn < times; turn++) {
    const before = onProcessor(backend)
    const start = performance.now()
    await act()
    taken.push({ ms: performance.now() - start, cpuMs: onProcessor(backend) - before })
  }
  return taken
}

/** A person’s 500 chats among all of `--messages`, `--each` a chat, and chats of anybody: what reading and writing them takes. */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      messages: { type: 'string', default: '2000000' },
      each: { type: 'string', default: '40' },
      times: { type: 'string', default: '500' },
    },
  })
  const data = mkdtempSync(join(tmpdir(), 'basera-chat-list-'))
  const postgres = await startEmbeddedPostgres({
    folder: data,
    onExit: console.error,
    settings: { fsync: 'off' },
  })
  const url = await postgres.database('bench')
  await migrate(url)
  const { db, pool, close } = openDatabase<unknown>({ url, connections: 1, onError: console.error })
  try {
    await pool.query('SET statement_timeout = 0')
    await fill(pool, Number(values.messages), Number(values.each))
    const times = Number(values.times)
    const anyChat = await chatsByTurns(pool)
    const { next_cursor } = await listChats(db, busy, { limit: 50 })
    const read = ({ id, user1_id }: Chat, page: Parameters<typeof showMessages>[3]) =>
      showMessages(db, user1_id, id, page)
    const find = ({ id, user1_id }: Chat, q: string) => searchMessages(db, user1_id, id, { q })
    const write = ({ id, user1_id }: Chat) =>
      postTogether(
        { db, logger },
        {
          chatId: id,
          senderId: user1_id,
          clientId: randomUUID(),
          content: 'Is it still free?',
        },
      )
    const calls: Record<string, () => Promise<unknown>> = {
      'SELECT 1, the baseline': () => pool.query('SELECT 1'),
      'first 50 conversations': () => listChats(db, busy, { limit: 50 }),
      'next 50': () => listChats(db, busy, { limit: 50, cursor: next_cursor ?? '' }),
      'the dashboard’s 10': () => listChats(db, busy, { limit: 10 }),
      'a search that finds one': () => listChats(db, busy, { limit: 50, q: 'member c4ca4238' }),
      'a search that finds none': () => listChats(db, busy, { limit: 50, q: 'nobody' }),
      'the count of unread ones': () => countUnreadChats(db, busy),
      'the conversations of anybody': () => listChats(db, anyChat().user1_id, { limit: 50 }),
      'the unread ones of anybody': () => countUnreadChats(db, anyChat().user1_id),
      'the last 50 messages of a chat': () => read(anyChat(), { limit: 50 }),
      'those before them': () => read(anyChat(), { limit: 50, before_seq: 20 }),
      'a search in a chat': () => find(anyChat(), 'deposit?'),
      'a message written': () => write(anyChat()),
    }
    const { rows: backends } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const backend = backends[0]?.pid ?? 0
    const rows: (string | number)[][] = []
    for (const [name, call] of Object.entries(calls)) {
      await timed(50, backend, call)
      const taken = await timed(times, backend, call)
      const percentiles = (values: number[]) => [0.5, 0.95, 0.99].map((p) => percentile(values, p).toFixed(2))
      rows.push([
        name,
        ...percentiles(taken.map(({ ms }) => ms)),
        ...percentiles(taken.map(({ cpuMs }) => cpuMs)),
      ])
    }
    // The second half holds on a busy machine too: waiting for a processor is not in it.
    printTable(['call', 'p50 ms', 'p95', 'p99', 'database CPU p50 ms', 'p95', 'p99'], rows)
  } finally {
    await close()
    await postgres.stop()
    rmSync(data, { recursive: true, force: true })
  }
}
