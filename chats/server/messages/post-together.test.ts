import { createLogger } from '@basera/platform/server/logger'
import { statementsOf } from '@basera/platform/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ChatWorld, chatWorld, nowhere, type Person } from '../chat-world.fixture.ts'
import type { NewMessage } from './messages.queries.ts'
import { sendMessage } from './send-message.ts'

interface Conversation {
  readonly chat: string
  readonly sender: Person
  readonly reader: Person
}

const pairs = 20

let world: ChatWorld
let conversations: readonly Conversation[]
let asked: string[]
const logged: string[] = []
const logger = createLogger('warn', { write: (line) => logged.push(line) })
beforeAll(async () => {
  world = await chatWorld()
  const people = Array.from({ length: 2 * pairs }, (_, n) => world.person(1000 + n, `Member ${n}`))
  await world.addPeople(people)
  conversations = await Promise.all(
    Array.from({ length: pairs }, async (_, n) => {
      const [one, other] = [people[2 * n] as Person, people[2 * n + 1] as Person]
      const [row] = await world.query(
        'INSERT INTO chats (user1_id, user2_id) VALUES (least($1::uuid, $2), greatest($1::uuid, $2)) RETURNING id',
        [one.id, other.id],
      )
      return { chat: row.id, sender: one, reader: other }
    }),
  )
  asked = statementsOf(world.pool)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.query('DELETE FROM messages; UPDATE chats SET last_seq = 0')
})

const conversation = (n: number) => conversations[n] as Conversation
const messageIn = ({ chat, sender }: Conversation, more: Partial<NewMessage> = {}): NewMessage => ({
  chatId: chat,
  senderId: sender.id,
  clientId: crypto.randomUUID(),
  content: 'Is it still free?',
  ...more,
})
const send = (message: NewMessage) => sendMessage({ db: world.db, logger }, message)
const sendAll = (messages: readonly NewMessage[]) => Promise.allSettled(messages.map(send))
const codeOf = (result: PromiseSettledResult<unknown> | undefined) =>
  result?.status === 'rejected' ? (result.reason.code ?? result.reason.message) : 'sent'
const kept = async () => (await world.query('SELECT count(*)::integer FROM messages'))[0].count

describe('chats.acknowledged-send: messages that arrive together', () => {
  it('are committed together', async () => {
    const before = asked.length
    const results = await sendAll(conversations.map((one) => messageIn(one)))
    expect(results.map(codeOf)).toEqual(conversations.map(() => 'sent'))
    // The first two find nobody to wait for; what comes meanwhile goes together.
    expect(asked.length - before).toBe(3)
    expect(await kept()).toBe(pairs)
  })

  it('fail each alone', async () => {
    const [twice, foreign, blocked, suspended, broken] = [0, 1, 2, 3, 4].map(conversation) as Conversation[]
    if (!twice || !foreign || !blocked || !suspended || !broken) throw new Error('no conversation')
    const before = messageIn(twice)
    const first = await send(before)
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [
      blocked.reader.id,
      blocked.sender.id,
    ])
    await world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [suspended.reader.id])
    const wrong = [
      before,
      messageIn(foreign, { chatId: nowhere }),
      messageIn(blocked),
      messageIn(suspended),
      messageIn(broken, { content: 'a'.repeat(2001) }),
    ]
    const right = conversations.slice(5).map((one) => messageIn(one))
    logged.length = 0
    const results = await sendAll([...wrong, ...right])
    await world.query('DELETE FROM blocks')
    await world.query('UPDATE auth_users SET banned_at = NULL')
    expect(results.slice(0, 4).map(codeOf)).toEqual(['sent', 'not_found', 'not_found', 'conflict'])
    expect(codeOf(results[4])).not.toBe('sent')
    expect(results[0]).toMatchObject({ value: { id: first.id, seq: 1 } })
    expect(results.slice(5).map(codeOf)).toEqual(right.map(() => 'sent'))
    expect(await kept()).toBe(1 + right.length)
    expect(logged).toEqual([expect.stringContaining('messages_content_length')])
  })

  it('do not wait for a chat that somebody has locked', async () => {
    const client = await world.pool.connect()
    await client.query('BEGIN')
    await client.query('UPDATE chats SET updated_at = updated_at WHERE id = $1', [conversation(0).chat])
    let isLockedSent = false
    const locked = send(messageIn(conversation(0))).then(() => {
      isLockedSent = true
    })
    const others = conversations.slice(1).map((one) => messageIn(one))
    expect((await sendAll(others)).map(codeOf)).toEqual(others.map(() => 'sent'))
    expect(isLockedSent).toBe(false)
    await client.query('COMMIT')
    client.release()
    await locked
    expect(await kept()).toBe(pairs)
  })

  it('chats.gapless-sequence: get the numbers of their chat in the order in which they came', async () => {
    const contents = Array.from({ length: 30 }, (_, n) => `Message ${n}`)
    const sent = await Promise.all(
      contents.map((content, n) => send(messageIn(conversation(n % 3), { content }))),
    )
    expect(sent.map(({ seq }) => seq)).toEqual(contents.map((_, n) => 1 + Math.floor(n / 3)))
  })

  it('chats.warning-judged: are each judged with what their own sender wrote before', async () => {
    const texts = [
      'Pay the token advance of 5000 by GPay now, only then I can show you the room.',
      'See you at 11.',
    ]
    const sent = await Promise.all(
      conversations.map((one, n) => send(messageIn(one, { content: texts[n % 2] ?? '' }))),
    )
    expect(sent.map(({ warning_level }) => warning_level)).toEqual(
      conversations.map((_, n) => (n % 2 === 0 ? 'danger' : null)),
    )
    const rows = await world.query(
      'SELECT warning_level, count(*)::integer FROM messages GROUP BY 1 ORDER BY 1',
    )
    expect(rows).toEqual([
      { warning_level: 'danger', count: pairs / 2 },
      { warning_level: null, count: pairs / 2 },
    ])
  })
})
