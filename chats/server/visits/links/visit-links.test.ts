import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, meera, rohan } from '../../chat-world.fixture.ts'
import { slotIn, type VisitsWorld, visitsWorld } from '../visits-world.fixture.ts'
import { removeEndedLinks } from './visit-links.queries.ts'

let world: VisitsWorld
beforeAll(async () => {
  world = await visitsWorld()
})
afterAll(() => world.close())
beforeEach(() => world.begin())

const post = (by: { id: string }, url: string) => world.ask({ method: 'POST', url, by: by.id })
const look = (token: string) => world.ask({ url: `/api/visit-links/${token}` })
const linked = async () => {
  const visit = await world.accepted()
  const { token } = (await post(rohan, `/api/visits/${visit.id}/link`)).json()
  return { visit, token }
}

describe('chats.visit-link: a link for somebody trusted', () => {
  it('shows first names, pictures, area and time, never the address; only its hash is kept', async () => {
    const { visit, token } = await linked()
    const shown = await look(token)
    expect(shown.statusCode).toBe(200)
    expect(shown.json()).toMatchObject({
      ...{ state: 'coming', starts_at: visit.starts_at, area: 'Koramangala', back_at: null },
      ...{ name: 'Rohan', other_name: 'Asha' },
    })
    expect(shown.body).not.toContain('7th Cross')
    const stored = await world.query('SELECT * FROM visit_links')
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it('says in the language of the request that a person has no name', async () => {
    const { token } = await linked()
    const url = `/api/visit-links/${token}`
    const read = async (language: string) =>
      (await world.ask({ url, headers: { 'accept-language': language } })).json()
    await world.query('UPDATE user_profiles SET full_name = NULL WHERE id = $1', [asha.id])
    const shown = await Promise.all(['hi', 'ta', 'en'].map(read))
    await world.query('UPDATE user_profiles SET full_name = $2 WHERE id = $1', [asha.id, asha.full_name])
    expect(shown.map(({ other_name }) => other_name)).toEqual([
      ...['एक Basera मेंबर', 'ஒரு Basera உறுப்பினர்', 'A Basera member'],
    ])
    expect(shown.map(({ name }) => name)).toEqual(['Rohan', 'Rohan', 'Rohan'])
  })

  it('needs an agreed time, is taken back, and a new one ends the old one', async () => {
    const offer = await world.offered()
    expect((await post(rohan, `/api/visits/${offer.id}/link`)).statusCode).toBe(409)
    await world.begin()
    const { visit, token } = await linked()
    expect((await post(meera, `/api/visits/${visit.id}/link`)).statusCode).toBe(404)
    const next = (await post(rohan, `/api/visits/${visit.id}/link`)).json().token
    expect((await look(token)).statusCode).toBe(404)
    expect((await look(next)).statusCode).toBe(200)
    await world.ask({ method: 'DELETE', url: `/api/visits/${visit.id}/link`, by: asha.id })
    expect((await look(next)).statusCode).toBe(200)
    await world.ask({ method: 'DELETE', url: `/api/visits/${visit.id}/link`, by: rohan.id })
    expect((await look(next)).statusCode).toBe(404)
  })

  it('says when the visit has begun, is cancelled, and that the person is back', async () => {
    const { visit, token } = await linked()
    await world.pass(visit, 31)
    expect((await look(token)).json().state).toBe('now')
    expect((await post(rohan, `/api/visits/${visit.id}/back`)).json().back_at).not.toBeNull()
    expect((await look(token)).json().state).toBe('back')
    expect((await post(asha, `/api/visits/${visit.id}/back`)).statusCode).toBe(409)
  })

  it('chats.visit-link-end: ends by itself a day after the visit, also where nothing sweeps it', async () => {
    const { visit, token } = await linked()
    await world.pass(visit, 30 + 23)
    expect((await look(token)).statusCode).toBe(200)
    await world.pass(visit, 2)
    expect((await look(token)).statusCode).toBe(404)
    await removeEndedLinks(world.db, 10)
    expect(await world.query('SELECT 1 FROM visit_links')).toEqual([])
  })
})

describe('chats.visit-answer', () => {
  it('is asked of both after the visit and not before; said again, it is changed', async () => {
    const visit = await world.accepted()
    const say = (by: { id: string }, answer: string) =>
      world.ask({ method: 'PUT', url: `/api/visits/${visit.id}/answer`, by: by.id, body: { answer } })
    expect((await say(rohan, 'as_described')).statusCode).toBe(409)
    await world.pass(visit, 31)
    expect((await say(rohan, 'as_described')).json().answer).toBe('as_described')
    expect((await say(rohan, 'different')).json().answer).toBe('different')
    expect((await say(asha, 'no_show')).json().answer).toBe('no_show')
    expect((await say(meera, 'different')).statusCode).toBe(404)
    const { past } = (await world.get(rohan, '/api/me/visits')).json()
    expect(past[0]).toMatchObject({ state: 'past', answer: 'different' })
  })
})

describe('chats.visit-count', () => {
  it('is said of a room from the third answer of a visitor on; listers do not count', async () => {
    const visit = await world.accepted()
    const count = async () => (await world.ask({ url: `/api/rooms/${visit.room_id}/visits` })).json()
    await world.query(
      `INSERT INTO visits SELECT (json_populate_record(visits, json_build_object('id', gen_random_uuid(),
         'client_id', gen_random_uuid(), 'visitor_id', u.id))).*
       FROM visits, (SELECT id FROM user_profiles WHERE id <> $1 AND id <> $2 LIMIT 2) u`,
      [asha.id, rohan.id],
    )
    await world.query("INSERT INTO visit_answers SELECT id, lister_id, 'different' FROM visits")
    await world.query("INSERT INTO visit_answers SELECT id, visitor_id, 'as_described' FROM visits LIMIT 2")
    expect(await count()).toEqual({ visits: null })
    await world.query(
      "INSERT INTO visit_answers SELECT id, visitor_id, 'different' FROM visits ON CONFLICT DO NOTHING",
    )
    expect(await count()).toEqual({ visits: { answered: 3, as_described: 2 } })
  })
})

describe('chats.visit-calendar', () => {
  it('is for agreed visits only', async () => {
    const visit = await world.offered([slotIn(30)])
    expect((await world.get(rohan, `/api/visits/${visit.id}.ics`)).statusCode).toBe(409)
  })
})
