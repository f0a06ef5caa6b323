import { type MeasuredPlanNode, nodesOf } from '@basera/platform/testing/plans'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, kabir, meera, rohan } from '../chat-world.fixture.ts'
import { type VisitsWorld, visitsWorld } from './visits-world.fixture.ts'

let world: VisitsWorld
let chat: string
beforeAll(async () => {
  world = await visitsWorld()
  chat = (await world.offered()).chat_id
  // Asha shows rooms to rohan 400 times; others have 40,000 visits.
  await world.query(
    `INSERT INTO visits (chat_id, room_title, lister_id, visitor_id, created_by, client_id, state, proposer_id, slots,
       starts_at, seq, over_at, remind_at)
     SELECT chat_id, 'Room', l.id, v.id, l.id, gen_random_uuid(), 'accepted', l.id, '{}', at, 1, at, at - interval '1 day'
     FROM visits, generate_series(1, 40400) AS n,
       LATERAL (SELECT now() + (n - 20200) * interval '1 hour' AS at) AS t,
       LATERAL (SELECT CASE WHEN n % 101 = 0 THEN $1::uuid ELSE $3::uuid END AS id) AS l,
       LATERAL (SELECT CASE WHEN n % 101 = 0 THEN $2::uuid ELSE $4::uuid END AS id) AS v`,
    [asha.id, rohan.id, meera.id, kabir.id],
  )
  await world.query('ANALYZE')
})
afterAll(() => world.close())

/** The reads of visits in the plan of a condition that the product asks for. */
async function readsOf(condition: string, parameters: readonly unknown[]): Promise<MeasuredPlanNode[]> {
  const rows = await world.query(`EXPLAIN (ANALYZE, FORMAT JSON) SELECT * FROM visits WHERE ${condition}`, [
    ...parameters,
  ])
  return nodesOf<MeasuredPlanNode>(rows[0]['QUERY PLAN'][0].Plan).filter(
    (node) => node['Relation Name'] === 'visits',
  )
}

describe('visits among 40,000 others', () => {
  it.each([
    ["lister_id = $1 AND over_at > now() AND state <> 'cancelled' ORDER BY over_at LIMIT 50", asha.id],
    ["visitor_id = $1 AND over_at > now() AND state <> 'cancelled' ORDER BY over_at LIMIT 50", rohan.id],
    ['lister_id = $1 AND over_at <= now() ORDER BY over_at DESC LIMIT 50', asha.id],
    ['visitor_id = $1 AND over_at <= now() ORDER BY over_at DESC LIMIT 50', rohan.id],
  ])('are read in the order of an index, a page of them: %s', async (condition, id) => {
    const reads = await readsOf(condition, [id])
    expect(reads.map((node) => node['Node Type'])).toEqual(['Index Scan'])
    for (const node of reads) expect(node['Actual Rows']).toBeLessThanOrEqual(50)
  })

  it('whose reminders are due are read by their time', async () => {
    const due = new Date(Date.now() - 10_000 * 3_600_000)
    const [read] = await readsOf('remind_at <= $1 ORDER BY remind_at LIMIT 200', [due])
    expect(read?.['Index Name']).toBe('visits_remind_idx')
    expect(read?.['Actual Rows']).toBeLessThanOrEqual(200)
  })

  it('of a chat are read newest first', async () => {
    const [read] = await readsOf('chat_id = $1 ORDER BY created_at DESC LIMIT 20', [chat])
    expect(read?.['Index Name']).toBe('visits_chat_idx')
    expect(read?.['Actual Rows']).toBeLessThanOrEqual(20)
  })
})
