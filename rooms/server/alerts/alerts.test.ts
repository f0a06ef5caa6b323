import { alertsMax } from '@basera/alerts/contract'
import { nowhere } from '@basera/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, meera, nina, rohan } from '../room-world.fixture.ts'
import { type AlertsWorld, alertsWorld, koramangala } from './alerts-world.fixture.ts'

let world: AlertsWorld
beforeAll(async () => {
  world = await alertsWorld()
})
afterAll(() => world.close())
beforeEach(() => world.begin())

describe('alerts.search-saved: saving a search', () => {
  it('keeps the parameters of the page, in one order, without what they cannot mean', async () => {
    const alert = await world.save(asha, {
      query: `sort=price-low&nonsense=1&${koramangala}&min_rent=x&wifi=true`,
    })
    expect(Object.fromEntries(new URLSearchParams(alert.query))).toEqual({
      ...{ lat: '12.9352', lng: '77.6245', place: 'Koramangala', radius_km: '5', wifi: 'true' },
    })
    expect(await world.alertsOf(asha)).toEqual([alert])
    expect(await world.alertsOf(rohan)).toEqual([])
  })

  it('is one alert when it is saved twice, with the words said last', async () => {
    const first = await world.save(asha)
    await world.change(asha, 'PATCH', first.id, { paused: true })
    const second = await world.save(asha, {
      name: 'Again',
      frequency: 'weekly',
      query: `${koramangala}&sort=newest`,
    })
    expect(second).toMatchObject({ id: first.id, name: 'Again', frequency: 'weekly', paused_at: null })
    expect(await world.alertsOf(asha)).toHaveLength(1)
  })

  it('alerts.ten-at-most: ten a person, also when they are saved at the same moment', async () => {
    const body = (n: number) => ({
      name: `Alert ${n}`,
      query: `q=${n}`,
      by_mail: true,
      by_push: false,
      frequency: 'daily',
    })
    const answers = await Promise.all(
      Array.from({ length: alertsMax + 4 }, (_, n) =>
        world.ask({ method: 'POST', url: '/api/me/alerts', by: asha.id, body: body(n) }),
      ),
    )
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(refused.map((answer) => answer.json().code)).toEqual(Array(4).fill('limit_reached'))
    expect(await world.alertsOf(asha)).toHaveLength(alertsMax)
    const [one] = await world.alertsOf(asha)
    expect((await world.save(asha, { query: one?.query ?? '' })).id).toBe(one?.id)
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ frequency: 'hourly' }, 'frequency'],
    [{ query: 'x'.repeat(4001) }, 'query'],
    [{ by_sms: true }, 'by_sms'],
    [{ query: 'commute_to=g-nowhere' }, 'commute_to'],
  ])('refuses %o', async (wrong, field) => {
    const body = { name: 'A', query: 'q=a', by_mail: true, by_push: false, frequency: 'daily', ...wrong }
    const answer = await world.ask({ method: 'POST', url: '/api/me/alerts', by: asha.id, body })
    expect([answer.statusCode, answer.json().errors[0]?.field]).toEqual([400, field])
  })

  it('asks for a session, not for a phone number', async () => {
    expect((await world.ask({ url: '/api/me/alerts' })).statusCode).toBe(401)
    expect((await world.ask({ url: '/api/me/alerts', by: nina.id })).json()).toEqual({
      ...{ items: [], email: nina.email, email_proven: true, push: 'on' },
    })
  })
})

