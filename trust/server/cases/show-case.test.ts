import type { Database } from '@basera/database/types'
import { createTestDatabase, type TestDatabase } from '@basera/platform/testing'
import { nodesOf, type PlanNode } from '@basera/platform/testing/plans'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerSubjects } from '../subjects.ts'
import { listReports } from './case-reports.ts'
import { openCase } from './open-case.ts'
import { personSubject } from './person-subject.ts'
import { showCase } from './show-case.ts'

const nobody = '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f'
const findSubject = registerSubjects([{ ...personSubject, kind: 'room' }])
const findVisits = async () => null
/** As long as a conversation of 51 messages. */
const content = JSON.stringify({
  messages: Array(51).fill({ content: 'Can I see the room first? '.repeat(8) }),
})

let database: TestDatabase<Database>
let asked: CompiledQuery[]
let db: Kysely<Database>

/** A case that so many people reported. */
async function reportedBy(people: number): Promise<string> {
  const subject = { kind: 'room', id: crypto.randomUUID() } as const
  const one = { kind: 'reports', subject, accountId: null, harm: 2, because: ['scam'] } as const
  const id = await openCase(database.db, one)
  await database.pool.query(
    `WITH filed AS (
       INSERT INTO reports (reporter_number, about, about_id, reason, details, case_id)
       SELECT lpad(n::text, 43, '0'), 'room', $2, 'money_first', 'Asked me for money.', $1 FROM generate_series(1, $3::int) n
       RETURNING id)
     INSERT INTO report_evidence (report_id, case_id, kept_at, reporter_id, reported_id, content)
     SELECT id, $1, now() + random() * interval '1 hour', gen_random_uuid(), $2, $4 FROM filed`,
    [id, subject.id, people, content],
  )
  return id
}

beforeAll(async () => {
  database = await createTestDatabase<Database>()
  const dialect = new PostgresDialect({ pool: database.pool })
  db = new Kysely<Database>({ dialect, log: ({ query }) => void asked.push(query) })
})
afterAll(() => database?.close())

it('trust.case-pages: a case of 200 reports is opened with as many statements as one of two, and 20 reports', async () => {
  const [small, large] = [await reportedBy(2), await reportedBy(200)]
  const open = async (id: string) => {
    asked = []
    const shown = await showCase({ db, findSubject, findVisits }, nobody, id)
    return { shown, statements: asked.length }
  }
  const [two, many] = [await open(small), await open(large)]
  expect(many.statements).toBe(two.statements)
  expect([two.shown.reports, two.shown.reported.length, two.shown.next_reports]).toEqual([2, 2, null])
  expect([many.shown.reports, many.shown.reported.length]).toEqual([200, 20])
})

it('trust.case-decided: a case shows its own decision apart from others, and its account apart from those of its number', async () => {
  const { rows } = await database.pool.query(
    `WITH users AS (INSERT INTO auth_users (email) VALUES ('asha@example.test'), ('rohan@example.test') RETURNING id)
     SELECT id FROM users`,
  )
  const [asha, rohan] = rows.map(({ id }): string => id)
  const openOf = (accountId = '') =>
    openCase(database.db, {
      ...{ kind: 'reports', subject: { kind: 'room', id: crypto.randomUUID() }, accountId },
      ...{ harm: 2, because: ['scam'] },
    })
  const [first, later, of] = [await openOf(asha), await openOf(asha), await openOf(rohan)]
  await database.pool.query(
    `WITH number AS (INSERT INTO phone_identities (number_hash) VALUES (lpad('1', 43, '0')) RETURNING id)
     UPDATE cases SET identity_id = number.id FROM number WHERE cases.id IN ($1, $2)`,
    [later, of],
  )
  await database.pool.query(
    "INSERT INTO case_decisions (case_id, decision, rule) VALUES ($1, 'warn', 'respect')",
    [first],
  )
  const read = (id: string) => showCase({ db, findSubject, findVisits }, nobody, id)
  asked = []
  expect(await read(first)).toMatchObject({ decision: { case_id: first }, earlier: [], other_accounts: [] })
  expect(await read(later)).toMatchObject({
    ...{ decision: null, earlier: [{ case_id: first }] },
    ...{ account: { id: asha }, other_accounts: [{ id: rohan }] },
  })
})

it('trust.case-pages: further reports come page by page, each once, and each reading is logged', async () => {
  const id = await reportedBy(45)
  asked = []
  const first = await showCase({ db, findSubject, findVisits }, nobody, id)
  const seen = first.reported.map((report) => report.id)
  let cursor = first.next_reports
  let pages = 0
  while (cursor) {
    const page = await listReports(db, nobody, id, { cursor })
    seen.push(...page.items.map((report) => report.id))
    cursor = page.next_cursor
    pages += 1
  }
  expect([seen.length, new Set(seen).size, pages]).toEqual([45, 45, 2])
  const { rows } = await database.pool.query(
    'SELECT command FROM operator_log WHERE subject_id = $1 ORDER BY id',
    [id],
  )
  expect(rows.map(({ command }) => command)).toEqual(['case read', 'reports read', 'reports read'])
})

it('trust.case-pages: a page of reports is read from its index, in order', async () => {
  await reportedBy(3000)
  await database.pool.query('VACUUM ANALYZE report_evidence, reports')
  const id = await reportedBy(200)
  asked = []
  const { next_reports } = await showCase({ db, findSubject, findVisits }, nobody, id)
  await listReports(db, nobody, id, { cursor: next_reports ?? '' })
  const pages = asked.filter(({ sql }) => sql.includes('report_evidence e'))
  expect(pages).toHaveLength(2)
  for (const { sql, parameters } of pages) {
    const { rows } = await database.pool.query(`EXPLAIN (FORMAT JSON) ${sql}`, [...parameters])
    const nodes = nodesOf<PlanNode>(rows[0]['QUERY PLAN'][0].Plan)
    expect(nodes.map((node) => node['Index Name'])).toContain('report_evidence_page_idx')
    expect(nodes.filter((node) => node['Node Type'] === 'Sort')).toEqual([])
  }
})
