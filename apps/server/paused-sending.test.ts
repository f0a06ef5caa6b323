import { trustSentences } from '@basera/trust/contract'
import { pauseSending } from '@basera/trust/server'
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

describe('trust.sending-paused: a person whose sending is paused', () => {
  it('writes to nobody, old chat or new, until the pause is over', async () => {
    const [asha, rohan] = [await world.join('asha', newPhone()), await world.join('rohan', newPhone())]
    const [room, other] = [(await world.listRoom(asha)).json().id, (await world.listRoom(asha)).json().id]
    const chat = (await world.post(rohan, '/api/chats', { room_id: room })).json().id
    const write = (client_id: string) =>
      world.post(rohan, `/api/chats/${chat}/messages`, { client_id, content: 'Hi' })
    expect(await statusOf(write('before'))).toBe(201)
    const until = new Date(Date.now() + 3_600_000)
    await pauseSending(world.db, rohan.id, { until, reason: 'Three warnings' })
    const paused = [403, 'sending_paused', trustSentences.sendingPaused]
    expect(refusal(await write('after'))).toEqual(paused)
    expect(await statusOf(write('before'))).toBe(201)
    expect(refusal(await world.post(rohan, '/api/chats', { room_id: other }))).toEqual(paused)
    await world.query('UPDATE phone_identities SET standing_until = now() WHERE holder_id = $1', [rohan.id])
    expect(await statusOf(write('after'))).toBe(201)
  })

  const inChat = async (name: string, phone: string) => {
    const [lister, writer] = [await world.join('lister', newPhone()), await world.join(name, phone)]
    const room_id = (await world.listRoom(lister)).json().id
    const chat = (await world.post(writer, '/api/chats', { room_id })).json().id
    const write = async () => {
      const body = { client_id: crypto.randomUUID(), content: 'Hi' }
      return (await world.post(writer, `/api/chats/${chat}/messages`, body)).statusCode
    }
    return { writer, write }
  }
  const pauseOf = (account: Account, hours: number) =>
    pauseSending(world.db, account.id, {
      until: new Date(Date.now() + hours * 3_600_000),
      reason: 'Three warnings',
    })
  const openCase = async ({ id }: Account) => {
    const rows = await world.query(
      "INSERT INTO cases (kind, subject_kind, subject_id, account_id, harm) VALUES ('danger_pause', 'person', $1, $1, 2) RETURNING id",
      [id],
    )
    return rows[0].id as string
  }

  it('stays so with a second number, and with the first one again', async () => {
    const [first, second] = [newPhone(), newPhone()]
    const { writer, write } = await inChat('swapper', first)
    await pauseOf(writer, 1)
    expect(await write()).toBe(403)
    for (const phone of [second, first]) {
      expect((await world.prove(writer, phone)).statusCode).toBe(200)
      expect(await write()).toBe(403)
    }
  })

  it('stays so on a number left before the pause, which never shortens another', async () => {
    const [first, second] = [newPhone(), newPhone()]
    const { writer, write } = await inChat('early', first)
    await world.prove(writer, second)
    await pauseOf(writer, 48)
    await pauseOf(writer, 1)
    await world.prove(writer, first)
    expect(await write()).toBe(403)
    const [{ hours }] = await world.query(
      'SELECT extract(epoch FROM standing_until - now()) / 3600 AS hours FROM phone_identities WHERE holder_id = $1',
      [writer.id],
    )
    expect(Number(hours)).toBeGreaterThan(47)
  })

  it('stays so after giving the number to another account', async () => {
    const first = newPhone()
    const { writer, write } = await inChat('giver', first)
    const caseId = await openCase(writer)
    const until = new Date(Date.now() + 3_600_000)
    await pauseSending(world.db, writer.id, { until, reason: 'Three warnings', caseId })
    const refuge = await world.join('refuge', first)
    expect((await world.prove(writer, newPhone())).statusCode).toBe(200)
    expect(await write()).toBe(403)
    expect(await world.recordOf(writer)).toMatchObject({ standing: 'sending_paused', case_id: caseId })
    expect(await world.recordOf(refuge)).toMatchObject({ standing: 'sending_paused', case_id: caseId })
  })

  it('is not who had the number before', async () => {
    const phone = newPhone()
    const { writer, write } = await inChat('before', phone)
    const taker = await world.join('taker', phone)
    const caseId = await openCase(taker)
    const until = new Date(Date.now() + 3_600_000)
    await pauseSending(world.db, taker.id, { until, reason: 'Three warnings', caseId })
    await world.prove(writer, newPhone())
    expect(await write()).toBe(201)
  })
})
