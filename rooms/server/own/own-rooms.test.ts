import { randomUUID } from 'node:crypto'
import { ownRoomSentences, roomSentences } from '@basera/rooms/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, meera, type RoomWorld, rohan, roomWorld } from '../room-world.fixture.ts'
import { someListing } from '../some-listing.fixture.ts'

let world: RoomWorld
beforeAll(async () => {
  world = await roomWorld(0)
})
afterAll(() => world.close())

const list = (body: object = someListing, by = asha.id) =>
  world.call({ method: 'POST', url: '/api/rooms', body, by })
const listed = async (by = asha.id, fields: object = {}) =>
  (await list({ ...someListing, ...fields }, by)).json().id as string
const patch = (id: string, body: object, by = asha.id) =>
  world.call({ method: 'PATCH', url: `/api/rooms/${id}`, body, by })
const own = async (id: string, by = asha.id) => (await world.call({ url: `/api/me/rooms/${id}`, by })).json()
const row = async (id: string) => (await world.query('SELECT * FROM rooms WHERE id = $1', [id])).rows[0]
const act = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, by = asha.id) =>
  world.call({ method, url: `/api/rooms/${path}`, body, by })
const found = async (id: string) =>
  (await world.get('/api/rooms?limit=50')).json().items.some((one: { id: string }) => one.id === id)

describe('POST /api/rooms', () => {
  it('rooms.listing-fields: lists a room with all its fields for its lister, exact point included', async () => {
    const answer = await list()
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      ...someListing,
      user_id: asha.id,
      status: 'live',
      version: 1,
      in_search: true,
      asks_confirmation: false,
      views: 0,
      contacts: 0,
      images: [],
    })
    expect(await found(answer.json().id)).toBe(true)
  })

  it('rooms.sum-default: deposit and bills default to 0, everything else to what the table says', async () => {
    const { title, address, rent, available_from, current_tenants, max_tenants } = someListing
    const least = { title, address, rent, available_from, current_tenants, max_tenants }
    expect((await list(least)).json()).toMatchObject({
      ...least,
      deposit: 0,
      bills_estimate: 0,
      description: null,
      latitude: null,
      longitude: null,
      gender_preference: 'any',
      wifi_included: false,
      music_allowed: false,
      custom_amenities: [],
    })
  })

  it('rooms.listed-once: is one room however often it is sent: 50 at once with one client_id, and once more later', async () => {
    const body = { ...someListing, client_id: randomUUID() }
    const before = (await world.query('SELECT count(*) AS n FROM rooms')).rows[0].n
    const answers = await Promise.all(Array.from({ length: 50 }, () => list(body)))
    answers.push(await list({ ...body, title: 'Sent again with other words' }))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(new Set(answers.map((answer) => answer.json().title)).size).toBe(1)
    expect((await world.query('SELECT count(*) AS n FROM rooms')).rows[0].n).toBe(before + 1)
  })

  it('keeps the client_ids of different people apart', async () => {
    const body = { ...someListing, client_id: randomUUID() }
    const [first, second] = [(await list(body, rohan.id)).json().id, (await list(body, asha.id)).json().id]
    expect(first).not.toBe(second)
    for (const [by, id] of [
      [asha.id, second],
      [rohan.id, first],
    ])
      expect((await list(body, by)).json().id).toBe(id)
  })

  it('does not list again what was deleted since', async () => {
    const body = { ...someListing, client_id: randomUUID() }
    await act('DELETE', (await list(body)).json().id)
    const answer = await list(body)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'conflict', detail: ownRoomSentences.wasDeleted },
    ])
  })

  it.each([
    [{ title: '' }, 'title', roomSentences.titleRequired],
    [{ title: 'Too short' }, 'title', roomSentences.titleShort],
    [{ description: 'x'.repeat(501) }, 'description', roomSentences.descriptionLong],
    [{ address: ' ' }, 'address', roomSentences.addressRequired],
    [{ rent: '' }, 'rent', roomSentences.rentRequired],
    [{ rent: 999 }, 'rent', roomSentences.rentLow],
    [{ deposit: -1 }, 'deposit', roomSentences.depositNegative],
    [{ bills_estimate: -1 }, 'bills_estimate', roomSentences.billsNegative],
    [{ available_from: '' }, 'available_from', roomSentences.dateRequired],
    [{ current_tenants: null }, 'current_tenants', roomSentences.currentTenantsRequired],
    [{ current_tenants: -1 }, 'current_tenants', roomSentences.currentTenantsNegative],
    [{ max_tenants: null }, 'max_tenants', roomSentences.maxTenantsRequired],
    [{ max_tenants: 0, current_tenants: 0 }, 'max_tenants', roomSentences.maxTenantsLow],
    [{ current_tenants: 4 }, 'current_tenants', roomSentences.tenantsOrder],
    [{ user_id: rohan.id }, 'user_id', 'Is not a known field'],
    [{ status: 'taken' }, 'status', 'Is not a known field'],
    [{ client_id: 'once' }, 'client_id', undefined],
  ])('rooms.listing-fields: refuses %j', async (change, field, message) => {
    const answer = await list({ ...someListing, ...change })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
    const errors = answer.json().errors.filter((one: { field: string }) => one.field === field)
    expect(errors).not.toEqual([])
    if (message) expect(errors[0].message).toBe(message)
  })
})

