import { askStillLooking } from '@basera/alerts/testing'
import { latinWords, makeUp } from '@basera/platform/testing/made-up-language'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, meera, rohan } from '../room-world.fixture.ts'
import { type AlertsWorld, alertsWorld, later, wednesday } from './alerts-world.fixture.ts'

let world: AlertsWorld
beforeAll(async () => {
  world = await alertsWorld()
})
afterAll(() => world.close())
beforeEach(() => world.begin())

const mails = async () => (await world.mailsTo(asha)).length
/** Compares what is queued, then sends what is due. */
async function tick(now: Date): Promise<number> {
  await world.match(now)
  await world.send(now)
  return mails()
}

describe('alerts.told-once: a room tells a person once per alert', () => {
  it('when it is new, not when its rent falls later, and not when it comes back', async () => {
    await world.save(asha)
    const room = await world.list(rohan)
    expect(await tick(wednesday)).toBe(1)
    await world.query('UPDATE rooms SET rent = rent - 500 WHERE id = $1', [room])
    await world.query("UPDATE rooms SET status = 'paused' WHERE id = $1", [room])
    await world.query("UPDATE rooms SET status = 'live' WHERE id = $1", [room])
    expect(await tick(later(wednesday, 1))).toBe(1)
  })

  it('when its rent falls, also into what the search pays', async () => {
    const room = await world.list(rohan, { rent: 12_000 })
    await world.save(asha, { query: 'q=Koramangala&max_rent=10000' })
    await world.save(asha, { query: 'q=Bengaluru' })
    expect(await tick(wednesday)).toBe(0)
    await world.query('UPDATE rooms SET rent = 9500 WHERE id = $1', [room])
    expect(await tick(wednesday)).toBe(1)
    const [mail] = await world.mailsTo(asha)
    expect(mail?.subject).toBe('1 room for 2 of your alerts')
    expect(mail?.text).toContain('The rent fell.')
  })

  it('of rooms listed after the alert alone', async () => {
    await world.list(rohan)
    await world.save(asha)
    await world.list(rohan, { title: 'Another room here' })
    await tick(wednesday)
    expect((await world.mailsTo(asha))[0]?.text).not.toContain('A room with a window')
  })
})

describe('alerts.who-is-told: nobody is told', () => {
  it('of their own room, of a blocked person, of a room that is held back, paused or dearer by now', async () => {
    await world.save(asha, { query: 'q=Koramangala&max_rent=10000' })
    await world.list(asha)
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [meera.id, asha.id])
    await world.list(meera)
    await world.list(rohan, { review_since: 'now()', review_reasons: ['low_rent'] })
    const dearer = await world.list(rohan)
    const paused = await world.list(rohan)
    await world.match()
    await world.query('UPDATE rooms SET rent = 20000 WHERE id = $1', [dearer])
    await world.query("UPDATE rooms SET status = 'paused' WHERE id = $1", [paused])
    expect(await tick(wednesday)).toBe(0)
    await world.query("UPDATE rooms SET status = 'live' WHERE id = $1", [paused])
    await world.query('UPDATE rooms SET review_since = NULL, review_reasons = NULL')
    expect(await tick(wednesday)).toBe(1)
    expect((await world.mailsTo(asha))[0]?.subject).toContain('2 rooms')
  })

  it('by mail before the mailbox is proven, though on their devices', async () => {
    await world.save(asha, { by_push: true })
    await world.list(rohan)
    await world.query('UPDATE auth_users SET email_proven_at = NULL WHERE id = $1', [asha.id])
    const mailed = await tick(wednesday)
    await world.query('UPDATE auth_users SET email_proven_at = now() WHERE id = $1', [asha.id])
    expect([mailed, await world.mailsTo(asha)]).toEqual([0, []])
    expect(world.notified).toHaveLength(1)
  })

  it('while the account is suspended', async () => {
    await world.save(asha, { by_push: true })
    await world.list(rohan)
    await world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [asha.id])
    expect(await tick(wednesday)).toBe(0)
    expect(world.notified).toEqual([])
    await world.query('UPDATE auth_users SET banned_at = NULL WHERE id = $1', [asha.id])
  })

  it('of a paused or deleted alert', async () => {
    const { id } = await world.save(asha)
    await world.list(rohan)
    await world.match()
    await world.change(asha, 'PATCH', id, { paused: true })
    expect(await tick(wednesday)).toBe(0)
    await world.change(asha, 'PATCH', id, { paused: false })
    await world.query('UPDATE alert_dues SET due_at = $1', [wednesday])
    expect(await tick(wednesday)).toBe(1)
  })
})

describe('alerts.quiet-hours and alerts.how-often', () => {
  it.each([
    ['at_once', '2026-12-02T16:29:00Z', 0],
    ['at_once', '2026-12-02T16:31:00Z', 10],
    ['at_once', '2026-12-03T02:00:00Z', 1],
    ['daily', '2026-12-02T05:00:00Z', 22],
    ['daily', '2026-12-02T01:00:00Z', 2],
    // Saturday is 5 December.
    ['weekly', '2026-12-02T05:00:00Z', 70],
    ['weekly', '2026-12-05T05:00:00Z', 166],
  ] as const)('%s, found at %s, comes after %i hours', async (frequency, found, hours) => {
    const now = new Date(found)
    await world.save(asha, { frequency })
    await world.list(rohan)
    if (hours > 0) {
      expect(await tick(now)).toBe(0)
      expect(await tick(later(now, hours - 0.6))).toBe(0)
    }
    expect(await tick(later(now, hours))).toBe(1)
    expect(await tick(later(now, hours + 200))).toBe(1)
  })

  it('sends nothing at night that was due before a stop', async () => {
    await world.save(asha, { frequency: 'daily' })
    await world.list(rohan)
    await world.match(wednesday)
    const nextNight = new Date('2026-12-03T18:00:00Z')
    expect(await tick(nextNight)).toBe(0)
    expect(await tick(later(nextNight, 9))).toBe(1)
  })
})

