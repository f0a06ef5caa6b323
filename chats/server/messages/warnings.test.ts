import { greetings } from '@basera/chats/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, kabir, meera, nowhere, type Person, rohan } from '../chat-world.fixture.ts'
import { type LiveProcess, type LiveWorld, liveWorld } from '../live/live-world.fixture.ts'
import { chatsPersonalData } from '../personal-data.ts'
import { pauseDangerousSenders } from './pause-dangerous-sender.ts'

const advance = 'Pay the token advance of 5000 by GPay now, only then I can show you the room.'
const inHindi = 'पहले टोकन भेजो, फिर रूम दिखाऊंगा'
const moneyFirst = { kind: 'payment_before_visit', level: 'danger' }

let world: LiveWorld
let one: LiveProcess
let two: LiveProcess
let chat: string
beforeAll(async () => {
  world = await liveWorld()
  for (const person of [asha, rohan, meera, kabir]) {
    await world.signIn(person)
    await world.query('INSERT INTO phone_identities (number_hash, holder_id) VALUES ($1, $2)', [
      person.id.padEnd(43, 'h'),
      person.id,
    ])
  }
  one = await world.startProcess()
  two = await world.startProcess()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.forget()
  await world.query(
    "UPDATE phone_identities SET standing = 'clear', standing_until = NULL, standing_reason = NULL",
  )
  chat = await world.startedChat()
})

const read = async (by: Person, id = chat) =>
  (await world.call({ url: `/api/chats/${id}/messages`, by: by.id })).json().items
const warnings = async (by: Person) => (await read(by)).map(({ warning }: { warning: unknown }) => warning)
const latest = async (by: Person) =>
  (await world.call({ url: '/api/chats', by: by.id })).json().items[0].latest_message_warning
const standing = async (by: Person) =>
  (
    await world.query('SELECT standing, standing_until FROM phone_identities WHERE holder_id = $1', [by.id])
  )[0]
const fine = (by: Person, message: string, id = chat) =>
  world.call({ method: 'POST', url: `/api/chats/${id}/messages/${message}/fine`, by: by.id })

describe('chats.warning-receiver: a message that may do harm', () => {
  it.each([
    ['English', advance],
    ['Hindi', inHindi],
  ])(
    'in %s is marked for its receiver, in messages and the list, and not for its sender',
    async (_, text) => {
      const sent = (await world.send(rohan, chat, text)).json()
      expect(sent.warning).toBeNull()
      expect(await warnings(asha)).toEqual([null, moneyFirst])
      expect(await warnings(rohan)).toEqual([null, null])
      expect([await latest(asha), await latest(rohan)]).toEqual([moneyFirst, null])
      expect(JSON.stringify(await chatsPersonalData(world.db).export(rohan.id))).not.toMatch(/warning|danger/)
    },
  )

  it.each(['Yes, come by on Saturday at 11.', 'The deposit is two months’ rent, refundable.'])(
    'is none of: %s',
    async (text) => {
      await world.send(rohan, chat, text)
      expect(await warnings(asha)).toEqual([null, null])
    },
  )

  it('chats.warning-judged: is judged with what was written before a long one', async () => {
    const view = 'From the window one sees the park and the small temple at its corner. '
    for (const text of ['Token 5000 to hold the room', view.repeat(20), 'Pay before you come to see it'])
      await world.send(rohan, chat, text)
    expect((await warnings(asha)).at(-1)).toEqual(moneyFirst)
  })

  it('is marked live, on this process and the other, and when caught up with', async () => {
    const [sender, second] = [await one.connect(rohan), await two.connect(rohan)]
    const receivers = [await one.connect(asha), await two.connect(asha)]
    const ack = await sender.send(chat, advance)
    expect(ack).not.toHaveProperty('warning')
    const late = await two.connect(asha)
    await late.follow(chat)
    for (const client of [...receivers, late])
      expect((await client.hear('message', ({ seq }) => seq === 2)).warning).toEqual(moneyFirst)
    await sender.follow(chat)
    for (const client of [sender, second])
      expect((await client.hear('message', ({ seq }) => seq === 2)).warning).toBeNull()
    for (const client of [sender, second, late, ...receivers]) await client.close()
  })

  it('is one also as the first message about a room; a greeting is none, whatever the room is called', async () => {
    const room = await world.addRoom(meera, 'Pay token first, then visit')
    const greeted = (await world.start(kabir, { room_id: room })).json().id
    expect((await read(meera, greeted))[0].warning).toBeNull()
    const other = await world.addRoom(meera)
    await world.start(kabir, { room_id: other, message: advance })
    expect((await read(meera, greeted)).at(-1)).toMatchObject({ content: advance, warning: moneyFirst })
  })

  it('warns of no words that quote the title of the room (chats.title-quoted)', async () => {
    const room = await world.addRoom(meera, advance)
    const about = `${greetings.room(advance)} I can come on Sunday.`
    const { id } = (await world.start(kabir, { room_id: room, message: about })).json()
    expect((await read(meera, id)).at(-1)).toMatchObject({ content: about, warning: null })
  })
})