describe('PATCH /api/rooms/{id}', () => {
  it('rooms.edit-version: changes what is sent and nothing else, and counts the edit', async () => {
    const id = await listed()
    const before = await row(id)
    const answer = await patch(id, { title: 'Short', rent: 1, description: '', custom_amenities: [' Lift '] })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        title: 'Short',
        rent: 1,
        description: null,
        custom_amenities: ['Lift'],
        version: 2,
        wifi_included: true,
      },
    ])
    const after = await row(id)
    expect(after.updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime())
    const changed = [
      'title',
      'rent',
      'total_monthly',
      'description',
      'custom_amenities',
      'version',
      'updated_at',
      'confirmed_at',
    ]
    const rest = (value: object) => Object.entries(value).filter(([name]) => !changed.includes(name))
    expect(rest(after)).toEqual(rest(before))
  })

  it.each([
    [{ rent: null }, 'rent', roomSentences.editRentRequired],
    [{ rent: 0 }, 'rent', roomSentences.editRentLow],
    [{ title: ' ' }, 'title', roomSentences.titleRequired],
    [{ max_tenants: '' }, 'max_tenants', roomSentences.maxTenantsRequired],
    [{ latitude: 12 }, 'latitude', roomSentences.pointWhole],
    [{ version: 0 }, 'version', undefined],
    [{ id: randomUUID() }, 'id', 'Is not a known field'],
  ])('rooms.listing-fields: an edit refuses %j', async (change, field, message) => {
    const answer = await patch(await listed(), change)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
    expect(answer.json().errors[0]).toMatchObject({ field, ...(message ? { message } : {}) })
  })

  it('rooms.tenants-order: "Current tenants cannot exceed maximum tenants", also against what is stored', async () => {
    const id = await listed()
    for (const change of [{ current_tenants: 4 }, { max_tenants: 0 + 1, current_tenants: 2 }]) {
      const answer = await patch(id, change)
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        [{ field: 'current_tenants', message: roomSentences.tenantsOrder }],
      ])
    }
    await patch(id, { current_tenants: 3 })
    expect((await patch(id, { max_tenants: 2 })).json().errors[0].message).toBe(roomSentences.tenantsOrder)
    expect(await own(id)).toMatchObject({ current_tenants: 3, max_tenants: 3, version: 2 })
  })

  it('never lets two edits at once break a rule between fields', async () => {
    const id = await listed()
    await Promise.all([patch(id, { current_tenants: 3 }), patch(id, { max_tenants: 1 })])
    const { current_tenants, max_tenants } = await own(id)
    expect(current_tenants).toBeLessThanOrEqual(max_tenants)
  })

  it('refuses half a point against what is stored', async () => {
    const id = await listed(asha.id, { latitude: null, longitude: null })
    expect((await patch(id, { latitude: null })).statusCode).toBe(200)
    const other = await listed()
    const answer = await patch(other, { latitude: null })
    expect([answer.statusCode, answer.json().errors?.[0].message]).toEqual([400, roomSentences.pointWhole])
  })

  it('with version: of ten edits of one state one wins, the others are told', async () => {
    const id = await listed()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => patch(id, { version: 1, rent: 5000 + n })),
    )
    const statuses = answers.map((answer) => answer.statusCode).toSorted()
    expect(statuses).toEqual([200, ...Array(9).fill(409)])
    const refused = answers.find((answer) => answer.statusCode === 409)?.json()
    expect(refused).toMatchObject({ code: 'conflict', detail: ownRoomSentences.changedElsewhere })
    expect((await own(id)).version).toBe(2)
  })

  it('with version: the same edit sent again finds itself done', async () => {
    const id = await listed()
    const edit = {
      version: 1,
      rent: 7000,
      custom_amenities: ['Lift', 'Balcony'],
      latitude: 13.1,
      longitude: 77.1,
    }
    expect((await patch(id, edit)).json().version).toBe(2)
    const again = await patch(id, edit)
    expect([again.statusCode, again.json().version]).toEqual([200, 2])
  })
})