describe('alerts.daily-limit', () => {
  it('five at once a day; the sixth waits for the morning, with all that came after it', async () => {
    await world.save(asha)
    for (let n = 0; n < 9; n++) {
      await world.list(rohan)
      expect(await tick(later(wednesday, n / 10))).toBe(Math.min(n + 1, 5))
    }
    const morning = new Date('2026-12-03T02:30:00Z')
    expect(await tick(morning)).toBe(6)
    expect((await world.mailsTo(asha))[0]?.subject).toContain('4 rooms')
    await world.list(rohan)
    expect(await tick(later(morning, 1))).toBe(7)
  })

  it('does not hold back what comes once a day', async () => {
    await world.save(asha, { frequency: 'daily' })
    await world.query("INSERT INTO alert_days (user_id, day, sent) VALUES ($1, '2026-12-03', 5)", [asha.id])
    await world.list(rohan)
    await world.match(wednesday)
    expect(await tick(new Date('2026-12-03T02:30:00Z'))).toBe(1)
  })
})

describe('notifications', () => {
  it('go beside mails or instead, and name no room', async () => {
    const { id } = await world.save(asha, { by_mail: false, by_push: true })
    await world.list(rohan)
    expect(await tick(wednesday)).toBe(0)
    expect(world.notified).toEqual([
      {
        ...{ to: asha.id, title: '1 room for your alerts', body: 'New, or cheaper than before' },
        ...{ url: `/alerts/${id}`, tag: 'alerts', lang: 'en-IN' },
        // alerts.quiet-hours: 22:00 in India
        until: new Date(`${wednesday.toISOString().slice(0, 10)}T16:30:00Z`),
      },
    ])
  })
})

describe('alerts.still-looking', () => {
  const ask = (now: Date) => askStillLooking(world.needs, now)
  const afterDays = (count: number) => later(new Date(Date.now()), 24 * count)
  /** The next hour that is not quiet. */
  const awake = (from: Date) => new Date(`${from.toISOString().slice(0, 10)}T06:00:00Z`)

  it('asks once after sixty days, pauses a week later, and goes on with a press', async () => {
    await world.save(asha)
    expect(await ask(awake(afterDays(58)))).toBe(0)
    const asking = awake(afterDays(62))
    expect([await ask(asking), await ask(asking)]).toEqual([1, 0])
    expect((await world.mailsTo(asha)).map(({ subject }) => subject)).toEqual(['Still looking for a room?'])
    await ask(later(asking, 24 * 6))
    expect((await world.alertsOf(asha))[0]?.paused_at).toBeNull()
    await ask(later(asking, 24 * 8))
    expect((await world.alertsOf(asha))[0]?.paused_at).not.toBeNull()
    const token = /alerts\/mails\?token=([^&\s]+)&wish=keep/.exec(
      (await world.mailsTo(asha))[0]?.text ?? '',
    )?.[1]
    const answer = await world.ask({ method: 'PUT', url: '/api/alert-mails', body: { token, wish: 'keep' } })
    expect(answer.json()).toEqual({ wish: 'keep' })
    expect((await world.alertsOf(asha))[0]?.paused_at).toBeNull()
  })

  it('asks everybody else where one cannot be asked', async () => {
    for (const person of [asha, meera]) await world.save(person)
    const add: typeof world.needs.mails.add = async (trx, mail) => {
      if (mail.to === asha.email) throw new Error('no mail')
      await world.needs.mails.add(trx, mail)
    }
    const asking = askStillLooking({ ...world.needs, mails: { add } }, awake(afterDays(62)))
    await expect(asking).rejects.toThrow('no mail')
    expect([await mails(), (await world.mailsTo(meera)).length]).toEqual([0, 1])
  })

  it('shell.reader-language: asks in the language of its reader, by mail and by push', async () => {
    const undo = makeUp('bn')
    await world.query("UPDATE auth_users SET language = 'bn' WHERE id = $1", [asha.id])
    await world.save(asha, { by_push: true })
    await world.save(asha, { by_push: true, name: 'Pune', query: 'q=Pune' })
    await ask(awake(afterDays(62)))
    undo()
    await world.query('UPDATE auth_users SET language = NULL')
    const [mail] = await world.mailsTo(asha)
    expect(latinWords(`${mail?.subject}${mail?.text}`, ['Koramangala', 'Pune'])).toEqual([])
    expect(mail?.text).toMatch(/“(Koramangala|Pune)”, “(Koramangala|Pune)”/)
    const [pushed] = world.notified
    expect([latinWords(`${pushed?.title}${pushed?.body}`), pushed?.lang]).toEqual([[], 'bn-IN'])
  })

  it.each([
    ['opened', 'POST', '/seen', undefined],
    ['changed', 'PATCH', '', { name: 'Near work' }],
  ] as const)('does not ask whoever %s the alert', async (_, method, rest, body) => {
    const { id } = await world.save(asha)
    await world.query("UPDATE alerts SET seen_at = now() - interval '70 days'")
    await world.change(asha, method, `${id}${rest}`, body)
    expect(await ask(awake(afterDays(2)))).toBe(0)
  })
})
