import type { Message, Visit } from '@basera/chats/contract'
import type { Database as Tables } from '@basera/database/types'
import { noLimits } from '@basera/platform/server/limits'
import { openDatabase } from '@basera/platform/server/postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, meera, rohan } from '../chat-world.fixture.ts'
import { visitsFeature } from './visits-feature.ts'
import { slotIn, type VisitsWorld, visitsWorld } from './visits-world.fixture.ts'

let world: VisitsWorld
beforeAll(async () => {
  world = await visitsWorld()
})
afterAll(() => world.close())
beforeEach(() => world.begin())

const visitsIn = async (chat: string): Promise<Visit[]> =>
  (await world.get(asha, `/api/chats/${chat}/visits`)).json().items
const order = ['offered', 'accepted', 'moved', 'cancelled']
const texts = async (chat: string) => (await world.messages(chat)).slice(1).map(({ content }) => content)

describe('chats.visit-slots: times on offer', () => {
  it('are up to three quarter hours of the next 30 days, each once', async () => {
    const chat = await world.startedChat()
    const offSlot = new Date(Date.parse(slotIn(5)) + 60_000).toISOString()
    for (const slots of [
      [],
      [slotIn(1), slotIn(2), slotIn(3), slotIn(4)],
      [slotIn(-2)],
      [slotIn(31 * 24)],
      [slotIn(5), slotIn(5)],
      [offSlot],
    ])
      expect((await world.propose(asha, chat, { slots })).statusCode).toBe(400)
    expect(await texts(chat)).toEqual([])
    const answer = await world.propose(rohan, chat, { slots: [slotIn(9), slotIn(3)] })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ state: 'offered', role: 'visitor', mine: true, starts_at: null })
    expect(answer.json().slots).toEqual([slotIn(3), slotIn(9)])
    expect(world.marks).toHaveLength(1)
  })

  it('need a chat about a room that is listed', async () => {
    await world.listed(rohan)
    const chat = (await world.start(meera, { user_id: rohan.id })).json().id
    expect((await world.propose(meera, chat)).statusCode).toBe(409)
    expect((await world.get(meera, `/api/chats/${chat}/visits`)).json()).toEqual({
      ...{ role: null, visit_address: null, items: [] },
    })
  })
})

describe('chats.visit-messages', () => {
  it('say what happened as facts beside the English text, in the chat and in the list', async () => {
    const visit = await world.accepted([slotIn(30)])
    const moved = await world.change(asha, visit, { action: 'propose', slots: [slotIn(54)] })
    await world.change(asha, moved.json(), { action: 'cancel' })
    const at = slotIn(30)
    const { items } = (await world.call({ url: `/api/chats/${visit.chat_id}/messages`, by: rohan.id })).json()
    const said = (items as Message[]).flatMap(({ visit: one }) => one ?? [])
    expect(said.sort((a, b) => order.indexOf(a.said) - order.indexOf(b.said))).toEqual([
      { said: 'offered', slots: [at] },
      { said: 'accepted', at },
      { said: 'moved', at, slots: [slotIn(54)] },
      { said: 'cancelled', at },
    ])
    expect(await texts(visit.chat_id)).toContainEqual(
      expect.stringMatching(/^The visit on .* is cancelled\.$/),
    )
    const [chat] = (await world.call({ url: '/api/chats', by: asha.id })).json().items
    expect(chat.latest_message_visit).toEqual({ said: 'cancelled', at })
  })
})

describe('chats.visit-once', () => {
  it('a proposal sent again, also at once, is one visit and one message', async () => {
    const chat = await world.startedChat()
    const body = { client_id: crypto.randomUUID(), slots: [slotIn(9)] }
    const answers = await Promise.all([1, 2, 3].map(() => world.propose(rohan, chat, body)))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await visitsIn(chat)).toHaveLength(1)
    expect(await texts(chat)).toHaveLength(1)
  })

  it('a change sent again, also later, is one change and one message', async () => {
    const visit = await world.offered()
    const body = {
      action: 'accept',
      starts_at: visit.slots[0] ?? '',
      change_id: crypto.randomUUID(),
    } as const
    const answers = await Promise.all([1, 2, 3].map(() => world.change(rohan, visit, body)))
    answers.push(await world.change(rohan, visit, body))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(answers.map((answer) => answer.json().version)).toEqual([2, 2, 2, 2])
    expect(await texts(visit.chat_id)).toHaveLength(2)
  })
})

