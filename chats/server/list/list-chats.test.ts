import { type MeasuredPlanNode, nodesOf } from '@basera/platform/testing/plans'
import { openPool } from '@basera/platform/testing/pool'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, type ChatWorld, chatWorld, kabir, meera, type Person, rohan } from '../chat-world.fixture.ts'
import { findChatsChangedSince } from '../chats.queries.ts'
import { countUnreadChats } from '../unread.queries.ts'
import { listChats } from './list-chats.ts'

let world: ChatWorld
beforeAll(async () => {
  world = await chatWorld()
})
afterAll(() => world.close())

const list = async (by: Person, query = '') =>
  (await world.call({ url: `/api/chats${query}`, by: by.id })).json()

describe('one’s conversations', () => {
  it('are empty at first', async () => {
    expect(await list(asha)).toEqual({ items: [], total: 0, total_is_exact: true, next_cursor: null })
  })

  it('chats.list-item: say with whom, about what, the last message and its time, and what is unread', async () => {
    const room = await world.addRoom(asha, 'By the lake')
    const { id } = (await world.start(rohan, { room_id: room })).json()
    await world.send(rohan, id, 'Can I come on Saturday?')
    const sent = (await world.send(rohan, id, 'a'.repeat(300))).json()
    expect(await list(asha)).toMatchObject({
      items: [
        {
          id,
          other: { id: rohan.id, full_name: 'Rohan Mehta', avatar_url: null, online: false },
          room_id: room,
          room_title: 'By the lake',
          room_gone: false,
          latest_message_content: 'a'.repeat(200),
          latest_message_time: sent.created_at,
          latest_message_mine: false,
          unread: 3,
        },
      ],
      total: 1,
    })
    expect((await list(rohan)).items[0]).toMatchObject({ latest_message_mine: true, unread: 0 })
    await world.call({ method: 'POST', url: `/api/chats/${id}/read`, body: { seq: 2 }, by: asha.id })
    expect((await list(asha)).items[0].unread).toBe(1)
  })

  it('chats.list-order: the last written in comes first', async () => {
    const withMeera = (await world.start(meera, { room_id: await world.addRoom(asha, 'By the park') })).json()
      .id
    expect((await list(asha)).items[0].id).toBe(withMeera)
    const withRohan = (await list(asha)).items[1].id
    await world.send(asha, withRohan, 'Saturday is fine.')
    expect((await list(asha)).items.map((one: { id: string }) => one.id)).toEqual([withRohan, withMeera])
  })

  it.each([
    ['rohan', 1],
    ['MEERA', 1],
    ['by the', 2],
    ['PARK', 1],
    ['nobody', 0],
    ['%', 0],
    ['_', 0],
  ])('are searched by name and room title: %s', async (q, found) => {
    const { items, total } = await list(asha, `?q=${encodeURIComponent(q)}`)
    expect([items.length, total]).toEqual([found, found])
  })

  it('chats.list-search: signs of patterns in a search are letters', async () => {
    await world.start(kabir, { room_id: await world.addRoom(asha, 'Plain') })
    expect((await list(asha, `?q=${encodeURIComponent('100%_')}`)).total).toBe(1)
  })

  it.each(['?limit=0', '?limit=51', '?cursor=x', '?cursor=WyJvd24iLDEsIngiXQ', '?more=1'])(
    'refuse %s',
    async (query) => {
      expect((await world.call({ url: `/api/chats${query}`, by: asha.id })).statusCode).toBe(400)
    },
  )
})

