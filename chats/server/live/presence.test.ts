import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, meera, rohan } from '../chat-world.fixture.ts'
import { type LiveProcess, type LiveWorld, liveWorld } from './live-world.fixture.ts'

let world: LiveWorld
let one: LiveProcess
let two: LiveProcess
let chat: string
beforeAll(async () => {
  world = await liveWorld()
  for (const person of [asha, rohan, meera]) await world.signIn(person)
  one = await world.startProcess()
  two = await world.startProcess()
  chat = await world.startedChat()
})
afterAll(() => world.close())

const onlineOf = async (by: typeof asha) =>
  (await world.call({ url: '/api/chats', by: by.id })).json().items[0].other.online
const isOnline = async (who: typeof asha) =>
  (await world.query('SELECT is_online($1) AS online', [who.id]))[0].online

describe('chats.online-state: presence', () => {
  it('is told once after following, and when it changes, across processes; a reload does not flicker', async () => {
    // Time enough for a reload on a busy machine.
    const times = { grace: 2000 }
    const [one, two] = [await world.startProcess({ times }), await world.startProcess({ times })]
    const ashas = await one.connect(asha)
    await ashas.follow(chat)
    expect(await ashas.hear('presence')).toEqual({ type: 'presence', user_id: rohan.id, online: false })
    const rohans = await two.connect(rohan)
    await ashas.hear('presence', ({ online }) => online)
    expect(await onlineOf(asha)).toBe(true)
    await rohans.close()
    const again = await one.connect(rohan)
    await again.follow(chat)
    expect(await again.hear('presence')).toMatchObject({ user_id: asha.id, online: true })
    await again.close()
    await expect.poll(() => ashas.all('presence').map(({ online }) => online)).toEqual([false, true, false])
    await expect.poll(() => onlineOf(asha)).toBe(false)
    await ashas.close()
    await expect.poll(() => isOnline(asha)).toBe(false)
  })

  it('is told of nobody else, and to nobody else', async () => {
    const [ashas, meeras] = [await one.connect(asha), await two.connect(meera)]
    await ashas.follow(chat)
    const rohans = await two.connect(rohan)
    await ashas.hear('presence', ({ online }) => online)
    await meeras.settled()
    expect(meeras.all('presence')).toEqual([])
    expect(new Set(ashas.all('presence').map(({ user_id }) => user_id))).toEqual(new Set([rohan.id]))
    for (const client of [ashas, meeras, rohans]) await client.close()
  })

  it('of a process that died without a word ends by itself', async () => {
    // Nobody is left from before: what is online from here on is so by the process that dies.
    await expect.poll(() => isOnline(rohan)).toBe(false)
    const dying = await world.startProcess({ times: { beat: 100_000 } })
    const watching = await world.startProcess({ compareEvery: 50 })
    const ashas = await watching.connect(asha)
    const rohans = await dying.connect(rohan)
    // The last word counts: signs of what was before may come late, and are put right.
    const shown = () => ashas.all('presence').at(-1)?.online
    await ashas.follow(chat)
    await expect.poll(() => isOnline(rohan)).toBe(true)
    await expect.poll(shown).toBe(true)
    // As if it had last said half a minute ago that it lives: no word is good for longer.
    await world.query(
      `UPDATE live_processes SET alive_until = alive_until - interval '30 seconds'
       WHERE id IN (SELECT process_id FROM live_people WHERE user_id = $1)`,
      [rohan.id],
    )
    await expect.poll(() => isOnline(rohan)).toBe(false)
    await expect.poll(shown).toBe(false)
    for (const client of [ashas, rohans]) await client.close()
  })

  it('of a process that stops ends after a while for those who do not come back', async () => {
    const stopping = await world.startProcess()
    const rohans = await stopping.connect(rohan)
    await expect.poll(() => isOnline(rohan)).toBe(true)
    await stopping.app.close()
    await rohans.closed
    await expect.poll(() => isOnline(rohan)).toBe(false)
  })

  it('comes back after the database has lost it', async () => {
    const beating = await world.startProcess({ times: { beat: 50 } })
    const rohans = await beating.connect(rohan)
    await expect.poll(() => isOnline(rohan)).toBe(true)
    await world.query('DELETE FROM live_processes')
    await expect.poll(() => isOnline(rohan)).toBe(true)
    await rohans.close()
  })
})

