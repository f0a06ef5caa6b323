import { randomUUID } from 'node:crypto'
import {
  type Shortlist,
  shortlistCommentsMax,
  shortlistRoomsMax,
  shortlistsMax,
} from '@basera/rooms/contract'
import { nowhere } from '@basera/testkit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { roomsPersonalData } from '../personal-data.ts'
import { asha, meera, nina, type Person, rohan } from '../room-world.fixture.ts'
import { commentSubject } from './comment-subject.ts'
import { type ShortlistsWorld, shortlistsWorld } from './shortlists-world.fixture.ts'

let world: ShortlistsWorld
beforeAll(async () => {
  world = await shortlistsWorld()
})
afterAll(() => world.close())
beforeEach(() => world.begin())

const read = async (by: Person, id: string): Promise<Shortlist> =>
  (await world.ofList(by, 'GET', `/${id}`)).json()
const status = async (by: Person, id: string) => (await world.ofList(by, 'GET', `/${id}`)).statusCode
const comment = (by: Person, list: string, room: string, text = 'Nice light', id: string = randomUUID()) =>
  world.ofList(by, 'POST', `/${list}/rooms/${room}/comments`, { id, text })
const codes = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted()

describe('rooms.shortlist-held: a shortlist', () => {
  it('is made once, however often it is sent', async () => {
    const body = { id: randomUUID(), name: ' Near work ', room_ids: await world.list(2) }
    const answers = await Promise.all([1, 2, 3].map(() => world.ofList(rohan, 'POST', '', body)))
    expect(codes(answers)).toEqual([201, 201, 201])
    const { items } = (await world.ofList(rohan, 'GET')).json()
    expect(items).toMatchObject([
      { name: 'Near work', rooms: 2, is_shared: false, members: [{ name: 'Rohan' }] },
    ])
    expect((await world.ofList(meera, 'POST', '', body)).statusCode).toBe(409)
  })

  it('is of those who hold it: to others it is not there, and it asks for a verified number', async () => {
    const [room = ''] = await world.list(1)
    const id = await world.make(rohan, [room])
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['DELETE', '', undefined],
      ['PUT', '/link', { names: false }],
      ['DELETE', '/link', undefined],
      ['PUT', '/invitation', undefined],
      ['DELETE', '/invitation', undefined],
      ['PUT', `/rooms/${room}`, undefined],
      ['PATCH', `/rooms/${room}`, { struck: true }],
      ['DELETE', `/rooms/${room}`, undefined],
      ['POST', `/rooms/${room}/comments`, { id: nowhere, text: 'A' }],
      ['DELETE', `/comments/${nowhere}`, undefined],
    ] as const) {
      const url = `/api/me/shortlists/${id}${path}`
      const asked = { method, url, ...(body && { body }) }
      const answers = [await world.ask({ ...asked, by: meera.id }), await world.ask(asked)]
      expect(
        answers.map(({ statusCode }) => statusCode),
        `${method} ${path}`,
      ).toEqual([404, 401])
      expect([403, 404]).toContain((await world.ask({ ...asked, by: nina.id })).statusCode)
    }
    const made = { method: 'POST', url: '/api/me/shortlists', by: nina.id } as const
    expect((await world.ask({ ...made, body: { id, name: 'A', room_ids: [] } })).statusCode).toBe(403)
    expect((await read(rohan, id)).rooms).toHaveLength(1)
  })

  it('passes over rooms that its member cannot see, and says of those that are gone that they are', async () => {
    const [room = '', gone = ''] = await world.list(2)
    const id = await world.make(rohan, [nowhere, room, room, gone])
    await world.query('UPDATE rooms SET deleted_at = now() WHERE id = $1', [gone])
    expect((await read(rohan, id)).rooms.map(({ room_id, room: card }) => [room_id, card?.id])).toEqual([
      [room, room],
      [gone, undefined],
    ])
    expect((await world.ofList(rohan, 'PUT', `/${id}/rooms/${nowhere}`)).statusCode).toBe(404)
  })

  it('ends with the last who leaves, also when both leave at once', async () => {
    const id = await world.together(meera, await world.list(1))
    const answers = await Promise.all([rohan, meera].map((one) => world.ofList(one, 'DELETE', `/${id}`)))
    expect(codes(answers)).toEqual([204, 204])
    expect((await world.query('SELECT FROM shortlists')).rowCount).toBe(0)
  })
})

