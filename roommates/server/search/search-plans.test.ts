import { nodesOf, type PlanNode } from '@basera/platform/testing/plans'
import { openPool } from '@basera/platform/testing/pool'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roommateSearch } from '../../contract/roommate-calls.ts'
import { asha, type RoommateWorld, roommateWorld } from '../roommate-world.fixture.ts'
import { somePeople } from '../some-people.fixture.ts'
import { criteriaOf } from './criteria.ts'
import { searchPage } from './search-page.ts'

let world: RoommateWorld
let pool: pg.Pool
let db: Kysely<unknown>
let statements: { readonly sql: string; readonly parameters: readonly unknown[] }[] = []

beforeAll(async () => {
  world = await roommateWorld([asha, ...somePeople(600)])
  await world.query('VACUUM ANALYZE listed_roommates')
  // A small table is quickest read whole: leave no way but the indexes.
  pool = openPool({ connectionString: world.url, max: 1, options: '-c enable_seqscan=off' })
  db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  })
})
afterAll(async () => {
  await db.destroy()
  await world.close()
})

/** The plans of the statements of a search that walks over `stride` rows. */
async function plansOf(query: Record<string, string>, stride: number): Promise<PlanNode[][]> {
  statements = []
  const search = roommateSearch.parse(query)
  await searchPage(db, criteriaOf(asha.id, search, { stride }), null, search)
  const plans: PlanNode[][] = []
  for (const { sql, parameters } of statements.slice()) {
    const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) ${sql}`, [...parameters])
    plans.push(nodesOf<PlanNode>(rows[0]['QUERY PLAN'][0].Plan))
  }
  return plans
}
const indexes = (plan: readonly PlanNode[] = []) =>
  plan
    .flatMap((node) => node['Index Name'] ?? [])
    .filter((name) => name.startsWith('listed'))
    .map((name) => name.replace(/^listed_roommates_(.*)_idx$/, '$1'))

const here = { lat: '12.9352', lng: '77.6245' }

describe('the plans of roommate searches (docs/decisions/0011-roommate-search.md)', () => {
  it('are made without statistics of the marks, also after a migration that made the index anew', async () => {
    const without = await world.query(
      `SELECT attrelid::regclass::text || '.' || attnum AS part FROM pg_attribute
       WHERE attrelid = 'listed_roommates_search_idx'::regclass AND attstattarget = 0`,
    )
    expect(without).toEqual([{ part: 'listed_roommates_search_idx.1' }])
  })

  it.each<[string, Record<string, string>, string]>([
    ['the newest', {}, 'newest'],
    ['the newest with a text', { q: 'a' }, 'newest'],
    ['the smallest budgets', { sort: 'budget-low', min_budget: '9000' }, 'budget'],
    ['the greatest budgets', { sort: 'budget-high' }, 'budget'],
    ['the most relevant', { q: 'a', sort: 'relevance' }, 'newest'],
    ['the nearest', { ...here, sort: 'distance' }, 'nearest'],
  ])('%s are walked along an index', async (_, query, index) => {
    // Of a few people, all may be sorted as quickly.
    await pool.query('SET enable_sort = off')
    const [walk] = await plansOf(query, 2000)
    await pool.query('RESET enable_sort')
    expect(indexes(walk)).toEqual([index])
  })

  const around = { ...here, gender: 'male', tags: 'quiet', max_budget: '14000' }
  const texts = { organization: 'zomato', location: 'pune' }

  it.each<[string, Record<string, string>, RegExp[]]>([
    ['a rare word', { q: 'zomato' }, [/bio ~~/, /brief ~~/]],
    [
      'rare words',
      { q: 'zomato rider' },
      [/bio ~~.*bio ~~/, /keys &&/, /name ~~/, /organization ~~/, /location ~~/],
    ],
    ['a rare word of two letters', { q: 'zx' }, [/roommate_part_marks/]],
    ['a rare word that has no trigrams', { q: '🏠🏠🏠' }, [/roommate_part_marks/]],
    ['a rare tag', { tags: 'nobody' }, [/keys &&/]],
    ['a rare organization', { organization: 'zomato' }, [/organization ~~/]],
    ['a rare place', { location: 'nowhere' }, [/location ~~/]],
    ['a rare place of two letters', { location: 'xy' }, [/roommate_part_marks.*l:/]],
    [
      'a word with filters',
      { q: 'zomato', ...around },
      [/bio ~~.*(keys &&.*){4}/, /brief ~~.*(keys &&.*){4}/],
    ],
    [
      'a word with texts',
      { q: 'zomato', ...texts },
      [/bio ~~.*organization ~~.*location ~~/, /brief ~~.*org/],
    ],
    [
      'a short word with filters',
      { q: 'zx', ...around, ...texts },
      [/roommate_part_marks.*o:.*(keys &&.*){4}/],
    ],
  ])('%s is found by the index, and by nothing but it', async (_, query, wanted) => {
    const [, all = []] = await plansOf(query, 10)
    expect(new Set(indexes(all))).toEqual(new Set(['search']))
    const conditions = all.flatMap((node) => node['Index Cond'] ?? [])
    for (const condition of wanted) expect(conditions).toContainEqual(expect.stringMatching(condition))
  })

  it.each<Record<string, string>>([
    { q: 'a', sort: 'relevance' },
    { q: 'a', sort: 'relevance', min_budget: '0', max_budget: '99999', limit: '3' },
    { q: 'zx', organization: 'infosys', location: 'pune', tags: 'quiet', gender: 'male', min_budget: '1' },
    { q: 'e a', sort: 'relevance', limit: '3' },
  ])('marks are read from the index, and never computed for a row: %j', async (query) => {
    const nodes = (await plansOf(query, 60)).flat()
    for (const node of nodes) {
      expect(node.Filter ?? '').not.toContain('roommate_part_marks')
      // What trigrams find, and what two bitmaps have in common, may be checked again.
      expect(node['Node Type']).not.toBe('BitmapAnd')
      if (node['Index Cond']?.includes('roommate_part_marks')) expect(node['Index Cond']).not.toContain('~~')
    }
    expect(nodes.some((node) => node['Index Cond']?.includes('roommate_part_marks'))).toBe(true)
  })
})
