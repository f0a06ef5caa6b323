import { messageSearch } from '@basera/chats/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, type ChatWorld, chatWorld, meera, type Person, rohan } from '../chat-world.fixture.ts'

let world: ChatWorld
let chat: string
beforeAll(async () => {
  world = await chatWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.forget()
  chat = await world.startedChat()
})

const search = (by: Person, q: string, more = '') =>
  world.call({ url: `/api/chats/${chat}/search?q=${encodeURIComponent(q)}${more}`, by: by.id })
const seqs = async (by: Person, q: string) =>
  (await search(by, q)).json().items.map(({ seq }: { seq: number }) => seq)

describe('chats.search-messages: a text in a chat', () => {
  it('is found whoever wrote it, in any case, the newest first', async () => {
    await world.send(rohan, chat, 'Is there a LIFT?')
    await world.send(asha, chat, 'No')
    await world.send(asha, chat, 'The lift comes next year')
    await world.send(asha, chat, 'लिफ्ट नहीं है')
    expect(await seqs(rohan, 'lift')).toEqual([4, 2])
    expect(await seqs(asha, 'लिफ्ट')).toEqual([5])
    expect((await search(asha, 'stairs')).json()).toEqual({ items: [], next_before_seq: null })
  })

  it('is plain characters, and nothing of other chats', async () => {
    await world.send(rohan, chat, 'It is 50% off, a_b')
    const other = (await world.start(meera, { room_id: await world.addRoom(asha) })).json().id
    await world.send(meera, other, 'It is 50% off too')
    expect(await seqs(asha, '50%')).toEqual([2])
    expect(await seqs(asha, 'a_b')).toEqual([2])
    expect(await seqs(asha, '5_%')).toEqual([])
    expect((await search(meera, 'off')).statusCode).toBe(404)
  })

  it('is not found where it was taken back or deleted for oneself', async () => {
    const sent = async (text: string) => (await world.send(rohan, chat, text)).json().id
    const act = (by: Person, id: string, action: string) =>
      world.call({ method: 'POST', url: `/api/chats/${chat}/messages/${id}/${action}`, by: by.id })
    await act(rohan, await sent('lift one'), 'unsend')
    await act(asha, await sent('lift two'), 'hide')
    expect(await seqs(asha, 'lift')).toEqual([])
    expect(await seqs(rohan, 'lift')).toEqual([3])
  })

  it('continues with earlier messages, however many there are, without gap or double', async () => {
    const many = messageSearch.searched * 2
    await world.query(
      `INSERT INTO messages (chat_id, seq, sender_id, client_id, content)
       SELECT $1, n, $2, 'many' || n, CASE WHEN n % 100 = 0 THEN 'lift' ELSE 'stairs' END FROM generate_series(2, $3) n`,
      [chat, rohan.id, many],
    )
    await world.query('UPDATE chats SET last_seq = $2 WHERE id = $1', [chat, many])
    const found: number[] = []
    let before = ''
    let calls = 0
    do {
      const page = (await search(asha, 'lift', before)).json()
      found.push(...page.items.map(({ seq }: { seq: number }) => seq))
      before = page.next_before_seq && `&before_seq=${page.next_before_seq}`
      calls++
    } while (before)
    expect(found).toEqual(Array.from({ length: many / 100 }, (_, n) => many - 100 * n))
    expect(calls).toBeLessThanOrEqual(5)
  })

  it.each(['', '   ', 'x'.repeat(101)])('refuses %j', async (q) => {
    expect((await search(asha, q)).statusCode).toBe(400)
  })
})