describe('rooms.shortlist-together: two people with one shortlist', () => {
  it('both add, comment, strike out and take back in', async () => {
    const [first = '', second = ''] = await world.list(2)
    const id = await world.together(meera, [first])
    await world.ofList(meera, 'PUT', `/${id}/rooms/${second}`)
    await comment(meera, id, first, ' Too far ')
    await comment(rohan, id, first, 'Agreed')
    await world.ofList(rohan, 'PATCH', `/${id}/rooms/${first}`, { struck: true })
    const list = await read(meera, id)
    expect(list.members.map(({ name }) => name)).toEqual(['Rohan', 'Meera'])
    expect(list.rooms.map(({ room_id, added_by, struck_by }) => [room_id, added_by, struck_by])).toEqual([
      [second, meera.id, null],
      [first, rohan.id, rohan.id],
    ])
    expect(list.rooms[1]?.comments.map(({ user_id, text }) => [user_id, text])).toEqual([
      [meera.id, 'Too far'],
      [rohan.id, 'Agreed'],
    ])
    await world.ofList(meera, 'PATCH', `/${id}/rooms/${first}`, { struck: true })
    expect((await read(meera, id)).rooms[1]?.struck_by).toBe(rohan.id)
    await world.ofList(meera, 'PATCH', `/${id}/rooms/${first}`, { struck: false })
    expect((await read(meera, id)).rooms.map(({ room_id }) => room_id)).toEqual([first, second])
    await world.ofList(rohan, 'DELETE', `/${id}/rooms/${first}`)
    expect((await read(meera, id)).rooms.map(({ room_id }) => room_id)).toEqual([second])
  })

  it('a double press adds and comments once', async () => {
    const [room = ''] = await world.list(1)
    const id = await world.together(meera)
    const add = () => world.ofList(rohan, 'PUT', `/${id}/rooms/${room}`)
    expect(codes(await Promise.all([add(), add(), add()]))).toEqual([200, 200, 200])
    const mine = randomUUID()
    const say = () => comment(rohan, id, room, 'Once', mine)
    expect(codes(await Promise.all([say(), say(), say()]))).toEqual([200, 200, 200])
    expect((await read(meera, id)).rooms.map(({ comments }) => comments.length)).toEqual([1])
    expect((await comment(meera, id, room, 'Mine', mine)).statusCode).toBe(409)
    await world.ofList(meera, 'DELETE', `/${id}/comments/${mine}`)
    expect((await read(meera, id)).rooms[0]?.comments).toHaveLength(1)
    await world.ofList(rohan, 'DELETE', `/${id}/comments/${mine}`)
    expect((await read(meera, id)).rooms[0]?.comments).toHaveLength(0)
  })

  it('who leaves takes along comments and links; the other keeps the rooms', async () => {
    const [room = ''] = await world.list(1)
    const id = await world.together(meera, [room])
    await comment(rohan, id, room)
    await comment(meera, id, room)
    await world.share(rohan, id, true)
    expect((await world.ofList(rohan, 'DELETE', `/${id}`)).statusCode).toBe(204)
    expect(await status(rohan, id)).toBe(404)
    const left = await read(meera, id)
    expect([left.members.length, left.link, left.rooms[0]?.comments.length]).toEqual([1, null, 1])
    expect((await world.accept(asha, await world.invite(meera, id))).statusCode).toBe(200)
  })

  it('a block takes off who joined', async () => {
    const [room = ''] = await world.list(1)
    for (const [blocker, blocked] of [
      [rohan, meera],
      [meera, rohan],
    ] as const) {
      const id = await world.together(meera, [room])
      await comment(meera, id, room)
      await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [
        blocker.id,
        blocked.id,
      ])
      expect(await status(meera, id)).toBe(404)
      expect((await read(rohan, id)).rooms[0]?.comments).toEqual([])
      expect((await read(rohan, id)).members).toHaveLength(1)
      await world.query('DELETE FROM blocks')
    }
  })

  it('a suspended member is not named, and their comments are not shown', async () => {
    const [room = ''] = await world.list(1)
    const id = await world.together(meera, [room])
    await comment(meera, id, room)
    await world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [meera.id])
    const list = await read(rohan, id)
    await world.query('UPDATE auth_users SET banned_at = NULL WHERE id = $1', [meera.id])
    expect([list.members[1]?.name, list.rooms[0]?.comments]).toEqual([null, []])
  })
})