describe('chats.warning-judged: what is judged', () => {
  const [money, moment] = ['Pay 5000 token now', 'before visit']

  it('are the sender’s last messages, not one alone, and not what the other person wrote', async () => {
    await world.send(asha, chat, moment)
    await world.send(rohan, chat, money)
    const alone = (await warnings(asha)).at(-1)
    await world.send(rohan, chat, moment)
    expect(alone).not.toEqual(moneyFirst)
    expect((await warnings(asha)).at(-1)).toEqual(moneyFirst)
  })

  it('are both of two that are sent at once: the later one knows of the earlier one', async () => {
    for (let round = 0; round < 5; round++) {
      await world.forget()
      chat = await world.startedChat()
      await Promise.all([money, moment].map((text) => world.send(rohan, chat, text)))
      const [, first, second] = await warnings(asha)
      expect(first).not.toEqual(moneyFirst)
      expect(second).toEqual(moneyFirst)
    }
  })
})

describe('trust.danger-pause: three messages of danger', () => {
  const chatsOf = async (lister: Person, people: readonly Person[]) =>
    Promise.all(
      people.map(async (by) => (await world.start(by, { room_id: await world.addRoom(lister) })).json().id),
    )

  it('to different people pause their sender for a day; more to one person do not', async () => {
    const [first, second, third] = await chatsOf(asha, [rohan, meera, kabir])
    for (const id of [first, first, first, second])
      expect((await world.send(asha, id, advance)).statusCode).toBe(201)
    expect((await standing(asha)).standing).toBe('clear')
    expect((await world.send(asha, third, advance)).statusCode).toBe(201)
    const { standing: now, standing_until } = await standing(asha)
    expect(now).toBe('sending_paused')
    expect(Math.abs(standing_until - Date.now() - 86_400_000)).toBeLessThan(60_000)
    const client = await one.connect(asha)
    client.say({ type: 'send', chat_id: first, content: 'Hi', client_id: 'paused' })
    expect((await client.hear('error')).code).toBe('sending_paused')
    await client.close()
    expect((await read(kabir, third)).at(-1).warning).toEqual(moneyFirst)
  })

  it('trust.case-opened: open one case of theirs, and only one', async () => {
    for (const id of await chatsOf(asha, [rohan, meera, kabir])) await world.send(asha, id, advance)
    const cases = await world.query(
      `SELECT c.kind, c.subject_kind, c.harm, c.because, c.account_id, n.case_id = c.id AS is_of_pause,
         n.id = c.identity_id AS is_of_number
       FROM cases c JOIN phone_identities n ON n.holder_id = c.account_id WHERE c.decided_at IS NULL`,
    )
    expect(cases).toEqual([
      {
        kind: 'danger_pause',
        subject_kind: 'person',
        harm: 3,
        because: [moneyFirst.kind],
        account_id: asha.id,
        is_of_pause: true,
        is_of_number: true,
      },
    ])
  })

  it('sent at once pause as well, and those of yesterday do not count', async () => {
    const all = await chatsOf(asha, [rohan, meera, kabir])
    await Promise.all(all.slice(1).map((id) => world.send(asha, id, advance)))
    await world.query("UPDATE messages SET created_at = created_at - interval '25 hours'")
    await world.send(asha, all[0], advance)
    expect((await standing(asha)).standing).toBe('clear')
    await Promise.all(all.slice(1).map((id) => world.send(asha, id, advance)))
    expect((await standing(asha)).standing).toBe('sending_paused')
  })

  const withPausesFailing = async (work: () => Promise<void>) => {
    await world.query(
      "ALTER TABLE phone_identities ADD CONSTRAINT failing CHECK (standing <> 'sending_paused') NOT VALID",
    )
    try {
      await work()
    } finally {
      await world.query('ALTER TABLE phone_identities DROP CONSTRAINT failing')
    }
  }
  const openCases = () => world.query('SELECT 1 FROM cases WHERE decided_at IS NULL')

  it('are sent and announced where the pause fails, which a task makes up for', async () => {
    await world.query('DELETE FROM cases')
    const [first, second, third] = await chatsOf(asha, [rohan, meera, kabir])
    const receiver = await two.connect(kabir)
    await withPausesFailing(async () => {
      for (const id of [first, second]) await world.send(asha, id, advance)
      expect(
        (await one.post(asha, `/api/chats/${third}/messages`, { client_id: 'third', content: advance }))
          .statusCode,
      ).toBe(201)
      await receiver.hear('message', ({ seq, chat_id }) => seq === 2 && chat_id === third)
      const room_id = await world.addRoom(rohan)
      const started = await one.post(asha, '/api/chats', { room_id, message: advance })
      expect(started.statusCode).toBe(200)
    })
    await receiver.close()
    expect([(await standing(asha)).standing, await openCases()]).toEqual(['clear', []])
    await pauseDangerousSenders(world.db)
    expect([(await standing(asha)).standing, (await openCases()).length]).toEqual(['sending_paused', 1])
  })

  it('pause once, and nobody whom a moderator has judged since', async () => {
    await world.query('DELETE FROM cases')
    for (const id of await chatsOf(asha, [rohan, meera, kabir])) await world.send(asha, id, advance)
    await pauseDangerousSenders(world.db)
    expect(await openCases()).toHaveLength(1)
    await world.query('UPDATE cases SET decided_at = now()')
    await world.query(
      "UPDATE phone_identities SET standing = 'clear', standing_until = NULL, standing_reason = NULL, case_id = NULL",
    )
    await pauseDangerousSenders(world.db)
    expect([(await standing(asha)).standing, await openCases()]).toEqual(['clear', []])
  })

  it('never weaken what weighs more', async () => {
    await world.query(
      "UPDATE phone_identities SET standing = 'suspended', standing_reason = 'a case' WHERE holder_id = $1",
      [asha.id],
    )
    for (const id of await chatsOf(asha, [rohan, meera, kabir])) await world.send(asha, id, advance)
    expect((await standing(asha)).standing).toBe('suspended')
  })
})

