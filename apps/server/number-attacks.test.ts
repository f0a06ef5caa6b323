import { trustSentences } from '@basera/trust/contract'
import {
  banPhone,
  clearPhone,
  markProfessional,
  peopleFeature,
  restorePerson,
  suspendPerson,
} from '@basera/trust/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Account,
  type NumberWorld,
  newPhone,
  numberWorld,
  refusal,
  statusOf,
} from './number-world.fixture.ts'

let world: NumberWorld
beforeAll(async () => {
  world = await numberWorld()
})
afterAll(() => world?.close())

const act = (reason = 'a scam') => ({ operator: 'op', command: 'people suspend', reason })
const notAccepted = [403, 'phone_not_accepted', trustSentences.phoneNotAccepted]
const roomsOf = ({ id }: Account) => world.query('SELECT status FROM rooms WHERE user_id = $1', [id])
const isVerified = async (account: Account) =>
  (await world.call(account, '/api/me/phone')).json().phone_verified as boolean

describe('trust.number-move: accounts on one number in turn', () => {
  it('get one move in 30 days, whoever asks, and none of the refused ones can write', async () => {
    const phone = newPhone()
    const first = await world.join('first', phone)
    const second = await world.join('second', phone)
    for (const name of ['third', 'fourth', 'fifth']) {
      const account = await world.signUp(name)
      expect(refusal(await world.prove(account, phone))).toEqual(notAccepted)
      expect(await statusOf(world.listRoom(account))).toBe(403)
    }
    expect(refusal(await world.prove(first, phone))).toEqual(notAccepted)
    expect([await isVerified(first), await isVerified(second)]).toEqual([false, true])
    await world.passDays(29)
    expect(refusal(await world.prove(first, phone))).toEqual(notAccepted)
    await world.passDays(2)
    expect((await world.prove(first, phone)).statusCode).toBe(200)
    expect(await world.recordOf(first)).toMatchObject({ moves: 2, last_holder_id: second.id })
  })

  it('are counted when the older account proves another number or is deleted first', async () => {
    const [phone, other] = [newPhone(), newPhone()]
    const first = await world.join('first', phone)
    expect((await world.prove(first, other)).statusCode).toBe(200)
    const second = await world.join('second', phone)
    await world.query('DELETE FROM auth_users WHERE id = $1', [second.id])
    expect(refusal(await world.prove(await world.signUp('third'), phone))).toEqual(notAccepted)
  })

  it('leave nothing behind that a race can use: of ten proofs at once, two succeed at most', async () => {
    const phone = newPhone()
    const accounts = await Promise.all(Array.from({ length: 10 }, (_, n) => world.signUp(`racer${n}`)))
    const codes: string[] = []
    for (const account of accounts) codes.push(await world.codeFor(account, phone))
    const proofs = accounts.map((account, n) =>
      world.post(account, '/api/me/phone/verify', { code: codes[n] }),
    )
    const statuses = (await Promise.all(proofs)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
    expect(statuses.filter((status) => status === 403)).toHaveLength(8)
  })

  it('do not move when the same account proves the number again', async () => {
    const [phone, other] = [newPhone(), newPhone()]
    const account = await world.join('asha', phone)
    for (const number of [phone, other, phone])
      expect((await world.prove(account, number)).statusCode).toBe(200)
    expect(await world.recordOf(account)).toMatchObject({ moves: 0, moved_at: null })
  })
})

describe('trust.number-left: the account that a number leaves', () => {
  it('loses verification, its rooms are paused, and it is told by mail; others write on', async () => {
    const phone = newPhone()
    const left = await world.join('left', phone)
    const seeker = await world.join('seeker', newPhone())
    const rooms = [(await world.listRoom(left)).json().id, (await world.listRoom(left)).json().id]
    const started = await world.post(seeker, '/api/chats', { room_id: rooms[0] })
    expect(started.statusCode, started.body).toBe(200)
    const chat = started.json().id
    const messages = `/api/chats/${chat}/messages`
    const write = (account: Account) =>
      world.post(account, messages, { client_id: crypto.randomUUID(), content: 'Hi' })
    expect(await statusOf(write(left))).toBe(201)

    await world.join('taker', phone)
    expect(await roomsOf(left)).toEqual([{ status: 'paused' }, { status: 'paused' }])
    const live = { method: 'PUT', body: { status: 'live' } } as const
    expect(await statusOf(world.call(left, `/api/rooms/${rooms[0]}/status`, live))).toBe(403)
    expect(world.mails.filter(({ to }) => to === left.email).map(({ subject }) => subject)).toContain(
      'Your phone number was verified on another account',
    )
    expect(refusal(await write(left))).toEqual([
      403,
      'phone_not_verified',
      expect.stringMatching(/read here but not write/),
    ])
    expect((await world.call(left, messages)).json().items.length).toBeGreaterThan(1)
    expect((await world.call(left, '/api/chats')).json().items).toHaveLength(1)
    expect(await statusOf(write(seeker))).toBe(201)

    expect((await world.prove(left, newPhone())).statusCode).toBe(200)
    expect(await statusOf(write(left))).toBe(201)
    expect(await roomsOf(left)).toEqual([{ status: 'paused' }, { status: 'paused' }])
  })

  it('cannot read chats if it never had a number', async () => {
    const account = await world.signUp('newcomer')
    expect(await statusOf(world.call(account, '/api/chats'))).toBe(403)
  })
})

describe('trust.number-suspended, trust.number-not-accepted: a suspended person', () => {
  const needs = () => ({ db: world.db, secrets: world.secrets })

  it('cannot prove the number on a new account, and comes back when the suspension is lifted', async () => {
    const phone = newPhone()
    const scammer = await world.join('scammer', phone)
    await suspendPerson(needs(), act(), scammer.id)
    const again = await world.signUp('again')
    expect(refusal(await world.prove(again, phone))).toEqual(notAccepted)
    expect(await isVerified(again)).toBe(false)
    await restorePerson(needs(), act('a mistake'), scammer.id)
    expect(await world.recordOf(scammer)).toMatchObject({ standing: 'clear', standing_reason: null })
    expect((await world.prove(again, phone)).statusCode).toBe(200)
  })

  it('does not get away by moving the number before the suspension', async () => {
    const phone = newPhone()
    const scammer = await world.join('scammer', phone)
    const refuge = await world.join('refuge', phone)
    expect(await suspendPerson(needs(), act(), scammer.id)).toEqual([refuge.id])
    expect(await statusOf(world.call(refuge, '/api/me/phone'))).toBe(401)
    await world.passDays(31)
    expect(refusal(await world.prove(await world.signUp('again'), phone))).toEqual(notAccepted)
  })

  it('does not get away by closing the account', async () => {
    const phone = newPhone()
    const scammer = await world.join('scammer', phone)
    await suspendPerson(needs(), act(), scammer.id)
    await world.query('DELETE FROM auth_users WHERE id = $1', [scammer.id])
    await world.passDays(31)
    expect(refusal(await world.prove(await world.signUp('again'), phone))).toEqual(notAccepted)
  })

  it('keeps a new owner of a number that was given up long ago', async () => {
    const phone = newPhone()
    const scammer = await world.join('scammer', phone)
    const owner = await world.join('owner', phone)
    await world.passDays(31)
    expect(await suspendPerson(needs(), act(), scammer.id)).toEqual([])
    expect(await isVerified(owner)).toBe(true)
  })

  it('trust.number-banned: a banned number is refused before anybody proved it, and with its account', async () => {
    const [unknown, phone] = [newPhone(), newPhone()]
    await banPhone(needs(), act(), unknown)
    const account = await world.signUp('banned')
    expect(refusal(await world.prove(account, unknown))).toEqual(notAccepted)
    await clearPhone(needs(), act('a mistake'), unknown)
    expect((await world.prove(account, unknown)).statusCode).toBe(200)

    const scammer = await world.join('scammer', phone)
    await banPhone(needs(), act(), phone)
    expect(await statusOf(world.call(scammer, '/api/me/phone'))).toBe(401)
    await expect(restorePerson(needs(), act('again'), scammer.id)).rejects.toMatchObject({ code: 'conflict' })
    expect(refusal(await world.prove(await world.signUp('again'), phone))).toEqual(notAccepted)
  })
})

describe('trust.person-budgets: budgets of a person', () => {
  it('follow the number: two accounts in turn see 30 e-mail addresses an hour, not 60', async () => {
    const phone = newPhone()
    const shown = await world.join('shown', newPhone())
    await world.query(
      'UPDATE user_profiles SET is_roommate_profile_enabled = true, is_listed = true WHERE id = $1',
      [shown.id],
    )
    const look = (account: Account) => statusOf(world.call(account, `/api/roommates/${shown.id}/contact`))
    const lookOften = async (account: Account) => {
      const statuses = await Promise.all(Array.from({ length: 30 }, () => look(account)))
      return statuses.filter((status) => status === 200).length
    }
    expect(await lookOften(await world.join('first', phone))).toBe(30)
    expect(await lookOften(await world.join('second', phone))).toBe(0)
  })

  it('before a number is proven are shared by a network: 13 accounts behind one /64 copy their data 60 times', async () => {
    const accounts = await Promise.all(Array.from({ length: 13 }, (_, n) => world.signUp(`many${n}`)))
    const statuses: number[] = []
    // A few at once: a server at its limit refuses for another reason.
    for (const [n, account] of accounts.entries()) {
      const copies = Array.from({ length: 5 }, (_, times) =>
        statusOf(world.call(account, '/api/me/export', { from: `2001:db8:7:7::${n}:${times}` })),
      )
      statuses.push(...(await Promise.all(copies)))
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  })
})

describe('trust.live-rooms: live rooms of a person', () => {
  const limitReached = (words: string) => [409, 'limit_reached', words]

  it('trust.new-person: in the first week the third is in review, the sixth refused, also of listings that come at once', async () => {
    const lister = await world.join('lister', newPhone())
    const list = async (times: number) => {
      const answers = await Promise.all(Array.from({ length: times }, () => world.listRoom(lister)))
      return answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json())
    }
    const listed = await list(6)
    expect(listed).toHaveLength(5)
    expect(listed.filter(({ review }) => review === null)).toHaveLength(2)
    const held = listed.filter(({ review }) => review !== null)
    expect(held.map(({ review }) => review.findings[0].reason)).toEqual(Array(3).fill('new_person'))
    expect(await statusOf(world.call(undefined, `/api/rooms/${held[0].id}`))).toBe(404)
    expect(refusal(await world.listRoom(lister))).toEqual(limitReached(trustSentences.usualRooms))
    await world.passDays(8)
    expect(refusal(await world.listRoom(lister))).toEqual(limitReached(trustSentences.usualRooms))
  })

  it('are not got round by pausing, listing and offering again, by deleting, or by another account', async () => {
    const phone = newPhone()
    const lister = await world.join('lister', phone)
    await world.passDays(8)
    const ids: string[] = []
    for (let n = 0; n < 5; n++) ids.push((await world.listRoom(lister)).json().id)
    const setStatus = (id = '', status = 'live') =>
      world.call(lister, `/api/rooms/${id}/status`, { method: 'PUT', body: { status } })
    expect(await statusOf(setStatus(ids[0]))).toBe(200)
    expect(await statusOf(setStatus(ids[0], 'paused'))).toBe(200)
    expect(await statusOf(world.listRoom(lister))).toBe(201)
    expect(refusal(await setStatus(ids[0]))).toEqual(limitReached(trustSentences.usualRooms))
    expect(await statusOf(world.call(lister, `/api/rooms/${ids[1]}`, { method: 'DELETE' }))).toBe(204)
    expect(await statusOf(setStatus(ids[0]))).toBe(200)
    expect(refusal(await world.post(lister, `/api/rooms/${ids[1]}/restore`))).toEqual(
      limitReached(trustSentences.usualRooms),
    )
  })

  it('trust.professional-lister: have no limit once the person is marked, and have one again when not', async () => {
    const lister = await world.join('lister', newPhone())
    await markProfessional(world.db, { ...act('a hostel'), command: 'lister' }, lister.id, true)
    for (let n = 0; n < 6; n++) expect(await statusOf(world.listRoom(lister))).toBe(201)
    const [room] = await world.query('SELECT id FROM rooms WHERE user_id = $1', [lister.id])
    const shown = (await world.call(undefined, `/api/rooms/${room.id}`)).json()
    expect(shown.lister).toMatchObject({ id: lister.id, professional: true })
    await markProfessional(world.db, { ...act('no longer'), command: 'lister' }, lister.id, false)
    expect(await statusOf(world.listRoom(lister))).toBe(409)
    const nobody = { ...lister, id: crypto.randomUUID() }
    await expect(markProfessional(world.db, act(), nobody.id, true)).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('trust.new-person: new chats are ten a day in the first week', async () => {
    const seeker = await world.join('seeker', newPhone())
    const starts: number[] = []
    for (let n = 0; n < 11; n++) {
      const [room] = await world.query(
        `WITH lister AS (INSERT INTO auth_users (email) VALUES ($1) RETURNING id, email),
           profile AS (INSERT INTO user_profiles (id, email) SELECT id, email FROM lister RETURNING id)
         SELECT id FROM profile`,
        [`lister${n}@example.test`],
      )
      const [{ id }] = await world.query(
        `INSERT INTO rooms (user_id, title, address, rent, available_from)
         VALUES ($1, 'Sunny room', 'Koramangala', 9000, '2090-12-01') RETURNING id`,
        [room.id],
      )
      const start = await world.post(seeker, '/api/chats', { room_id: id })
      starts.push(start.statusCode)
      if (n === 10) expect(start.json().detail).toBe(trustSentences.newPersonChats)
    }
    expect(starts).toEqual([...Array(10).fill(200), 429])
  })
})

it('trust.number-retention: a record goes 180 days after its last account, a ban stays', async () => {
  const [phone, banned] = [newPhone(), newPhone()]
  const account = await world.join('gone', phone)
  await banPhone({ db: world.db, secrets: world.secrets }, act(), banned)
  await world.query('DELETE FROM auth_users WHERE id = $1', [account.id])
  const task = peopleFeature(world.db).tasks.find(({ name }) => name === 'forget-numbers')
  const left = async () => {
    await task?.run(null, new AbortController().signal)
    const rows = await world.query(
      'SELECT standing FROM phone_identities WHERE holder_id IS NULL AND moves = 0',
    )
    return rows.map(({ standing }) => standing)
  }
  await world.passDays(179)
  expect((await left()).includes('clear')).toBe(true)
  await world.passDays(2)
  expect(new Set(await left())).toEqual(new Set(['banned']))
})
