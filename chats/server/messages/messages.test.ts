import { createLogger } from '@basera/platform/server/logger'
import { openDatabase } from '@basera/platform/server/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, type ChatWorld, chatWorld, meera, nowhere, rohan } from '../chat-world.fixture.ts'
import { sendMessage } from './send-message.ts'

const logger = createLogger('silent')
let world: ChatWorld
let chat: string
beforeAll(async () => {
  world = await chatWorld()
  chat = await world.startedChat()
})
afterAll(() => world.close())

const read = async (by: { readonly id: string }, query = '') =>
  (await world.call({ url: `/api/chats/${chat}/messages${query}`, by: by.id })).json()
const seqs = async (query: string) => (await read(asha, query)).items.map((one: { seq: number }) => one.seq)

describe('sending', () => {
  it('chats.acknowledged-send: answers the message after its commit', async () => {
    const answer = await world.send(asha, chat, '  Yes, it is.\r\nCome by!  ', 'first-answer')
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      chat_id: chat,
      seq: 2,
      sender_id: asha.id,
      content: 'Yes, it is.\nCome by!',
    })
    expect((await read(rohan)).items.at(-1)).toEqual(answer.json())
  })

  it('chats.send-once: sent again under its client_id, it is the message that is there', async () => {
    const first = (await world.send(asha, chat, 'Only once', 'once')).json()
    const again = await Promise.all(
      Array.from({ length: 20 }, () => world.send(asha, chat, 'Only once', 'once')),
    )
    for (const answer of again) expect([answer.statusCode, answer.json()]).toEqual([201, first])
    // The name is the sender's own: the other may use it too.
    expect((await world.send(rohan, chat, 'Mine', 'once')).json().seq).toBe(first.seq + 1)
  })

  it('chats.gapless-sequence: 200 messages of both, each sent twice, in two pools: no gap, no double, times in order', async () => {
    const before = (await read(asha)).last_seq
    const other = openDatabase<unknown>({ url: world.url, connections: 10, onError: () => undefined })
    await Promise.all(
      Array.from({ length: 400 }, (_, n) => {
        const sender = n % 2 === 0 ? asha : rohan
        const message = {
          chatId: chat,
          senderId: sender.id,
          clientId: `race-${n >> 1}`,
          content: `Message ${n}`,
        }
        return sendMessage({ db: n % 4 < 2 ? world.db : other.db, logger }, message)
      }),
    )
    await Promise.all(
      Array.from({ length: 400 }, (_, n) => {
        const sender = n % 2 === 0 ? asha : rohan
        const message = { chatId: chat, senderId: sender.id, clientId: `race-${n >> 1}`, content: 'again' }
        return sendMessage({ db: n % 4 < 2 ? other.db : world.db, logger }, message)
      }),
    )
    await other.close()
    const rows = await world.query(
      'SELECT seq, created_at, lag(created_at) OVER (ORDER BY seq) AS earlier FROM messages WHERE chat_id = $1 ORDER BY seq',
      [chat],
    )
    expect(rows.map((row) => row.seq)).toEqual(Array.from({ length: before + 400 }, (_, n) => n + 1))
    expect(rows.filter((row) => row.earlier > row.created_at)).toEqual([])
  })

  it('chats.list-order: refreshes when the conversation was last written in', async () => {
    const sent = (await world.send(asha, chat, 'Now')).json()
    const [row] = await world.query('SELECT updated_at FROM chats WHERE id = $1', [chat])
    expect(row.updated_at.toISOString()).toBe(sent.created_at)
  })

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['nothing to see', '\u200b\u2060'],
    ['more than 2,000 characters', 'a'.repeat(2001)],
    ['a null character', 'a\u0000b'],
    ['half a character', 'a\ud800'],
    ['a number', 5],
  ])('chats.blank-message, chats.message-length: refuses %s', async (_, content) => {
    const before = (await read(asha)).last_seq
    expect((await world.send(asha, chat, content)).statusCode).toBe(400)
    expect((await read(asha)).last_seq).toBe(before)
  })

  it.each(['a'.repeat(2000), 'नमस्ते 🙏🏽', '<script>alert(1)</script>', '%s \\ \' " $1'])(
    'keeps text as it is: %s',
    async (content) => {
      expect((await world.send(asha, chat, content)).json().content).toBe(content)
    },
  )

  it.each(['', 'a b', 'room:1', 'a'.repeat(65), 7])('refuses the client_id %s', async (clientId) => {
    expect((await world.send(asha, chat, 'Hi', clientId)).statusCode).toBe(400)
  })
})