describe('chats.warning-fine: “I am fine”', () => {
  it('takes the warning away for good, said once or more often', async () => {
    const { id } = (await world.send(rohan, chat, advance)).json()
    expect((await fine(asha, id)).statusCode).toBe(204)
    const [{ warning_fine_at }] = await world.query('SELECT warning_fine_at FROM messages WHERE id = $1', [
      id,
    ])
    expect((await fine(asha, id)).statusCode).toBe(204)
    expect(await world.query('SELECT warning_fine_at FROM messages WHERE id = $1', [id])).toEqual([
      { warning_fine_at },
    ])
    expect([(await warnings(asha)).at(-1), await latest(asha)]).toEqual([null, null])
    const client = await one.connect(asha)
    await client.follow(chat)
    expect((await client.hear('message', ({ seq }) => seq === 2)).warning).toBeNull()
    await client.close()
  })

  it('is for the receiver alone: the sender learns nothing, and others find nothing', async () => {
    const bad = (await world.send(rohan, chat, advance)).json().id
    const good = (await world.send(rohan, chat, 'See you on Saturday')).json().id
    for (const message of [bad, good, nowhere]) expect((await fine(rohan, message)).statusCode).toBe(404)
    expect((await fine(meera, bad)).statusCode).toBe(404)
    const other = (await world.start(meera, { room_id: await world.addRoom(asha) })).json().id
    expect((await fine(asha, bad, other)).statusCode).toBe(404)
    expect((await fine(asha, 'x')).statusCode).toBe(404)
    expect((await warnings(asha))[1]).toEqual(moneyFirst)
    expect((await fine(asha, good)).statusCode).toBe(204)
  })

  it('is not found in a blocked chat', async () => {
    const { id } = (await world.send(rohan, chat, advance)).json()
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [rohan.id, asha.id])
    expect((await fine(asha, id)).statusCode).toBe(404)
    await world.query('DELETE FROM blocks')
  })
})
