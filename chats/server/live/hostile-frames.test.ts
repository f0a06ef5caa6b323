import { Writable } from 'node:stream'
import { createLogger } from '@basera/platform/server/logger'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asha, kabir, meera, nowhere, rohan } from '../chat-world.fixture.ts'
import type { LiveClient } from './live-client.fixture.ts'
import { type LiveProcess, type LiveWorld, liveWorld } from './live-world.fixture.ts'

let world: LiveWorld
let process: LiveProcess
let own: string
let foreign: string
const logged: string[] = []
beforeAll(async () => {
  world = await liveWorld()
  for (const person of [asha, rohan, meera, kabir]) await world.signIn(person)
  const lines = new Writable({
    write(chunk, _, done) {
      logged.push(String(chunk))
      done()
    },
  })
  process = await world.startProcess({ logger: createLogger('info', lines) })
  own = await world.startedChat()
  foreign = (await world.start(meera, { room_id: await world.addRoom(kabir) })).json().id
})
afterAll(() => world.close())

const chatId = fc.oneof(
  fc.constant('own'),
  fc.constant('foreign'),
  fc.constantFrom(nowhere, '', 'x', nowhere.toUpperCase(), `${nowhere}\u0000`),
  fc.string(),
)
const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('\u0000', '\ud800', 1e308, -1, 2 ** 53, [], {}, null, true),
)
const seq = fc.oneof(fc.nat(), fc.constantFrom(-1, 0.5, 2 ** 53 - 1, 2 ** 53, 1e300, '1', null))
const content = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(' ', 'नमस्ते', 'a'.repeat(2001), '\u202e', "'; DROP TABLE messages; --"),
  odd,
)
const clientId = fc.oneof(fc.string(), fc.stringMatching(/^[\w-]{1,64}$/), odd)
const known = fc.oneof(
  fc.record({ type: fc.constant('subscribe'), chat_id: chatId, since_seq: seq }),
  fc.record({ type: fc.constant('send'), chat_id: chatId, client_id: clientId, content }),
  fc.record({ type: fc.constant('typing'), chat_id: chatId }),
  fc.record({ type: fc.constant('read'), chat_id: chatId, seq }),
  fc.record({ type: fc.constant('ping') }),
)
const frame = fc.oneof(
  { weight: 6, arbitrary: known },
  {
    weight: 2,
    arbitrary: fc.tuple(known, fc.dictionary(fc.string(), odd)).map(([one, more]) => ({ ...more, ...one })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(known, fc.constantFrom('chat_id', 'seq', 'since_seq', 'client_id', 'content'), odd)
      .map(([one, field, value]) => ({ ...one, [field]: value })),
  },
)

const textOf = (one: object) =>
  JSON.stringify(one).replaceAll('"own"', `"${own}"`).replaceAll('"foreign"', `"${foreign}"`)

it('thousands of generated frames: no fault, no stranger’s conversation, and the connection keeps its rules', async () => {
  const refusals = ['validation_failed', 'not_found']
  let client: LiveClient | undefined
  await fc.assert(
    fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 20 }), async (frames) => {
      client = client?.socket.readyState === 1 ? client : await process.connect(asha)
      const before = client.frames.length
      for (const one of frames) client.say(textOf(one))
      // Refused under a name of its own, and after all of them.
      const last = crypto.randomUUID()
      client.say({ type: 'send', chat_id: nowhere, client_id: last, content: 'Last' })
      await client.hear('error', ({ client_id }) => client_id === last)
      for (const heard of client.frames.slice(before)) {
        if (heard.type === 'error') expect(refusals, JSON.stringify(heard)).toContain(heard.code)
        if ('chat_id' in heard && heard.type !== 'error') expect(heard.chat_id).toBe(own)
      }
      client.frames.length = 0
    }),
    { numRuns: 300 },
  )
  const rows = await world.query('SELECT 1 FROM messages WHERE chat_id = $1 AND seq > 1', [foreign])
  expect(rows).toEqual([])
  const [state] = await world.query(
    'SELECT last_seq, (SELECT count(*)::int FROM messages WHERE chat_id = chats.id) AS kept FROM chats WHERE id = $1',
    [own],
  )
  expect(state.last_seq).toBe(state.kept)
  expect(logged).toEqual([])
  await client?.close()
})

it('thousands of generated texts that are no frames: each closes its connection, and nothing else', async () => {
  const stays = await process.connect(rohan)
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.constantFrom('{"type":"__proto__"}', '{"__proto__":{"type":"ping"}}'),
  )
  await fc.assert(
    fc.asyncProperty(text, async (one) => {
      const client = await process.connect(meera)
      client.say(one)
      const { code } = await client.closed
      expect(code).toBe(4400)
    }),
    { numRuns: 300 },
  )
  await stays.settled()
  expect(logged).toEqual([])
  await stays.close()
})