describe('changing an alert', () => {
  it('changes what is named, pauses and goes on', async () => {
    const { id } = await world.save(asha)
    const change = async (body: object) => (await world.change(asha, 'PATCH', id, body)).json()
    expect(await change({ name: 'Near work', by_push: true })).toMatchObject({
      name: 'Near work',
      by_mail: true,
      by_push: true,
    })
    expect((await change({ paused: true })).paused_at).not.toBeNull()
    expect((await change({ paused: false, frequency: 'weekly' })).paused_at).toBeNull()
  })

  it('alerts.delete-undo: a deleted alert comes back for a minute, with what it told', async () => {
    const { id } = await world.save(asha)
    expect((await world.change(asha, 'DELETE', id)).statusCode).toBe(204)
    expect(await world.alertsOf(asha)).toEqual([])
    expect((await world.change(asha, 'POST', `${id}/restore`)).json()).toMatchObject({ id })
    await world.change(asha, 'DELETE', id)
    await world.query("UPDATE alerts SET deleted_at = now() - interval '61 seconds'")
    expect((await world.change(asha, 'POST', `${id}/restore`)).statusCode).toBe(404)
  })

  it('does not bring back an alert beside the same one saved anew', async () => {
    const { id } = await world.save(asha)
    await world.change(asha, 'DELETE', id)
    await world.save(asha)
    expect((await world.change(asha, 'POST', `${id}/restore`)).statusCode).toBe(404)
  })

  it.each<['PATCH' | 'DELETE' | 'POST', string]>([
    ['PATCH', ''],
    ['DELETE', ''],
    ['POST', '/seen'],
    ['POST', '/restore'],
  ])('accounts.not-yours-not-found: %s of another member finds nothing', async (method, rest) => {
    const { id } = await world.save(asha)
    if (rest === '/restore') await world.change(asha, 'DELETE', id)
    const before = (await world.query('SELECT * FROM alerts')).rows
    for (const [by, which] of [
      [rohan, id],
      [asha, nowhere],
      [asha, 'x'],
    ] as const) {
      const answer = await world.change(
        by,
        method,
        which + rest,
        method === 'PATCH' ? { paused: true } : undefined,
      )
      expect(answer.statusCode).toBe(404)
    }
    expect((await world.query('SELECT * FROM alerts')).rows).toEqual(before)
    const url = `/api/me/alerts/${id}${rest}`
    expect((await world.ask({ method, url, ...(method === 'PATCH' && { body: {} }) })).statusCode).toBe(401)
  })
})

describe('alerts.since-seen: what is new', () => {
  it('is counted since the alert was last opened, of rooms that can still be found', async () => {
    const { id } = await world.save(asha)
    await world.list(rohan)
    const second = await world.list(meera)
    await world.match()
    const count = async () => (await world.alertsOf(asha))[0]?.new_results
    expect(await count()).toBe(2)
    await world.query("UPDATE rooms SET status = 'paused' WHERE id = $1", [second])
    expect(await count()).toBe(1)
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [rohan.id, asha.id])
    expect(await count()).toBe(0)
    await world.query('DELETE FROM blocks')
    for (const change of [{ paused: true }, { name: 'Near work' }, { paused: false, frequency: 'weekly' }])
      expect((await world.change(asha, 'PATCH', id, change)).json()).toMatchObject({ new_results: 1 })
    expect((await world.change(asha, 'POST', `${id}/seen`)).json()).toMatchObject({ id, new_results: 0 })
    expect(await count()).toBe(0)
  })
})

describe('rooms.alert-pace: how many new rooms a week a search finds', () => {
  const pace = async (query: string) =>
    (await world.ask({ url: `/api/alert-pace?query=${encodeURIComponent(query)}` })).json()

  it('is counted from the rooms of the last four weeks that it finds now', async () => {
    expect(await pace(koramangala)).toEqual({ rooms_a_week: 0 })
    for (const days of [1, 6, 13, 27, 27, 27, 29, 60])
      await world.list(rohan, { created_at: new Date(Date.now() - days * 86_400_000).toISOString() })
    await world.list(rohan, { rent: 90_000 })
    expect(await pace(`${koramangala}&max_rent=10000`)).toEqual({ rooms_a_week: 2 })
    expect(await pace('q=Pune')).toEqual({ rooms_a_week: 0 })
  })

  it('is told of the newest fifty where there are more', async () => {
    for (let n = 0; n < 60; n++)
      await world.list(rohan, { created_at: new Date(Date.now() - n * 3_600_000).toISOString() })
    const { rooms_a_week } = await pace(koramangala)
    expect(rooms_a_week).toBe(Math.round(50 / (49 / (7 * 24))))
  })

  it('refuses what the search refuses', async () => {
    const answer = await world.ask({ url: '/api/alert-pace?query=commute_to%3Dg-nowhere' })
    expect([answer.statusCode, answer.json().errors[0]?.field]).toEqual([400, 'commute_to'])
  })
})
