import { latinWords, makeUp } from '@basera/platform/testing/made-up-language'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asha, rohan } from '../../chat-world.fixture.ts'
import { slotIn, type VisitsWorld, visitsWorld } from '../visits-world.fixture.ts'
import { remindOfVisits } from './remind-visits.ts'

let world: VisitsWorld
beforeAll(async () => {
  world = await visitsWorld()
})
afterAll(() => world.close())
beforeEach(() => world.begin())

const hour = 3_600_000
/** Half past three in the afternoon of a day two weeks ahead, in India. */
const afternoon = new Date(`${slotIn(14 * 24).slice(0, 10)}T10:00:00Z`)
const before = (hours: number) => new Date(afternoon.getTime() - hours * hour)
const agreed = () => world.accepted([afternoon.toISOString()])
const mails = async () => [(await world.mailsTo(asha)).length, (await world.mailsTo(rohan)).length]

describe('chats.visit-reminders: both are reminded', () => {
  it('a day and two hours before, by the clock of India, once each', async () => {
    await agreed()
    await world.remind(before(24.1))
    expect(await mails()).toEqual([0, 0])
    await world.remind(before(23.9))
    await world.remind(before(20))
    expect(await mails()).toEqual([1, 1])
    await world.remind(before(2.1))
    expect(await mails()).toEqual([1, 1])
    await world.remind(before(1.9))
    await world.remind(before(1))
    expect(await mails()).toEqual([2, 2])
    expect(world.notified.map(({ to }) => to).sort()).toEqual([asha.id, asha.id, rohan.id, rohan.id].sort())
    const [mail] = await world.mailsTo(rohan)
    expect(mail?.subject).toMatch(/^Your room visit on \w{3} \d+ \w{3}, 15:30$/)
    expect(mail?.text).not.toContain('7th Cross')
    expect(world.notified[0]?.body).toContain(', 15:30.')
  })

  it('shell.reader-language: each in their own language, with the time as that language says it', async () => {
    const undo = makeUp('bn')
    await world.query("UPDATE auth_users SET language = 'bn' WHERE id = $1", [rohan.id])
    await agreed()
    await world.remind(before(23))
    undo()
    await world.query('UPDATE auth_users SET language = NULL')
    const [[english], [mail]] = [await world.mailsTo(asha), await world.mailsTo(rohan)]
    expect(english?.subject).toMatch(/^Your room visit on \w{3} /)
    expect(mail?.subject).toContain('15:30')
    expect(latinWords(`${mail?.subject}${mail?.text}`, ['Asha Rao', 'Sunny room near the lake'])).toEqual([])
    expect(mail?.text).toContain('“Sunny room near the lake”')
    const notified = world.notified.find(({ to }) => to === rohan.id)
    expect([notified?.body.includes('15:30'), latinWords(notified?.body ?? '')]).toEqual([true, []])
  })

  it('once, also when several processes look at the same moment', async () => {
    await agreed()
    await Promise.all([1, 2, 3, 4].map(() => world.remind(before(23))))
    expect(await mails()).toEqual([1, 1])
    expect(world.notified).toHaveLength(2)
  })

  it('again after a stop in between, and not by what was rolled back', async () => {
    await agreed()
    let falls = 1
    const mailQueue = {
      add: async (...args: Parameters<typeof world.needs.mails.add>) => {
        if (falls-- > 0) throw new Error('the process ended')
        await world.needs.mails.add(...args)
      },
    }
    const failing = { ...world.needs, mails: mailQueue }
    await expect(remindOfVisits(failing, before(23))).rejects.toThrow('the process ended')
    expect(await mails()).toEqual([0, 0])
    await remindOfVisits(failing, before(23))
    expect(await mails()).toEqual([1, 1])
  })

  it('of every other visit where some fail, and each failure is told', async () => {
    await agreed()
    await world.query(
      `INSERT INTO visits (chat_id, room_title, lister_id, visitor_id, created_by, client_id, state, proposer_id, slots,
         starts_at, seq, over_at, remind_at)
       SELECT chat_id, room_title, lister_id, visitor_id, created_by, gen_random_uuid(), state, proposer_id, slots,
         starts_at, seq, over_at, remind_at + n * interval '1 second'
       FROM visits, generate_series(1, 2) AS n`,
    )
    let calls = 0
    const add: typeof world.needs.mails.add = async (...mail) => {
      if (++calls < 3) throw new Error(`failure ${calls}`)
      await world.needs.mails.add(...mail)
    }
    const reminding = remindOfVisits({ ...world.needs, mails: { add } }, before(23))
    const errors = [1, 2].map((n) => expect.objectContaining({ message: `failure ${n}` }))
    await expect(reminding).rejects.toMatchObject({ errors })
    expect(await mails()).toEqual([1, 1])
  })

  it('of the new time after a move, and not of a cancelled visit', async () => {
    const visit = await agreed()
    await world.remind(before(23))
    const later = new Date(afternoon.getTime() + 72 * hour).toISOString()
    const asked = (await world.change(asha, visit, { action: 'propose', slots: [later] })).json()
    const moved = (await world.change(rohan, asked, { action: 'accept', starts_at: later })).json()
    await world.remind(before(1))
    expect(await mails()).toEqual([1, 1])
    await world.remind(before(-50))
    expect(await mails()).toEqual([2, 2])
    await world.change(rohan, moved, { action: 'cancel' })
    await world.remind(before(-71))
    expect(await mails()).toEqual([2, 2])
  })

  it('keeps what is due where a move is only asked for', async () => {
    const visit = await agreed()
    await world.remind(before(23))
    await world.change(asha, visit, { action: 'propose', slots: [slotIn(20 * 24)] })
    await world.remind(before(22))
    expect(await mails()).toEqual([1, 1])
    await world.remind(before(1))
    expect(await mails()).toEqual([2, 2])
  })

  it('where one is suspended, the other of that alone', async () => {
    await agreed()
    const setBan = (at: string) =>
      world.query(`UPDATE auth_users SET banned_at = ${at} WHERE id = $1`, [asha.id])
    await setBan('now()')
    await world.remind(before(23))
    await setBan('NULL')
    expect(await mails()).toEqual([0, 1])
    const [mail] = await world.mailsTo(rohan)
    expect(mail?.subject).toMatch(/^Do not count on the room visit on \w{3} \d+ \w{3}, 15:30$/)
    expect(mail?.text).toContain('is suspended')
    expect(world.notified.map(({ to }) => to)).toEqual([rohan.id])
  })

  it('by mail only who wants mails, and nobody once one blocks the other', async () => {
    await agreed()
    await world.query('INSERT INTO chat_notices (user_id, mails) VALUES ($1, false)', [asha.id])
    await world.remind(before(23))
    expect(await mails()).toEqual([0, 1])
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [rohan.id, asha.id])
    await world.remind(before(1))
    expect(await mails()).toEqual([0, 1])
  })
})