describe('rooms.shortlist-invitation: an invitation', () => {
  it('says who invites, and is accepted by one member, once', async () => {
    const id = await world.make(rohan, await world.list(2))
    const token = await world.invite(rohan, id)
    const shown = await world.ask({ url: `/api/shortlist-invitations/${token}`, by: meera.id })
    expect(shown.json()).toEqual({ name: 'Rohan', rooms: 2, is_member: false })
    const answers = await Promise.all([asha, meera, asha, meera].map((one) => world.accept(one, token)))
    expect(codes(answers).slice(0, 1)).toEqual([200])
    expect(codes(answers).at(-1)).toBe(404)
    expect((await read(rohan, id)).members).toHaveLength(2)
    expect((await world.accept(asha, token)).statusCode).toBe(404)
    expect((await world.ofList(rohan, 'PUT', `/${id}/invitation`)).statusCode).toBe(409)
  })

  it('ends when it is taken back, made anew, or seven days old, and when its account is suspended', async () => {
    const id = await world.make(rohan)
    const first = await world.invite(rohan, id)
    const second = await world.invite(rohan, id)
    expect((await world.accept(meera, first)).statusCode).toBe(404)
    await world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [rohan.id])
    expect((await world.accept(meera, second)).statusCode).toBe(404)
    await world.query('UPDATE auth_users SET banned_at = NULL WHERE id = $1', [rohan.id])
    await world.query("UPDATE shortlists SET invited_at = now() - interval '7 days'")
    expect((await world.accept(meera, second)).statusCode).toBe(404)
    expect((await read(rohan, id)).invitation).toBeNull()
    const third = await world.invite(rohan, id)
    await world.ofList(rohan, 'DELETE', `/${id}/invitation`)
    expect((await world.accept(meera, third)).statusCode).toBe(404)
  })

  it('does nothing for who is in already, and does not work between people with a block', async () => {
    const id = await world.make(rohan)
    const token = await world.invite(rohan, id)
    expect((await world.accept(rohan, token)).json().members).toHaveLength(1)
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [meera.id, rohan.id])
    expect((await world.accept(meera, token)).statusCode).toBe(404)
    expect((await world.ask({ url: `/api/shortlist-invitations/${token}`, by: meera.id })).statusCode).toBe(
      404,
    )
  })

  it('accepted while a block is made, never leaves the two together', async () => {
    for (let n = 0; n < 8; n++) {
      const id = await world.make(rohan)
      const token = await world.invite(rohan, id)
      await Promise.all([
        world.accept(meera, token),
        world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [rohan.id, meera.id]),
      ])
      expect((await read(rohan, id)).members).toHaveLength(1)
      await world.begin()
    }
  })
})

