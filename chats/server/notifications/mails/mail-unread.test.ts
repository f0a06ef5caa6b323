import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, kabir, meera, rohan } from '../../chat-world.fixture.ts'
import { mailsToOutbox, type NotificationsWorld, notificationsWorld } from '../notifications-world.fixture.ts'

let world: NotificationsWorld
let chat: string
beforeAll(async () => {
  world = await notificationsWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.begin()
  chat = await world.startedChat()
})

const rows = () => world.query('SELECT user_id, mailed_seq FROM chat_mails')
const subjects = async (person = asha) => (await world.mailsTo(person)).map((mail) => mail.subject)

describe('chats.mail-delay: a mail about messages that were not read', () => {
  it('comes after 15 minutes, and not before', async () => {
    await world.pass(14)
    expect(await world.mail()).toBe(0)
    await world.pass(1)
    expect(await world.mail()).toBe(1)
    expect(await subjects()).toEqual(['Rohan Mehta wrote to you on Basera'])
  })

  it('goes to the reader alone', async () => {
    await world.pass(60)
    await world.mail()
    expect(await world.mailsTo(rohan)).toEqual([])
  })

  it('says who wrote, about which room and how much, and no word of what', async () => {
    await world.send(rohan, chat, 'My number is a secret')
    await world.pass(20)
    await world.mail()
    const [mail] = await world.mailsTo(asha)
    expect(mail?.text).toContain('Rohan Mehta (Sunny room near the lake): 2 new messages.')
    expect(mail?.links).toContain(`https://basera.test/chats/${chat}`)
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/secret|interested/)
  })

  it('comes once for a conversation until it is read', async () => {
    await world.pass(20)
    await world.mail()
    await world.send(rohan, chat, 'Are you there?')
    await world.pass(60)
    expect(await world.mail()).toBe(0)
    // Reading a part of what was told of changes nothing.
    await world.send(rohan, chat, 'Hello?')
    expect(await world.mail()).toBe(0)
    await world.read(asha, chat, 3)
    await world.send(rohan, chat, 'Good to hear from you')
    await world.pass(15)
    expect(await world.mail()).toBe(1)
    expect(await subjects()).toHaveLength(2)
  })

  it('does not come again while only a part of what it told of is read', async () => {
    await world.send(rohan, chat, 'Two')
    await world.pass(20)
    await world.mail()
    await world.read(asha, chat, 1)
    await world.pass(60)
    expect(await world.mail()).toBe(0)
  })

  it('does not come where everything was read or answered, and nothing is kept then', async () => {
    await world.read(asha, chat, 1)
    await world.pass(60)
    expect(await world.mail()).toBe(0)
    expect(await rows()).toEqual([])
    await world.send(asha, chat, 'Yes, it is free')
    await world.read(rohan, chat, 2)
    await world.pass(60)
    expect(await world.mail()).toBe(0)
    expect(await rows()).toEqual([])
  })

  it('waits its 15 minutes from the first message that is still unread', async () => {
    await world.pass(10)
    await world.read(asha, chat, 1)
    await world.send(rohan, chat, 'And one more thing')
    await world.pass(10)
    expect(await world.mail()).toBe(0)
    await world.pass(5)
    expect(await world.mail()).toBe(1)
  })

  it('is one for all that is due to a person', async () => {
    await world.start(meera, { room_id: await world.addRoom(asha, 'By the park') })
    await world.pass(20)
    expect(await world.mail()).toBe(1)
    const [mail] = await world.mailsTo(asha)
    expect(mail?.subject).toBe('New messages in 2 chats on Basera')
    expect(mail?.text).toContain('Rohan Mehta (Sunny room near the lake): 1 new message.')
    expect(mail?.text).toContain('Meera Nair (By the park): 1 new message.')
    expect(mail?.links).toContain('https://basera.test/chats')
  })
})

describe('chats.mail-recipients: no mail goes', () => {
  it.each<[string, string]>([
    ['to a mailbox that is not proven', 'UPDATE auth_users SET email_proven_at = NULL WHERE id = $1'],
    ['to an account that is barred', 'UPDATE auth_users SET banned_at = now() WHERE id = $1'],
    ['to somebody who could not come in', 'UPDATE user_profiles SET phone_verified = false WHERE id = $1'],
    ['to somebody who turned them off', 'INSERT INTO chat_notices (user_id, mails) VALUES ($1, false)'],
    ['between people who are blocked', 'INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)'],
    [
      'about a chat that is muted',
      'INSERT INTO chat_settings (chat_id, user_id, muted) SELECT id, u, true FROM chats, unnest(ARRAY[$1, $2]::uuid[]) u',
    ],
    ['about a blocker', 'INSERT INTO blocks (blocked_id, blocker_id) VALUES ($1, $2)'],
  ])('%s', async (_, statement) => {
    const [user] = await world.query('SELECT * FROM auth_users WHERE id = $1', [asha.id])
    const values = statement.includes('$2') ? [asha.id, rohan.id] : [asha.id]
    await world.query(statement, values)
    await world.pass(20)
    expect(await world.mail()).toBe(0)
    expect(await world.mailsTo(asha)).toEqual([])
    await world.query('UPDATE auth_users SET email_proven_at = $2, banned_at = NULL WHERE id = $1', [
      asha.id,
      user.email_proven_at,
    ])
    await world.query('UPDATE user_profiles SET phone_verified = true WHERE id = $1', [asha.id])
    await world.query('DELETE FROM blocks')
    await world.query('DELETE FROM chat_notices')
    await world.query('DELETE FROM chat_settings')
    // What comes afterwards is told of again.
    await world.send(rohan, chat, 'Hello again')
    await world.pass(20)
    expect(await world.mail()).toBe(1)
  })
})

describe('a run that does not end well', () => {
  const broken = {
    add: async () => {
      throw new Error('the queue is full')
    },
  }

  it('loses no mail and doubles none', async () => {
    await world.pass(20)
    await expect(world.mail(broken)).rejects.toThrow('the queue is full')
    expect(await rows()).toEqual([{ user_id: asha.id, mailed_seq: null }])
    expect(await world.mail()).toBe(1)
    expect(await world.mail()).toBe(0)
  })

  it('tells of each failure', async () => {
    await world.start(asha, { room_id: await world.addRoom(kabir, 'Of Kabir') })
    await world.pass(20)
    const add: typeof mailsToOutbox.add = async (_, { to }) => {
      throw new Error(`no mail to ${to}`)
    }
    const failures = world
      .mail({ add })
      .catch(({ errors }: AggregateError) => errors.map(({ message }: Error) => message).sort())
    expect(await failures).toEqual([asha, kabir].map(({ email }) => `no mail to ${email}`).sort())
  })

  it('keeps nobody else waiting', async () => {
    await world.start(asha, { room_id: await world.addRoom(kabir, 'Of Kabir') })
    await world.pass(20)
    const forKabirAlone: typeof mailsToOutbox = {
      add: async (db, mail) => (mail.to === asha.email ? broken.add() : mailsToOutbox.add(db, mail)),
    }
    await expect(world.mail(forKabirAlone)).rejects.toThrow('the queue is full')
    expect(await subjects(kabir)).toEqual(['Asha Rao wrote to you on Basera'])
    expect(await world.mail()).toBe(1)
  })
})