describe('the life of a room', () => {
  it('rooms.status-words: PUT status: paused and taken rooms leave search, their page stays and says so', async () => {
    const id = await listed()
    for (const status of ['paused', 'taken'] as const) {
      expect((await act('PUT', `${id}/status`, { status })).json()).toMatchObject({
        status,
        in_search: false,
      })
      expect(await found(id)).toBe(false)
      const page = await world.get(`/api/rooms/${id}`)
      expect([page.statusCode, page.json().status]).toEqual([200, status])
    }
    expect((await act('PUT', `${id}/status`, { status: 'live' })).json().in_search).toBe(true)
    expect(await found(id)).toBe(true)
    expect((await act('PUT', `${id}/status`, { status: 'sold' })).statusCode).toBe(400)
  })

  it('rooms.confirm-on-offer: asks after 30 days, tells when the room leaves search, and takes a confirmation', async () => {
    const id = await listed()
    await world.query(
      "UPDATE rooms SET confirmed_at = now() - interval '46 days', lapsed = true WHERE id = $1",
      [id],
    )
    const before = await own(id)
    expect(before).toMatchObject({ status: 'live', asks_confirmation: true, in_search: false })
    expect(new Date(before.leaves_search_at).getTime()).toBeLessThan(Date.now())
    expect(await found(id)).toBe(false)
    const after = (await act('POST', `${id}/confirm`)).json()
    expect(after).toMatchObject({ asks_confirmation: false, in_search: true, version: 1 })
    expect((await world.get(`/api/rooms/${id}`)).json().confirmed_at).toBe(after.confirmed_at)
    expect(await found(id)).toBe(true)
  })

  it('DELETE hides a room everywhere at once, and may be sent again', async () => {
    const id = await listed()
    await world.call({ method: 'PUT', url: `/api/me/saved-rooms/${id}`, by: rohan.id })
    expect((await act('DELETE', id)).statusCode).toBe(204)
    expect((await act('DELETE', id)).statusCode).toBe(204)
    expect(await found(id)).toBe(false)
    expect((await world.get(`/api/rooms/${id}`)).statusCode).toBe(404)
    expect((await world.call({ url: `/api/me/rooms/${id}`, by: asha.id })).statusCode).toBe(404)
    const mine = (await world.call({ url: '/api/me/rooms?limit=50', by: asha.id })).json()
    expect(mine.items.some((one: { id: string }) => one.id === id)).toBe(false)
    for (const [method, path, body] of [
      ['PUT', `${id}/status`, { status: 'live' }],
      ['POST', `${id}/confirm`, undefined],
      ['POST', `${id}/view`, undefined],
    ] as const)
      expect((await act(method, path, body)).statusCode).toBe(404)
    expect((await patch(id, { rent: 5 })).statusCode).toBe(404)
    const saved = (await world.call({ url: '/api/me/saved-rooms', by: rohan.id })).json().items
    expect(saved.find((one: { room_id: string }) => one.room_id === id)).toMatchObject({ room: null })
  })

  it('rooms.delete-undo: restore brings a room back for a minute, and not after it', async () => {
    const id = await listed()
    await act('DELETE', id)
    const back = await act('POST', `${id}/restore`)
    expect([back.statusCode, back.json().in_search]).toEqual([200, true])
    expect((await act('POST', `${id}/restore`)).statusCode).toBe(200)
    await act('DELETE', id)
    await world.query("UPDATE rooms SET deleted_at = now() - interval '61 seconds' WHERE id = $1", [id])
    expect((await act('POST', `${id}/restore`)).statusCode).toBe(404)
    expect(await found(id)).toBe(false)
  })

  it('keeps what was paused paused, through deletion and return', async () => {
    const id = await listed()
    await act('PUT', `${id}/status`, { status: 'paused' })
    await act('DELETE', id)
    expect((await act('POST', `${id}/restore`)).json()).toMatchObject({ status: 'paused', in_search: false })
  })

  it('the flag of search cannot be set by hand', async () => {
    const id = await listed()
    await world.query('UPDATE rooms SET searchable = false WHERE id = $1', [id])
    expect((await row(id)).searchable).toBe(true)
  })
})

describe('GET /api/me/rooms', () => {
  it('rooms.own-list: pages through one’s own rooms, newest first, none twice and none missing', async () => {
    const ids: string[] = []
    for (let n = 0; n < 7; n++) ids.unshift(await listed(meera.id, { title: `A room numbered ${n}` }))
    // Equal moments are told apart by id.
    await world.query("UPDATE rooms SET created_at = '2026-10-01' WHERE id = ANY($1)", [ids.slice(4)])
    const expected = [...ids.slice(0, 4), ...ids.slice(4).toSorted()]
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const url: string = `/api/me/rooms?limit=2${cursor ? `&cursor=${cursor}` : ''}`
      const page: {
        items: { id: string }[]
        next_cursor: string | null
        total: number
        total_is_exact: boolean
      } = (await world.call({ url, by: meera.id })).json()
      expect([page.total, page.total_is_exact]).toEqual([7, true])
      seen.push(...page.items.map((one: { id: string }) => one.id))
      cursor = page.next_cursor
    } while (cursor)
    expect(seen).toEqual(expected)
  })

  it.each(['', 'x', 'W10', Buffer.from('["saved",1,"b"]').toString('base64url')])(
    'refuses the cursor %j',
    async (cursor) => {
      const answer = await world.call({ url: `/api/me/rooms?cursor=${cursor}`, by: meera.id })
      expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'cursor'])
    },
  )
})