describe('rooms.shortlist-limits: limits', () => {
  it('a member holds five shortlists, made or joined', async () => {
    for (let n = 0; n < shortlistsMax - 1; n++) await world.make(meera)
    const tokens = [
      await world.invite(rohan, await world.make(rohan)),
      await world.invite(asha, await world.make(asha)),
    ]
    const answers = await Promise.all(tokens.map((token) => world.accept(meera, token)))
    expect(codes(answers)).toEqual([200, 409])
    const one = await world.ofList(meera, 'POST', '', { id: randomUUID(), name: 'A', room_ids: [] })
    expect([one.statusCode, one.json().code]).toEqual([409, 'limit_reached'])
  })

  it('a shortlist has room for 50 rooms and 200 comments of 300 characters', async () => {
    const rooms = await world.list(shortlistRoomsMax + 2)
    const id = await world.make(rohan, rooms.slice(0, shortlistRoomsMax - 1))
    const added = await Promise.all(
      rooms.slice(shortlistRoomsMax - 1).map((room) => world.ofList(rohan, 'PUT', `/${id}/rooms/${room}`)),
    )
    expect(codes(added)).toEqual([200, 409, 409])
    const [room = ''] = rooms
    await world.query(
      `INSERT INTO shortlist_comments (id, shortlist_id, room_id, user_id, text)
       SELECT gen_random_uuid(), $1, $2, $3, 'x' FROM generate_series(2, ${shortlistCommentsMax})`,
      [id, room, rohan.id],
    )
    const said = await Promise.all([1, 2].map(() => comment(rohan, id, room, 'x'.repeat(300))))
    expect(codes(said)).toEqual([200, 409])
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ room_ids: Array.from({ length: 51 }, () => nowhere) }, 'room_ids'],
    [{ owner: rohan.id }, 'owner'],
  ])('refuses %o', async (wrong, field) => {
    const body = { id: randomUUID(), name: 'A', room_ids: [], ...wrong }
    const answer = await world.ofList(rohan, 'POST', '', body)
    expect([answer.statusCode, answer.json().errors[0]?.field]).toEqual([400, field])
  })

  it.each([' ', 'x'.repeat(301), 'a\u0000b', 5])('refuses the comment %j', async (text) => {
    const [room = ''] = await world.list(1)
    const id = await world.make(rohan, [room])
    const answer = await comment(rohan, id, room, text as string)
    expect([answer.statusCode, answer.json().errors[0]?.field]).toEqual([400, 'text'])
  })
})

describe('rooms.comment-reported: a comment of the other', () => {
  const commented = async () => {
    const [room = ''] = await world.list(1)
    const id = await world.together(meera, [room])
    await comment(rohan, id, room, 'Nice light')
    const rude = randomUUID()
    await comment(meera, id, room, 'You are an idiot', rude)
    await comment(meera, id, room, 'Later')
    return { id, room, rude }
  }
  const texts = async (by: Person, id: string) =>
    (await read(by, id)).rooms.flatMap(({ comments }) => comments.map(({ text }) => text))

  it('is reported by who holds the list alone, with what stood before it', async () => {
    const { rude } = await commented()
    expect([await world.report(asha, rude), await world.report(meera, rude)]).toEqual([404, 409])
    expect(await world.report(rohan, rude)).toBe(201)
    const {
      rows: [filed],
    } = await world.query(
      `SELECT r.about, r.reported_id, r.title, c.subject_kind, e.content FROM reports r
       JOIN cases c ON c.id = r.case_id JOIN report_evidence e ON e.report_id = r.id`,
    )
    expect(filed).toMatchObject({
      about: 'comment',
      reported_id: meera.id,
      title: 'You are an idiot',
      subject_kind: 'comment',
      content: {
        list: 'Near work',
        room: 'Room 0 to share',
        message_id: rude,
        messages: [
          { sender_id: rohan.id, content: 'Nice light' },
          { sender_id: meera.id, content: 'You are an idiot' },
        ],
      },
    })
  })

  it('stays as evidence when it is deleted, and is not found after its author left', async () => {
    const { id, rude } = await commented()
    expect(await world.report(rohan, rude)).toBe(201)
    await world.ofList(meera, 'DELETE', `/${id}`)
    expect(await texts(rohan, id)).toEqual(['Nice light'])
    expect(await world.report(rohan, rude)).toBe(404)
    const {
      rows: [kept],
    } = await world.query('SELECT content FROM report_evidence')
    expect(JSON.stringify(kept)).toContain('You are an idiot')
  })

  it('is shown to its author alone once taken down, and to both again when that is taken back', async () => {
    const { id, rude } = await commented()
    await commentSubject.hide(world.db, rude)
    expect([await texts(rohan, id), await texts(meera, id)]).toEqual([
      ['Nice light', 'Later'],
      ['Nice light', 'You are an idiot', 'Later'],
    ])
    expect(await world.report(rohan, rude)).toBe(404)
    expect(await commentSubject.snapshot(world.db, rude, null)).toMatchObject({ accountId: meera.id })
    const copies = await Promise.all(
      [rohan, meera].map(({ id: of }) => roomsPersonalData(world.db).export(of)),
    )
    expect(copies.map((copy) => JSON.stringify(copy).includes('idiot'))).toEqual([false, true])
    await commentSubject.restore(world.db, rude)
    expect(await texts(rohan, id)).toEqual(['Nice light', 'You are an idiot', 'Later'])
  })
})