describe('500 conversations among many messages', () => {
  const lister: Person = {
    ...asha,
    id: 'c0000000-0000-4000-8000-000000000000',
    email: 'l@example.test',
    phone: '+919700000000',
  }
  beforeAll(async () => {
    await world.addPeople([
      lister,
      ...Array.from({ length: 500 }, (_, n) => world.person(1000 + n, `Seeker ${n}`)),
    ])
    // Ids on both sides of the lister's, equal moments among them, and forty messages each.
    await world.fill(
      `INSERT INTO chats (user1_id, user2_id, last_seq, updated_at)
       SELECT least(p.id, $1), greatest(p.id, $1), 40, timestamptz '2026-11-01' + (n / 3) * interval '1 minute'
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM user_profiles WHERE full_name LIKE 'Seeker%') p`,
      [lister.id],
    )
    await world.fill(
      `INSERT INTO messages (chat_id, seq, sender_id, client_id, content)
       SELECT c.id, s, CASE WHEN s % 2 = 0 THEN user1_id ELSE user2_id END, s::text, 'Message ' || s
       FROM chats c, generate_series(1, 40) s WHERE c.last_seq = 40`,
    )
    await world.query('INSERT INTO chat_reads SELECT id, $1, 37 FROM chats WHERE last_seq = 40', [lister.id])
    // Many blocks of others, and two of the lister's own: one made, one suffered.
    await world.fill(
      `INSERT INTO blocks (blocker_id, blocked_id)
       SELECT a.id, b.id FROM user_profiles a, user_profiles b
       WHERE a.full_name LIKE 'Seeker 1%' AND b.full_name LIKE 'Seeker 4%'`,
    )
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2), ($3, $1)', [
      lister.id,
      world.person(1000, '').id,
      world.person(1001, '').id,
    ])
    await world.query('ANALYZE')
  })

  /** What a reading asks of the database, and how that is carried out. */
  async function plansOf(read: (db: Kysely<unknown>) => Promise<unknown>): Promise<MeasuredPlanNode[][]> {
    const asked: { sql: string; parameters: readonly unknown[] }[] = []
    const pool = openPool({ connectionString: world.url, max: 1 })
    const db = new Kysely<unknown>({
      dialect: new PostgresDialect({ pool }),
      log: ({ query }) => void asked.push({ sql: query.sql, parameters: query.parameters }),
    })
    await read(db)
    const plans: MeasuredPlanNode[][] = []
    for (const { sql, parameters } of asked) {
      const { rows } = await pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`, [...parameters])
      plans.push(nodesOf<MeasuredPlanNode>(rows[0]['QUERY PLAN'][0].Plan))
    }
    await db.destroy()
    return plans
  }
  const of = (nodes: readonly MeasuredPlanNode[], table: string) =>
    nodes.filter((node) => node['Relation Name'] === table)

  it('come page by page, each once, in order', async () => {
    const seen: string[] = []
    let cursor = ''
    do {
      const page = await list(lister, `?limit=37${cursor}`)
      expect(page.total).toBe(498)
      seen.push(...page.items.map((one: { id: string }) => one.id))
      cursor = page.next_cursor ? `&cursor=${page.next_cursor}` : ''
    } while (cursor)
    const ids = (
      await world.query(
        `SELECT id FROM chats WHERE $1 IN (user1_id, user2_id) AND NOT is_blocked(user1_id, user2_id)
         ORDER BY updated_at DESC, id`,
        [lister.id],
      )
    ).map(({ id }) => id)
    expect(seen).toEqual(ids)
  })

  it('are read in the order of the indexes, one page and no more of them, in one statement', async () => {
    const plans = await plansOf(async (db) => {
      const first = await listChats(db, lister.id, { limit: 50 })
      await listChats(db, lister.id, { limit: 50, cursor: first.next_cursor ?? '' })
    })
    // A page and its total, twice.
    expect(plans).toHaveLength(4)
    for (const nodes of [plans[0], plans[2]] as MeasuredPlanNode[][]) {
      const chats = of(nodes, 'chats')
      expect(chats.map((node) => node['Index Name']).sort()).toEqual(['chats_user1_idx', 'chats_user2_idx'])
      for (const node of chats) expect(node['Actual Rows']).toBeLessThanOrEqual(54)
      const messages = of(nodes, 'messages')
      expect(messages.map((node) => node['Node Type'])).not.toContain('Seq Scan')
      for (const node of messages)
        expect(node['Actual Rows'] * node['Actual Loops']).toBeLessThanOrEqual(51 * 2)
    }
  })

  it('are counted for what is unread without reading messages that were read', async () => {
    expect(await countUnreadChats(world.db, lister.id)).toEqual({ chats: 100 })
    const [nodes = []] = await plansOf((db) => countUnreadChats(db, lister.id))
    const used = nodes.flatMap((node) => node['Index Name'] ?? [])
    expect(used).toContain('messages_seq_key')
    expect(used).not.toContain('messages_client_id_key')
    for (const node of of(nodes, 'messages')) {
      expect(node['Node Type']).not.toBe('Seq Scan')
      expect(node['Actual Rows'] * node['Actual Loops']).toBeLessThanOrEqual(103 * 3)
    }
  })

  it('that were written in since a moment are found by index, for what nobody told of', async () => {
    const since = new Date('2026-11-01T02:40:00Z')
    const [nodes = []] = await plansOf((db) => findChatsChangedSince(db, [lister.id, asha.id], since))
    const used = nodes.flatMap((node) => node['Index Name'] ?? [])
    expect(used).toEqual(expect.arrayContaining(['chats_user1_idx', 'chats_user2_idx']))
    for (const node of of(nodes, 'chats')) {
      expect(node['Node Type']).not.toBe('Seq Scan')
      expect(node['Actual Rows'] * node['Actual Loops']).toBeLessThan(60)
    }
  })
})