describe('reading', () => {
  it('the last messages, those before a number, the first ones after one', async () => {
    const { last_seq } = await read(asha)
    expect(await seqs('?limit=3')).toEqual([last_seq - 2, last_seq - 1, last_seq])
    expect(await seqs('?limit=2&before_seq=4')).toEqual([2, 3])
    expect(await seqs('?limit=2&after_seq=4')).toEqual([5, 6])
    expect(await seqs(`?after_seq=${last_seq}`)).toEqual([])
    expect(await seqs('?before_seq=1')).toEqual([])
  })

  it.each([
    '?after_seq=1&before_seq=3',
    '?limit=0',
    '?limit=101',
    '?after_seq=-1',
    '?after_seq=x',
    '?more=1',
  ])('refuses %s', async (query) => {
    const answer = await world.call({ url: `/api/chats/${chat}/messages${query}`, by: asha.id })
    expect(answer.statusCode).toBe(400)
  })

  it('chats.removed-room: says whom it is with and about which room; also when that is gone', async () => {
    const own = await world.startedRoom()
    const url = `/api/chats/${own.chat}/messages`
    const head = async () => (await world.call({ url, by: asha.id })).json().chat
    expect(await head()).toEqual({
      id: own.chat,
      other: {
        id: meera.id,
        full_name: 'Meera Nair',
        avatar_url: null,
        online: false,
        suspended: false,
        former: false,
      },
      room_id: own.room,
      room_title: 'A room that goes',
      room_gone: false,
    })
    const gone = { room_id: null, room_title: 'A room that goes', room_gone: true }
    await world.query('UPDATE rooms SET deleted_at = now() WHERE id = $1', [own.room])
    expect(await head()).toMatchObject(gone)
    await world.query('DELETE FROM rooms WHERE id = $1', [own.room])
    expect(await head()).toMatchObject(gone)
    expect((await world.call({ url, by: meera.id })).json().items).toHaveLength(1)
  })
})

describe('chats.read-mark: read marks', () => {
  const mark = async (by: { readonly id: string }, seq: unknown) =>
    (await world.call({ method: 'POST', url: `/api/chats/${chat}/read`, body: { seq }, by: by.id }))
      .statusCode
  const kept = async (by: { readonly id: string }) =>
    (await world.query('SELECT seq FROM chat_reads WHERE chat_id = $1 AND user_id = $2', [chat, by.id]))[0]
      ?.seq

  it('move forward only, and not beyond the last message', async () => {
    const { last_seq } = await read(asha)
    await world.query('DELETE FROM chat_reads')
    expect([await mark(asha, 3), await kept(asha)]).toEqual([204, 3])
    expect([await mark(asha, 1), await kept(asha)]).toEqual([204, 3])
    expect([await mark(asha, last_seq + 1000), await kept(asha)]).toEqual([204, last_seq])
    expect([await mark(asha, -1), await mark(asha, 1.5), await mark(asha, '2')]).toEqual([400, 400, 400])
  })

  it('what one writes is read, when everything before it was', async () => {
    await mark(asha, 1e9)
    const first = (await world.send(asha, chat, 'One')).json()
    expect(await kept(asha)).toBe(first.seq)
    await world.send(rohan, chat, 'Two')
    await world.send(asha, chat, 'Three')
    expect(await kept(asha)).toBe(first.seq)
  })
})

it('chats.members-only: what is unknown is not found', async () => {
  for (const id of [nowhere, 'x'])
    expect((await world.call({ url: `/api/chats/${id}/messages`, by: asha.id })).statusCode).toBe(404)
})
