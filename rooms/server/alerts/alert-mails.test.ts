import { isTokenOfAll } from '@basera/alerts/contract'
import { alertToken, alertTokenSubject, sendAlerts } from '@basera/alerts/testing'
import { latinWords, makeUp } from '@basera/platform/testing/made-up-language'
import { dice, nowhere } from '@basera/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, rohan } from '../room-world.fixture.ts'
import { type AlertsWorld, alertsWorld, secrets, wednesday } from './alerts-world.fixture.ts'
import { roomAlerts } from './room-alerts.ts'

let world: AlertsWorld
beforeAll(async () => {
  world = await alertsWorld()
})
afterAll(() => world.close())
beforeEach(() => world.begin())

async function mailed(rooms: readonly object[] = [{}]) {
  for (const room of rooms) await world.list(rohan, room)
  await world.match()
  await world.send()
  const [mail] = await world.mailsTo(asha)
  if (!mail) throw new Error('There is no mail.')
  return mail
}

const wish = (token: string, kind: string) =>
  world.ask({ method: 'PUT', url: '/api/alert-mails', body: { token, wish: kind } })
const one = async () => (await world.alertsOf(asha))[0]

describe('alerts.mail-contents', () => {
  it('says what was found, with a link to each room, the search, and a text part', async () => {
    const { id } = await world.save(asha, { name: 'Koramangala, within 5 km', frequency: 'at_once' })
    const { subject, text, html } = await mailed([{ rent: 14_500 }, { rent: 7800, title: 'Twin sharing' }])
    expect(subject).toBe('2 rooms for “Koramangala, within 5 km”, from ₹7,800')
    for (const part of [text, html]) {
      expect(part).toContain('₹14,500 a month: A room with a window')
      expect(part).toContain(`https://basera.test/alerts/${id}`)
      expect(part).toContain('https://basera.test/room/e0000000-0000-4000-8000-')
      expect(part).toContain('Basera never asks for money')
    }
    expect(text).toContain('You get this as soon as there is a room because you saved')
    expect(html).not.toContain('<img')
  })

  it('shows six rooms at most, each once, also for two alerts', async () => {
    await world.save(asha)
    await world.save(asha, { name: 'All of Bengaluru', query: 'q=Bengaluru' })
    const { subject, text } = await mailed(Array.from({ length: 9 }, (_, n) => ({ rent: 5000 + n })))
    expect(subject).toBe('9 rooms for 2 of your alerts')
    expect(text.match(/basera\.test\/room\//g)).toHaveLength(6)
    expect(text).toContain('And 3 more.')
  })

  it('shell.reader-language: is in the language of its reader, as is the notification', async () => {
    const undo = makeUp('bn')
    await world.query("UPDATE auth_users SET language = 'bn' WHERE id = $1", [asha.id])
    const names = ['Koramangala', 'Bengaluru', '1st Main', 'A room with a window', 'Everywhere']
    await world.save(asha, { by_push: true })
    const one = await mailed([{ rent: 125_000 }])
    await world.save(asha, { name: 'Everywhere', query: 'q=Bengaluru' })
    await world.query('DELETE FROM outbox_messages')
    const many = await mailed(Array.from({ length: 8 }, (_, n) => ({ rent: 5000 + n })))
    undo()
    await world.query('UPDATE auth_users SET language = NULL')
    for (const { subject, text } of [one, many]) expect(latinWords(subject + text, names)).toEqual([])
    expect(one.subject).toContain('₹1,25,000')
    expect(one.html).toContain('<html lang="bn-IN"')
    const [pushed] = world.notified
    expect([latinWords(`${pushed?.title}${pushed?.body}`), pushed?.lang]).toEqual([[], 'bn-IN'])
  })

  it('makes no link of what people type', async () => {
    await world.save(asha, { name: 'http://evil.example' })
    const { text, html } = await mailed([
      { title: 'Write to me@evil.example', address: 'www.evil.example/x' },
    ])
    for (const part of [text, html]) expect(part).not.toMatch(/evil\.example/)
  })
})

describe('alerts.mail-links', () => {
  const tokenIn = (text: string) => /alerts\/mails\?token=([^&\s]+)&wish=stop/.exec(text)?.[1] ?? ''

  it('makes the alert weekly, pauses it, stops its mails, and goes on, without a session', async () => {
    await world.save(asha)
    const token = tokenIn((await mailed()).text)
    expect((await wish(token, 'weekly')).json()).toEqual({ wish: 'weekly' })
    expect(await one()).toMatchObject({ frequency: 'weekly', paused_at: null })
    await wish(token, 'pause')
    expect((await one())?.paused_at).not.toBeNull()
    await wish(token, 'stop')
    expect((await one())?.by_mail).toBe(false)
    await wish(token, 'weekly')
    expect(await one()).toMatchObject({ by_mail: true, paused_at: null })
    await wish(token, 'pause')
    await wish(token, 'keep')
    expect(await one()).toMatchObject({ by_mail: true, paused_at: null })
  })

  it('of a mail about several alerts makes these weekly, and pauses or stops all of them', async () => {
    await world.save(asha)
    await world.save(asha, { query: 'q=Bengaluru' })
    await world.save(asha, { query: 'q=Kochi', frequency: 'daily' })
    const { text } = await mailed()
    const weekly = /alerts\/mails\?token=([^&\s]+)&wish=weekly/.exec(text)?.[1] ?? ''
    await wish(weekly, 'weekly')
    const often = (await world.alertsOf(asha)).map(({ frequency }) => frequency)
    expect(often.sort()).toEqual(['daily', 'weekly', 'weekly'])
    await wish(tokenIn(text), 'stop')
    expect((await world.alertsOf(asha)).map(({ by_mail }) => by_mail)).toEqual([false, false, false])
  })

  it('RFC 8058: one press of the mail program stops the mails; opening the address changes nothing', async () => {
    await world.save(asha)
    await mailed()
    const { headers } = world.queued[0] ?? {}
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const url = /<https:\/\/basera\.test([^>]+)>/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    const opened = await world.alertsApp.inject({ url })
    expect([opened.statusCode, opened.headers.location]).toEqual([
      303,
      expect.stringContaining('/alerts/mails?token='),
    ])
    expect((await one())?.by_mail).toBe(true)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'List-Unsubscribe=One-Click'
    expect((await world.alertsApp.inject({ method: 'POST', url, headers: form, payload })).statusCode).toBe(
      204,
    )
    expect((await one())?.by_mail).toBe(false)
  })

  it('refuses a token that is none of ours, and one whose alert is gone', async () => {
    const { id } = await world.save(asha)
    const token = alertToken(secrets, { alertIds: [id] })
    expect(alertTokenSubject(secrets, token)).toEqual({ alertIds: [id] })
    expect([token, alertToken(secrets, { userId: id })].map(isTokenOfAll)).toEqual([false, true])
    const next = dice(3)
    for (let n = 0; n < 200; n++) {
      const at = Math.floor(next() * token.length)
      const broken = token.slice(0, at) + (token[at] === 'a' ? 'b' : 'a') + token.slice(at + 1)
      expect(alertTokenSubject(secrets, broken)).toBeUndefined()
    }
    for (const bad of [
      'x',
      `${token}x`,
      token.replace('a.', 'm.'),
      alertToken(secrets, { alertIds: [nowhere] }),
    ])
      expect((await wish(bad, 'stop')).json().code).toBe('link_expired')
    expect((await wish(token, 'delete')).json().code).toBe('validation_failed')
    await world.change(asha, 'DELETE', id)
    expect((await wish(token, 'keep')).json().code).toBe('link_expired')
  })
})

describe('what is due', () => {
  it('goes to nobody where rooms are for members and the phone is not verified (alerts.who-is-told)', async () => {
    await world.save(asha)
    await world.list(rohan)
    await world.match()
    await world.query('UPDATE user_profiles SET phone_verified = false WHERE id = $1', [asha.id])
    const kinds = [roomAlerts({ places: world.places, showsRooms: false })]
    await sendAlerts({ ...world.needs, kinds }, wednesday)
    expect(await world.mailsTo(asha)).toEqual([])
    await world.query('UPDATE user_profiles SET phone_verified = true WHERE id = $1', [asha.id])
  })
})