describe('chats.blocked-pair: a block', () => {
  it('ends the conversation for both on every process within a second, and nothing of it comes any more', async () => {
    const clients = [
      await one.connect(asha),
      await two.connect(asha),
      await one.connect(rohan),
      await two.connect(rohan),
    ]
    const [ashas, , , rohans] = clients as [(typeof clients)[0], unknown, unknown, (typeof clients)[0]]
    for (const client of clients) await client.follow(chat, 1_000_000)
    const before = performance.now()
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [asha.id, rohan.id])
    for (const client of clients) expect(await client.hear('gone')).toEqual({ type: 'gone', chat_id: chat })
    expect(performance.now() - before).toBeLessThan(1000)
    const heard = clients.map((client) => client.frames.length)
    for (const client of [ashas, rohans]) {
      client.say({ type: 'send', chat_id: chat, content: 'Hello?', client_id: 'blocked' })
      client.say({ type: 'typing', chat_id: chat })
      client.say({ type: 'read', chat_id: chat, seq: 1 })
      client.say({ type: 'subscribe', chat_id: chat, since_seq: 0 })
      await expect.poll(() => client.all('error').map(({ code }) => code)).toEqual(Array(4).fill('not_found'))
    }
    for (const [n, client] of clients.entries()) {
      await client.settled()
      const news = client.frames.slice(heard[n]).filter(({ type }) => type !== 'error' && type !== 'pong')
      expect(news).toEqual([])
    }
    await world.query('DELETE FROM blocks')
    for (const client of clients) await client.close()
  })

  it('that is taken back lets messages through again, and only new ones', async () => {
    const [ashas, rohans] = [await one.connect(asha), await two.connect(rohan)]
    const seen = await ashas.send(chat, 'Before')
    await rohans.hear('message', ({ seq }) => seq === seen.seq)
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($2, $1)', [asha.id, rohan.id])
    for (const client of [ashas, rohans]) await client.hear('gone')
    await world.query('DELETE FROM blocks')
    const next = await ashas.send(chat, 'After')
    await rohans.hear('message', ({ seq }) => seq === next.seq)
    expect(rohans.seqs(chat, seen.seq)).toEqual([seen.seq, next.seq])
    for (const client of [ashas, rohans]) await client.close()
  })

  it('that nobody told of is found', async () => {
    const looking = await world.startProcess({ compareEvery: 50 })
    const rohans = await looking.connect(rohan)
    await rohans.follow(chat, 1_000_000)
    await world.query('ALTER TABLE blocks DISABLE TRIGGER blocks_made')
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [asha.id, rohan.id])
    await world.query('ALTER TABLE blocks ENABLE TRIGGER blocks_made')
    await rohans.hear('gone')
    await world.query('DELETE FROM blocks')
    await rohans.close()
  })

  it('while messages pour in: none comes after the end was told', async () => {
    const clients = [await one.connect(asha), await two.connect(rohan)]
    const [ashas, rohans] = clients as [(typeof clients)[0], (typeof clients)[0]]
    for (const client of clients) await client.follow(chat, 1_000_000)
    for (let round = 0; round < 5; round++) {
      const ends = clients.map((client) => client.all('gone').length)
      for (let n = 0; n < 30; n++)
        for (const client of clients)
          client.say({ type: 'send', chat_id: chat, content: 'x', client_id: crypto.randomUUID() })
      await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [asha.id, rohan.id])
      for (const [n, client] of clients.entries()) {
        await expect.poll(() => client.all('gone').length).toBe((ends[n] ?? 0) + 1)
        await client.settled()
        const end = client.frames.findLastIndex(({ type }) => type === 'gone')
        const after = client.frames.slice(end).filter(({ type }) => type === 'message' || type === 'typing')
        expect(after).toEqual([])
      }
      // All that was sent is answered before the next round.
      for (const client of [ashas, rohans]) {
        client.say({ type: 'read', chat_id: chat, seq: 1 })
        const asked = client.all('error').length
        await expect.poll(() => client.all('error').length).toBeGreaterThan(asked)
      }
      await world.query('DELETE FROM blocks')
      for (const client of clients) await client.follow(chat, 1_000_000)
    }
    for (const client of clients) await client.close()
  })
})

it('chats.deleted-account: a chat that goes is taken off the screens of its members', async () => {
  const leaver = world.person(4711, 'Leaver')
  await world.addPeople([leaver])
  const { id } = (await world.start(leaver, { room_id: await world.addRoom(meera) })).json()
  const meeras = [await one.connect(meera), await two.connect(meera)]
  await world.query('DELETE FROM chats WHERE id = $1', [id])
  for (const client of meeras) {
    expect(await client.hear('gone')).toEqual({ type: 'gone', chat_id: id })
    await client.close()
  }
})

it('chats.former-member: whoever has a chat open sees at once that the other closed the account', async () => {
  const leaver = world.person(4712, 'Leaver')
  await world.addPeople([leaver])
  const { id } = (await world.start(leaver, { room_id: await world.addRoom(meera) })).json()
  const [meeras, ashas] = [await two.connect(meera), await one.connect(asha)]
  await meeras.follow(id, 1_000_000)
  await ashas.follow(chat, 1_000_000)
  await world.query('DELETE FROM auth_users WHERE id = $1', [leaver.id])
  expect(await meeras.hear('standing')).toEqual({
    type: 'standing',
    user_id: leaver.id,
    suspended: false,
    former: true,
  })
  await ashas.settled()
  expect([ashas.all('standing'), meeras.all('gone')]).toEqual([[], []])
  for (const client of [meeras, ashas]) await client.close()
})
