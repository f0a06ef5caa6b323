import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { numbered, openWorld, person } from '@basera/testkit/world'
import { reportBody } from '@basera/trust/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NewReport } from './reports.queries.ts'
import { fileReport } from './reports.ts'

const idOf = (n: number) => numbered('a', n)
const [asha, rohan, meera] = [1, 2, 3].map(idOf) as [string, string, string]

const openReports = () =>
  openWorld<Database>({
    people: ['Asha', 'Rohan', 'Meera'].map((name, n) => person(n + 1, name)),
    features: () => [],
  })
let world: Awaited<ReturnType<typeof openReports>>
beforeAll(async () => {
  world = await openReports()
})
const addPeople = (from: number, to: number) =>
  world.addPeople(Array.from({ length: to - from + 1 }, (_, n) => person(from + n, 'Person')))
afterAll(() => world.close())
beforeEach(() => world.query('DELETE FROM reports'))

const thing = '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f'
const report: NewReport = {
  reporterId: asha,
  reportedId: rohan,
  about: 'chat',
  aboutId: thing,
  reason: 'scam',
  details: 'Asked for money',
}
const file = (changed: Partial<NewReport> = {}) => fileReport(world.db, { ...report, ...changed })
const rows = () => world.query('SELECT reason, details FROM reports ORDER BY created_at')

describe('trust.report-once: a report to the operator', () => {
  it('is one about a thing while it is open: told again, it is changed', async () => {
    await file()
    await file({ reason: 'spam', details: null })
    expect(await rows()).toEqual([{ reason: 'spam', details: null }])
  })

  it('is one, also when it is told many times at once', async () => {
    await Promise.all(Array.from({ length: 30 }, () => file()))
    expect(await rows()).toHaveLength(1)
  })

  it('is told anew once the operator has decided', async () => {
    await file()
    await world.query("UPDATE reports SET decided_at = now(), decision = 'warned'")
    await file({ reason: 'harassment' })
    expect((await rows()).map((row) => row.reason)).toEqual(['scam', 'harassment'])
  })

  it('is apart for other reporters and other things', async () => {
    await file()
    await file({ reporterId: meera })
    await file({ about: 'profile' })
    await file({ aboutId: rohan })
    expect(await rows()).toHaveLength(4)
  })

  it('outlives both accounts, without their ids', async () => {
    await addPeople(50, 51)
    await file({ reporterId: idOf(50), reportedId: idOf(51) })
    await world.query('DELETE FROM auth_users WHERE id = ANY($1::uuid[])', [[idOf(50), idOf(51)]])
    expect(await world.query('SELECT reporter_id, reported_id, details FROM reports')).toEqual([
      { reporter_id: null, reported_id: null, details: 'Asked for money' },
    ])
  })

  it('of somebody who is just gone is not found', async () => {
    await expect(file({ reportedId: thing })).rejects.toMatchObject({ code: 'not_found' })
    await expect(file({ reporterId: thing })).rejects.toThrow(Problem)
    expect(await rows()).toEqual([])
  })

  it('never fails otherwise while an account is being deleted', async () => {
    for (let n = 60; n < 80; n++) {
      await addPeople(n, n)
      const filing = file({ reportedId: idOf(n), aboutId: idOf(n) }).then(
        () => undefined,
        (error: unknown) => error,
      )
      await world.query('DELETE FROM auth_users WHERE id = $1', [idOf(n)])
      const outcome = await filing
      if (outcome !== undefined) expect(outcome).toMatchObject({ code: 'not_found' })
    }
  })
})

describe('trust.report-reasons: what a report may say', () => {
  it.each<[unknown, unknown]>([
    [{ reason: 'spam' }, { reason: 'spam', details: null }],
    [
      { reason: 'spam', details: '  ' },
      { reason: 'spam', details: null },
    ],
    [
      { reason: 'other', details: ' a\r\nb ' },
      { reason: 'other', details: 'a\nb' },
    ],
    [
      { reason: 'fake', details: 'x'.repeat(1000) },
      { reason: 'fake', details: 'x'.repeat(1000) },
    ],
  ])('%j', (body, kept) => expect(reportBody.parse(body)).toEqual(kept))

  it.each([
    [{}],
    [{ reason: 'dislike' }],
    [{ reason: 'spam', details: 'x'.repeat(1001) }],
    [{ reason: 'spam', details: 'a\u0000b' }],
    [{ reason: 'spam', details: 'a\ud800b' }],
    [{ reason: 'spam', reported_id: rohan }],
  ])('and not %j', (body) => expect(reportBody.safeParse(body).success).toBe(false))
})
