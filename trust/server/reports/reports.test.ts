import type { OperatorAct } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import { brokenByUpdate } from '@basera/platform/testing'
import { asha, openWorld, rohan } from '@basera/testkit/world'
import { reportBody, reportDetailsMaximum, reportReasons } from '@basera/trust/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decideReport, fileReport, listReports, showReport } from './reports.ts'
import { forgetReports } from './reports-feature.ts'

const openReports = () => openWorld<Database>({ features: () => [] })
let world: Awaited<ReturnType<typeof openReports>>
beforeAll(async () => {
  world = await openReports()
})
afterAll(() => world?.close())
beforeEach(() => world.query('DELETE FROM reports'))

const act = (command: string, reason?: string): OperatorAct => ({ operator: 'op', command, reason })
const log = () => world.query('SELECT command, subject, subject_id, reason FROM operator_log ORDER BY id')

it('trust.report-decided: reports wait, are shown, and are decided once', async () => {
  const about = { about: 'profile', aboutId: rohan.id, reason: 'fake', details: 'Not him' } as const
  await fileReport(world.db, { ...about, reporterId: asha.id, reportedId: rohan.id })
  const [report] = await listReports(world.db, act('reports list'), { all: false })
  const id = report?.id ?? ''
  expect(await showReport(world.db, act('reports show'), id)).toMatchObject({
    details: 'Not him',
    reporter_name: asha.full_name,
    reported_name: rohan.full_name,
    decision: null,
  })
  await decideReport(world.db, act('reports decide', 'warned'), id)
  await expect(decideReport(world.db, act('reports decide', 'again'), id)).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await listReports(world.db, act('reports list'), { all: false })).toEqual([])
  const all = await listReports(world.db, act('reports list'), { all: true })
  expect(all.map((one) => one.id)).toEqual([id])
  expect((await log()).filter((row) => row.subject_id === id)).toMatchObject([
    { command: 'reports show', subject: 'report' },
    { command: 'reports decide', reason: 'warned' },
  ])
})

it('trust.report-retention: reports go a year after they were decided; open ones stay', async () => {
  await world.query(
    `INSERT INTO reports (reporter_id, about, about_id, reason, created_at, decided_at, decision) VALUES
       ($1, 'room', gen_random_uuid(), 'scam', now() - interval '9 years', now() - interval '366 days', 'old'),
       ($1, 'room', gen_random_uuid(), 'scam', now() - interval '9 years', now() - interval '364 days', 'kept'),
       ($1, 'room', gen_random_uuid(), 'scam', now() - interval '9 years', NULL, NULL)`,
    [asha.id],
  )
  expect(await forgetReports(world.db)).toBe(1)
  const left = await world.query('SELECT decision FROM reports ORDER BY decision')
  expect(left).toEqual([{ decision: 'kept' }, { decision: null }])
})

describe('the rules of the table of reports', () => {
  type Change = Readonly<Record<string, unknown>>
  const id = asha.id
  beforeEach(() =>
    world.query(
      `INSERT INTO reports (id, reporter_id, reported_id, about, about_id, reason) VALUES ($1, $1, $1, 'profile', $1, 'spam')`,
      [id],
    ),
  )
  const report = (change: Change) => brokenByUpdate(world.pool, 'reports', id, change)
  const isReport = (change: Change) => reportBody.safeParse({ reason: 'spam', ...change }).success
  const details = (values: readonly string[]) => values.map((value) => ({ details: value }))

  it.each<[string, readonly Change[], string | undefined]>([
    ['reasons', reportReasons.map((reason) => ({ reason })), undefined],
    ['another reason', [{ reason: 'dislike' }], 'reports_reason'],
    ['details', details(['x', 'ब'.repeat(reportDetailsMaximum)]), undefined],
    ['longer details', details(['x'.repeat(reportDetailsMaximum + 1)]), 'reports_details_length'],
  ])('%s: as the contract', async (_, changes, rule) => {
    for (const change of changes)
      expect([isReport(change), await report(change)]).toEqual([rule === undefined, rule])
  })
})