describe('chats.visit-one: a chat has one visit that is not over', () => {
  it('also when both propose at once; after it is cancelled or past there can be another', async () => {
    const chat = await world.startedChat()
    const answers = await Promise.all([world.propose(rohan, chat), world.propose(asha, chat)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const [visit] = await visitsIn(chat)
    await world.change(asha, visit as Visit, { action: 'cancel' })
    const next: Visit = (await world.propose(rohan, chat)).json()
    expect((await world.propose(rohan, chat)).statusCode).toBe(409)
    await world.pass(next, 40)
    expect((await world.propose(rohan, chat)).statusCode).toBe(201)
    expect((await visitsIn(chat)).map(({ state }) => state)).toEqual(['offered', 'past', 'cancelled'])
  })
})

describe('chats.visit-races', () => {
  it('of two changes at once one wins, the other gets a 409 and posts nothing', async () => {
    const visit = await world.offered([slotIn(30), slotIn(40)])
    const answers = await Promise.all([
      world.change(rohan, visit, { action: 'accept', starts_at: visit.slots[0] ?? '' }),
      world.change(asha, visit, { action: 'propose', slots: [slotIn(50)] }),
      world.change(asha, visit, { action: 'cancel' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    const lost = answers.find(({ statusCode }) => statusCode === 409)
    expect(lost?.json().detail).toBe('The visit was changed meanwhile. Look at it again.')
    expect(await texts(visit.chat_id)).toHaveLength(2)
    expect((await visitsIn(visit.chat_id))[0]?.version).toBe(2)
  })
})

describe('chats.visit-move: an agreed visit', () => {
  it('stays at its time until another one is taken, or is kept', async () => {
    const visit = await world.accepted()
    const same = await world.change(rohan, visit, { action: 'propose', slots: [visit.starts_at ?? ''] })
    expect([same.statusCode, same.json().detail]).toEqual([400, 'The visit is at this time already'])
    const asked = (await world.change(rohan, visit, { action: 'propose', slots: [slotIn(60)] })).json()
    expect(asked).toMatchObject({ state: 'changed', starts_at: visit.starts_at, mine: true })
    expect((await world.change(rohan, asked, { action: 'accept', starts_at: slotIn(60) })).statusCode).toBe(
      409,
    )
    const kept = (await world.change(asha, asked, { action: 'keep' })).json()
    expect(kept).toMatchObject({ state: 'accepted', starts_at: visit.starts_at, slots: [] })
    const again = (await world.change(asha, kept, { action: 'propose', slots: [slotIn(70)] })).json()
    const moved = (await world.change(rohan, again, { action: 'accept', starts_at: slotIn(70) })).json()
    expect(moved).toMatchObject({ state: 'accepted', starts_at: slotIn(70), version: 6 })
  })

  it('cannot be changed once its time has come', async () => {
    const visit = await world.accepted()
    await world.pass(visit, 31)
    const late = await world.change(rohan, visit, { action: 'cancel' })
    expect([late.statusCode, late.json().detail]).toEqual([409, 'The time of this visit is over.'])
  })
})

describe('chats.visit-address', () => {
  it('is given to the visitor only while the visit is accepted, and only the lister writes it', async () => {
    const visit = await world.offered()
    const seen = async () => (await world.get(rohan, `/api/chats/${visit.chat_id}/visits`)).json()
    expect((await seen()).items[0].visit_address).toBeNull()
    const written = await world.change(rohan, visit, { action: 'address', visit_address: 'Mine' })
    expect(written.statusCode).toBe(409)
    const agreed = (
      await world.change(rohan, visit, { action: 'accept', starts_at: visit.slots[0] ?? '' })
    ).json()
    expect(agreed.visit_address).toBe('14, 7th Cross')
    await world.change(asha, agreed, { action: 'cancel' })
    expect((await seen()).items[0].visit_address).toBeNull()
    expect((await seen()).visit_address).toBeNull()
    expect((await world.get(asha, `/api/chats/${visit.chat_id}/visits`)).json().visit_address).toBe(
      '14, 7th Cross',
    )
    expect(JSON.stringify(await world.messages(visit.chat_id))).not.toContain('7th Cross')
  })
})

describe('visits of a chat that is closed', () => {
  it('chats.blocked-pair: are not found, and of suspended members not changed', async () => {
    const visit = await world.accepted()
    await world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [asha.id])
    expect((await world.change(rohan, visit, { action: 'cancel' })).statusCode).toBe(409)
    const [shown] = (await world.get(rohan, '/api/me/visits')).json().coming
    expect([shown.visit_address, shown.other.suspended]).toEqual([null, true])
    await world.query('UPDATE auth_users SET banned_at = NULL WHERE id = $1', [asha.id])
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [asha.id, rohan.id])
    for (const by of [asha, rohan]) {
      expect((await world.change(by, visit, { action: 'cancel' })).statusCode).toBe(404)
      expect((await world.get(by, `/api/visits/${visit.id}.ics`)).statusCode).toBe(404)
      expect((await world.get(by, '/api/me/visits')).json()).toEqual({ coming: [], past: [] })
    }
  })

  it('chats.suspended-member: are refused without a second connection to the database', async () => {
    const visit = await world.accepted()
    const single = openDatabase<Tables>({ url: world.url, connections: 1, onError: () => undefined })
    const { needs, listener } = world
    const app = await world.openApp([visitsFeature({ ...needs, db: single.db, limits: noLimits, listener })])
    await world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [asha.id])
    const ask = world.callOf(app)
    const proposal = { client_id: crypto.randomUUID(), slots: [slotIn(30)] }
    const cancel = { action: 'cancel', version: visit.version, change_id: crypto.randomUUID() }
    const [by, url] = [rohan.id, `/api/chats/${visit.chat_id}/visits`]
    expect((await ask({ method: 'POST', url, by, body: proposal })).statusCode).toBe(409)
    const change = { method: 'PATCH', url: `/api/visits/${visit.id}`, by, body: cancel } as const
    expect((await ask(change)).statusCode).toBe(409)
    await world.query('UPDATE auth_users SET banned_at = NULL WHERE id = $1', [asha.id])
    await app.close()
    await single.close()
  })

  it('chats.members-only: are not found by others', async () => {
    const visit = await world.accepted()
    expect((await world.get(meera, `/api/chats/${visit.chat_id}/visits`)).statusCode).toBe(404)
    expect((await world.propose(meera, visit.chat_id)).statusCode).toBe(404)
    expect((await world.change(meera, visit, { action: 'cancel' })).statusCode).toBe(404)
    expect((await world.get(meera, `/api/visits/${visit.id}.ics`)).statusCode).toBe(404)
  })
})

describe('chats.visit-card: a room that is not on offer any more', () => {
  it.each(['paused', 'taken', 'deleted'])('is said of a visit to a room that is %s', async (what) => {
    const { chat_id: chat } = await world.accepted()
    const isListed = async () => (await visitsIn(chat))[0]?.room_listed
    expect(await isListed()).toBe(true)
    if (what === 'deleted') await world.query('UPDATE rooms SET deleted_at = now()')
    else await world.query('UPDATE rooms SET status = $1', [what])
    expect(await isListed()).toBe(false)
  })
})

describe('chats.visit-clash', () => {
  it('is noted where two agreed visits are near to each other in time', async () => {
    const first = await world.accepted([slotIn(30)])
    const other = (await world.start(rohan, { room_id: await world.addRoom(meera) })).json().id
    const offer = (await world.propose(meera, other, { slots: [slotIn(31)] })).json()
    await world.change(rohan, offer, { action: 'accept', starts_at: slotIn(31) })
    const { coming } = (await world.get(rohan, '/api/me/visits')).json()
    expect(coming.map(({ id, clash }: { id: string; clash: unknown }) => [id, clash])).toEqual([
      [first.id, null],
      [offer.id, { minutes: 60, km: null }],
    ])
  })
})

describe('rooms.listing-figures: agreed visits', () => {
  const counted = async (room: string | null) =>
    (await world.query('SELECT visits FROM room_counts WHERE room_id = $1', [room]))[0]?.visits ?? 0

  it('count once, when a time is taken', async () => {
    const visit = await world.offered()
    const { room_id: room } =
      (await world.query('SELECT room_id FROM visits WHERE id = $1', [visit.id]))[0] ?? {}
    expect(await counted(room)).toBe(0)
    const change_id = crypto.randomUUID()
    const accept = { action: 'accept', starts_at: visit.slots[0] ?? '', change_id } as const
    await world.change(rohan, visit, accept)
    await world.change(rohan, visit, accept)
    const agreed = (await visitsIn(visit.chat_id))[0] as Visit
    await world.change(asha, agreed, { action: 'propose', slots: [slotIn(50)] })
    const moved = (await visitsIn(visit.chat_id))[0] as Visit
    await world.change(rohan, moved, { action: 'accept', starts_at: slotIn(50) })
    expect(await counted(room)).toBe(1)
  })
})
