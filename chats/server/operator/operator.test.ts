import type { OperatorAct } from '@basera/accounts/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, type ChatWorld, chatWorld, meera, nowhere, rohan } from '../chat-world.fixture.ts'
import { showReportedMessages, verifyChats } from '../index.ts'

let world: ChatWorld
let chat: string
beforeAll(async () => {
  world = await chatWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.forget()
  chat = await world.startedChat()
  await world.send(rohan, chat, 'Send me the deposit')
})

const act: OperatorAct = { operator: 'asha', command: 'reports show: messages' }
const report = async (about: string, aboutId: string): Promise<string> =>
  (
    await world.query(
      `INSERT INTO reports (reporter_id, reported_id, about, about_id, reason) VALUES ($1, $2, $3, $4, 'scam')
       ON CONFLICT (reporter_id, about, about_id) WHERE decided_at IS NULL DO UPDATE SET reason = 'scam' RETURNING id`,
      [asha.id, rohan.id, about, aboutId],
    )
  )[0].id
const looks = async (id: string) =>
  (await world.query('SELECT command FROM operator_log WHERE subject_id = $1', [id])).length
const ban = (at: string) => world.query(`UPDATE auth_users SET banned_at = ${at} WHERE id = $1`, [asha.id])

describe('the messages of a reported conversation', () => {
  it('are shown from the last back, and the look is logged', async () => {
    const id = await report('chat', chat)
    const shown = await showReportedMessages(world.db, act, id)
    expect(shown.map(({ seq, content }) => [seq, content]).at(-1)).toEqual([2, 'Send me the deposit'])
    expect((await showReportedMessages(world.db, act, id, 1)).map(({ seq }) => seq)).toEqual([2])
    expect(await looks(id)).toBe(2)
  })

  it('are not to be had by a report about anything else, nor by a chat’s own id', async () => {
    for (const about of ['profile', 'room']) {
      const id = await report(about, chat)
      expect([await showReportedMessages(world.db, act, id), await looks(id)]).toEqual([[], 0])
    }
    await expect(showReportedMessages(world.db, act, chat)).rejects.toMatchObject({ code: 'not_found' })
    await expect(showReportedMessages(world.db, act, nowhere)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('somebody who is suspended', () => {
  it('cannot be written to anew, and the room of a conversation is gone', async () => {
    const room = await world.addRoom(asha, 'Another room')
    await world.listed(asha)
    await ban('now()')
    const starts = [{ room_id: room }, { user_id: asha.id }]
    for (const body of starts) expect((await world.start(meera, body)).statusCode).toBe(404)
    const head = (await world.call({ url: '/api/chats', by: rohan.id })).json().items[0]
    expect(head).toMatchObject({ room_id: null, room_gone: true })
    await ban('NULL')
    for (const body of starts) expect((await world.start(meera, body)).statusCode).toBeLessThan(300)
  })
})

describe('chats.operator-check: verifying chats', () => {
  const verify = async () => {
    const faults: string[] = []
    return { checked: await verifyChats(world.db, (fault) => faults.push(fault)), faults }
  }
  const gap = () => `The messages of chat ${chat} are not numbered without a gap up to its last number.`

  it('finds none in what the product wrote', async () =>
    expect(await verify()).toEqual({ checked: 1, faults: [] }))

  it.each<[string, string, () => string]>([
    ['a missing message', 'DELETE FROM messages WHERE chat_id = $1 AND seq = 1', gap],
    ['a number that is too high', 'UPDATE chats SET last_seq = 3 WHERE id = $1', gap],
    ['a number that is too low', 'UPDATE chats SET last_seq = 1 WHERE id = $1', gap],
  ])('tells of %s', async (_, statement, fault) => {
    await world.query('DELETE FROM chat_reads')
    await world.query(statement, [chat])
    expect((await verify()).faults).toEqual([fault()])
  })

  it('tells of somebody who has read what is not there', async () => {
    await world.query(
      `INSERT INTO chat_reads (chat_id, user_id, seq) VALUES ($1, $2, 9)
       ON CONFLICT (chat_id, user_id) DO UPDATE SET seq = 9`,
      [chat, asha.id],
    )
    expect((await verify()).faults).toEqual([`Somebody has read chat ${chat} beyond its last message.`])
  })
})
