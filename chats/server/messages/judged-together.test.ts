import type { Database as Tables } from '@basera/database/types'
import { createLogger } from '@basera/platform/server/logger'
import { type OpenDatabase, openDatabase } from '@basera/platform/server/postgres'
import { statementsOf } from '@basera/platform/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ChatWorld, chatWorld, type Person } from '../chat-world.fixture.ts'
import type { OpenDatabase as Sending } from '../database.ts'
import { unsendMessage } from './message-actions.ts'
import { postMessage } from './post-message.ts'
import { sendMessage } from './send-message.ts'

const [money, moment] = ['Pay 5000 token now', 'before visit']
const texts = [
  money,
  moment,
  'Pay the token advance of 5000 by GPay now, only then I can show you the room.',
  'पहले टोकन भेजो',
  'फिर रूम दिखाऊंगा',
  'I am in the army, my wife will show you',
  'send the code that you got',
  'Scan this QR to receive the money',
  'See you at 11.',
  'Is the room still free?',
  'The deposit is two months’ rent, refundable.',
  'ok',
]

interface Conversation {
  readonly chat: string
  readonly members: readonly [Person, Person]
}
interface Said {
  readonly sender: 0 | 1
  readonly content: string
}

const logger = createLogger('silent')
let world: ChatWorld
let other: OpenDatabase<Tables>
let asked: string[]
let people = 2000
beforeAll(async () => {
  world = await chatWorld()
  other = openDatabase<Tables>({ url: world.url, connections: 10, onError: () => undefined })
  asked = statementsOf(world.pool)
})
afterAll(async () => {
  await other.close()
  await world.close()
})

async function addConversation(): Promise<Conversation> {
  const [one, two] = [world.person(people++, 'One'), world.person(people++, 'Two')]
  await world.addPeople([one, two])
  const [row] = await world.query(
    'INSERT INTO chats (user1_id, user2_id) VALUES (least($1::uuid, $2), greatest($1::uuid, $2)) RETURNING id',
    [one.id, two.id],
  )
  return { chat: row.id, members: [one, two] }
}

const messageOf = ({ chat, members }: Conversation, { sender, content }: Said) => ({
  chatId: chat,
  senderId: members[sender].id,
  clientId: crypto.randomUUID(),
  content,
})
const say = (to: Conversation, sender: 0 | 1, content: string, db: Sending = world.db) =>
  sendMessage({ db, logger }, messageOf(to, { sender, content }))

const said = async ({ chat, members }: Conversation) =>
  (
    await world.query(
      'SELECT sender_id, content, warning_kind, warning_level FROM messages WHERE chat_id = $1 ORDER BY seq',
      [chat],
    )
  ).map(({ sender_id, ...row }) => ({ ...row, sender: sender_id === members[0].id ? 0 : 1 }))

async function writeInTurn(messages: readonly Said[]): Promise<Conversation> {
  const to = await addConversation()
  for (const message of messages)
    await world.db.transaction().execute((trx) => postMessage(trx, messageOf(to, message)))
  return to
}

describe('chats.warning-judged: messages judged before they are written', () => {
  let conversation: Conversation
  beforeEach(async () => {
    conversation = await addConversation()
  })

  it('get the verdicts of messages judged in turn, whoever writes them in which process', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, addConversation))
    let number = 0
    const some = (most: number) => {
      number = (number * 16_807 + 7) % 2_147_483_647
      return number % most
    }
    for (let round = 0; round < 4; round++)
      await Promise.all(
        Array.from({ length: 60 }, () => {
          const to = all[some(all.length)] as Conversation
          return say(to, some(2) as 0 | 1, texts[some(texts.length)] ?? '', some(2) ? world.db : other.db)
        }),
      )
    let warned = 0
    for (const one of all) {
      const written = await said(one)
      expect(await said(await writeInTurn(written))).toEqual(written)
      warned += written.filter(({ warning_kind }) => warning_kind !== null).length
    }
    expect(warned).toBeGreaterThan(25)
  })

  it('know what another process wrote of the same sender', async () => {
    await say(conversation, 0, 'Hello')
    await say(conversation, 0, money, other.db)
    const sent = await say(conversation, 0, moment)
    expect(sent.warning_level).toBe('danger')
  })

  it('know what was taken back', async () => {
    const { id } = await say(conversation, 0, money)
    await unsendMessage(world.db, {
      userId: conversation.members[0].id,
      chatId: conversation.chat,
      messageId: id,
    })
    expect((await say(conversation, 0, moment)).warning_level).toBeNull()
  })

  it('forget what lies more than fifty messages back', async () => {
    await say(conversation, 0, money)
    for (let n = 0; n < 50; n++) await say(conversation, 1, 'ok')
    expect((await say(conversation, 0, moment)).warning_level).toBeNull()
  })

  it('take one statement each, one more where something else was written before', async () => {
    const count = async (send: () => Promise<unknown>) => {
      const before = asked.length
      await send()
      return asked.slice(before).filter((text) => text.includes('INSERT INTO messages')).length
    }
    expect(await count(() => say(conversation, 0, 'Hello'))).toBe(1)
    expect(await count(() => say(conversation, 0, 'Is it free?'))).toBe(1)
    await say(conversation, 0, 'Hello again', other.db)
    expect(await count(() => say(conversation, 0, 'Anybody?'))).toBe(2)
    expect(asked.filter((text) => text.startsWith('UPDATE messages SET warning'))).toEqual([])
  })
})
