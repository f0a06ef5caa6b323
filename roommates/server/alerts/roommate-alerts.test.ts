import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, kabir, meera, nina, rohan } from '../roommate-world.fixture.ts'
import {
  koramangala,
  type RoommateAlertsWorld,
  roommateAlertsWorld,
} from './roommate-alerts-world.fixture.ts'

let world: RoommateAlertsWorld
beforeAll(async () => {
  world = await roommateAlertsWorld([asha, rohan, meera, kabir])
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.begin()
  for (const person of [rohan, meera, kabir]) await world.show(person, false)
})

const near = { latitude: 12.935, longitude: 77.624, preferred_location: 'Koramangala', budget: 12_000 }

describe('roommates.alert-saved', () => {
  it('keeps the parameters of the page in one order, and is one alert when saved twice', async () => {
    const alert = await world.save(asha, { query: `sort=newest&nonsense=1&${koramangala}&tags=quiet` })
    expect(alert).toMatchObject({ kind: 'roommates', new_results: 0 })
    expect(Object.fromEntries(new URLSearchParams(alert.query))).toMatchObject({
      ...{ lat: '12.9352', lng: '77.6245', place: 'Koramangala', tags: 'quiet' },
    })
    const again = await world.save(asha, { query: alert.query, name: 'Again' })
    expect(again).toMatchObject({ id: alert.id, name: 'Again', query: alert.query })
    expect(await world.alertsOf(asha)).toEqual([again])
  })

  it('is for members with a verified phone, and refuses what is no search', async () => {
    expect((await world.trySave(nina as typeof asha)).json().code).toBe('phone_not_verified')
    expect((await world.call({ method: 'POST', url: '/api/me/roommate-alerts', body: {} })).statusCode).toBe(
      401,
    )
    const long = await world.trySave(asha, { query: 'x'.repeat(4001) })
    expect(long.json().errors[0].field).toBe('query')
    const tags = Array.from({ length: 20 }, (_, n) => `${'शांत'.repeat(6)}${n}`).join(',')
    expect((await world.trySave(asha, { query: `tags=${tags}` })).statusCode).toBeLessThan(500)
  })
})

describe('roommates.alert-told: a profile that becomes listed', () => {
  it('is told of once, by name, place and budget, and counted until the alert is opened', async () => {
    const { id } = await world.save(asha, { name: 'Near the park' })
    await world.list(rohan, near)
    expect(await world.tick(asha)).toBe(1)
    const [mail] = await world.mailsTo(asha)
    expect(mail?.subject).toBe('1 person for “Near the park”')
    expect(mail?.text).toContain('Rohan Mehta')
    expect(mail?.text).toContain('Koramangala, ₹12,000 a month')
    expect(mail?.text).toContain(`https://basera.test/profile/${rohan.id}`)
    expect(mail?.text).not.toContain(rohan.email)
    expect((await world.alertsOf(asha))[0]?.new_results).toBe(1)
    await world.list(rohan, { bio: 'I changed a word' })
    expect(await world.tick(asha)).toBe(1)
    await world.call({ method: 'POST', url: `/api/me/alerts/${id}/seen`, by: asha.id })
    expect((await world.alertsOf(asha))[0]?.new_results).toBe(0)
  })

  it('is not told of when it is only edited, nor to an alert that was saved later', async () => {
    await world.list(rohan, near)
    await world.save(asha)
    await world.query("UPDATE user_profiles SET bio = 'New words' WHERE id = $1", [rohan.id])
    expect(await world.tick(asha)).toBe(0)
  })

  it('names nobody in a notification', async () => {
    const { id } = await world.save(asha, { by_mail: false, by_push: true })
    await world.list(rohan, near)
    await world.tick(asha)
    expect(world.notified).toEqual([
      {
        ...{ to: asha.id, title: '1 person for your alerts', body: 'New roommate profiles' },
        ...{ url: `/alerts/${id}`, tag: 'alerts', lang: 'en-IN', until: expect.any(Date) },
      },
    ])
  })

  it('makes no link of what people type', async () => {
    await world.save(asha)
    await world.list(rohan, {
      ...near,
      full_name: 'www.evil.example',
      preferred_location: 'http://evil.example',
    })
    expect(await world.tick(asha)).toBe(1)
    expect((await world.mailsTo(asha))[0]?.text).not.toMatch(/evil\.example/)
    await world.list(rohan, { full_name: rohan.full_name })
  })
})

describe('alerts.who-is-told', () => {
  it('nobody of their own profile, of a blocked person, or of one that is hidden or suspended by then', async () => {
    await world.save(asha)
    await world.list(asha, near)
    await world.block(meera, asha)
    await world.list(meera, near)
    await world.list(rohan, near)
    await world.list(kabir, near)
    await world.match()
    await world.show(rohan, false)
    await world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [kabir.id])
    expect(await world.tick(asha)).toBe(0)
    await world.query('UPDATE auth_users SET banned_at = NULL WHERE id = $1', [kabir.id])
    expect(await world.tick(asha)).toBe(1)
    expect((await world.mailsTo(asha))[0]?.text).toContain('Kabir Sen')
  })

  it('nobody whose phone is not verified any more', async () => {
    await world.save(asha)
    await world.list(rohan, near)
    await world.query('UPDATE user_profiles SET phone_verified = false WHERE id = $1', [asha.id])
    expect(await world.tick(asha)).toBe(0)
    await world.query('UPDATE user_profiles SET phone_verified = true WHERE id = $1', [asha.id])
  })

  it('leaves nothing behind of a profile or an alert that is deleted', async () => {
    const { id } = await world.save(asha)
    await world.list(rohan, near)
    await world.match()
    await world.query('DELETE FROM alerts WHERE id = $1', [id])
    for (const table of ['roommate_alert_searches', 'roommate_alert_matches', 'alert_dues'])
      expect(await world.query(`SELECT 1 FROM ${table}`)).toEqual([])
  })
})
