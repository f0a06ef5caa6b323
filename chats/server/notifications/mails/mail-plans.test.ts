import { type MeasuredPlanNode, nodesOf } from '@basera/platform/testing/plans'
import { openPool } from '@basera/platform/testing/pool'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  mailsToOutbox,
  type NotificationsWorld,
  notificationsWorld,
  secrets,
  site,
} from '../notifications-world.fixture.ts'
import { mailUnreadChats } from './mail-unread.ts'

let world: NotificationsWorld
beforeAll(async () => {
  world = await notificationsWorld()
  await world.addPeople(Array.from({ length: 400 }, (_, n) => world.person(3000 + n, `Member ${n}`)))
  await world.query('UPDATE auth_users SET email_proven_at = now()')
  // 10,000 conversations of ten messages: most mailed about and not read, some not due yet, five due.
  await world.fill(
    `INSERT INTO chats (user1_id, user2_id, last_seq)
     SELECT one.id, other.id, 10 FROM user_profiles one JOIN user_profiles other ON one.id < other.id
     WHERE one.full_name LIKE 'Member%' AND other.full_name LIKE 'Member%' ORDER BY md5(one.id::text || other.id) LIMIT 10000`,
  )
  await world.fill(
    `INSERT INTO messages (chat_id, seq, sender_id, client_id, content, created_at)
     SELECT id, s, user1_id, s::text, 'Hello', now() - interval '1 day' FROM chats, generate_series(1, 10) s`,
  )
  await world.fill(
    `INSERT INTO chat_mails (chat_id, user_id, due_at, mailed_seq)
     SELECT id, user2_id, now() + CASE WHEN n <= 5 THEN interval '-1 minute' ELSE interval '10 minutes' END,
       CASE WHEN n > 500 THEN 10 END
     FROM (SELECT *, row_number() OVER (ORDER BY id) AS n FROM chats) c`,
  )
  await world.fill('VACUUM ANALYZE')
})
afterAll(() => world.close())

describe('a look for what is due (docs/decisions/0013-message-notices.md)', () => {
  it('reads what is due and nothing else, among 100,000 messages', async () => {
    const asked: { sql: string; parameters: readonly unknown[] }[] = []
    const pool = openPool({ connectionString: world.url, max: 1 })
    const db = new Kysely<unknown>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => void asked.push({ sql: query.sql, parameters: query.parameters }),
    })
    expect(await mailUnreadChats({ db, mails: mailsToOutbox, secrets, site })).toBeGreaterThan(0)
    // What was due is due again, so that the plans meet what the run has met.
    await world.query('UPDATE chat_mails SET mailed_seq = NULL WHERE due_at <= now()')
    const plans = asked.filter(({ sql }) => /^\s*SELECT/.test(sql) && sql.includes('chat_mails'))
    expect(plans.length).toBeGreaterThan(3)
    for (const { sql, parameters } of plans) {
      const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, [...parameters])
      for (const node of nodesOf<MeasuredPlanNode>(rows[0]['QUERY PLAN'][0].Plan)) {
        const touched = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
        const name = node['Relation Name'] ?? node['Node Type']
        if (['chat_mails', 'messages', 'chats', 'user_profiles'].includes(name))
          expect(touched, `${name} in ${sql}`).toBeLessThanOrEqual(100)
      }
    }
    await db.destroy()
  })
})
