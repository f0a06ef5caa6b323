import { buffer } from 'node:stream/consumers'
import { forgetEvidence, readEvidence } from '@basera/trust/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, type NumberWorld, newPhone, numberWorld } from './number-world.fixture.ts'

let world: NumberWorld
let asha: Account
let rohan: Account
let meera: Account
beforeAll(async () => {
  world = await numberWorld({ works: true })
  asha = await world.join('asha', newPhone())
  rohan = await world.join('rohan', newPhone())
  meera = await world.join('meera', newPhone())
  await world.query('UPDATE phone_identities SET professional = true')
})
afterAll(() => world?.close())

const report = (by: Account, about: string, id: string, reason = 'other', more: object = {}) =>
  world.post(by, '/api/reports', { about, id, reason, ...more })
const codeOf = async (answer: ReturnType<typeof report>) => {
  const { statusCode, body } = await answer
  return [statusCode, statusCode < 300 ? null : JSON.parse(body).code]
}
const act = { operator: 'op', command: 'console' }
const evidenceOf = async (subjectId: string) => {
  const [found] = await world.query('SELECT id FROM cases WHERE subject_id = $1', [subjectId])
  return readEvidence(world.db, act, found.id)
}
const close = (account: Account) =>
  world.call(account, '/api/me', { method: 'DELETE', body: { confirm_email: account.email } })

async function roomWithPhoto(lister: Account, title = 'A bright room') {
  const id = (await world.listRoom(lister, { title })).json().id as string
  const path = `${lister.id}/${id}/1-0.webp`
  await world.files.store('room-images', path, Buffer.from(`photo of ${title}`))
  await world.query(
    `INSERT INTO room_images (room_id, image_url, display_order, width, height, blur) VALUES ($1, $2, 0, 4, 3, 'x')`,
    [id, `/storage/v1/object/public/room-images/${path}`],
  )
  return { id, path }
}

async function chatOf(seeker: Account, lister: Account, words: readonly string[]) {
  const { id: room_id } = (await world.listRoom(lister)).json()
  const chat = (await world.post(seeker, '/api/chats', { room_id })).json().id as string
  const sent: string[] = []
  for (const [n, content] of words.entries()) {
    const answer = await world.post(lister, `/api/chats/${chat}/messages`, { client_id: `m${n}`, content })
    sent.push(answer.json().id)
  }
  return { chat, sent }
}

describe('trust.report-evidence: a reported room', () => {
  it('stays with all its facts and photos when its lister edits it, deletes it and closes the account', async () => {
    const lister = await world.join('Lister', newPhone())
    const { id, path } = await roomWithPhoto(lister, 'As it was before')
    await world.query("UPDATE user_profiles SET organization = 'Infosys' WHERE id = $1", [lister.id])
    const household = [{ kind: 'women', count: 2 }]
    const said = { gate_closes_at: '22:00', maintenance: 900, bathroom: 'attached', lift: true, household }
    await world.call(lister, `/api/rooms/${id}`, { method: 'PATCH', body: said })
    const page = (await world.call(asha, `/api/rooms/${id}`)).json()
    const answer = await report(asha, 'room', id, 'not_real', { details: 'The photos are of a hotel.' })
    expect([answer.statusCode, answer.json().receipt]).toEqual([
      201,
      expect.stringMatching(/^R-[0-9A-F]{8}$/),
    ])
    await world.call(lister, `/api/rooms/${id}`, { method: 'PATCH', body: { title: 'Changed meanwhile' } })
    expect((await world.call(lister, `/api/rooms/${id}`, { method: 'DELETE' })).statusCode).toBe(204)
    await world.query("UPDATE rooms SET deleted_at = now() - interval '2 hours' WHERE id = $1", [id])
    await world.files.remove('room-images', path)
    expect((await close(lister)).statusCode).toBe(204)
    const [seen] = await evidenceOf(id)
    expect(seen).toMatchObject({
      reason: 'not_real',
      details: 'The photos are of a hotel.',
      reporter_id: asha.id,
      reporter_number: expect.stringMatching(/^.{43}$/),
      reported_id: lister.id,
      reported_number: expect.stringMatching(/^.{43}$/),
      content: { title: 'As it was before', rent: expect.any(Number), address: expect.any(String) },
    })
    expect(seen?.content).toMatchObject({
      ...said,
      lister: 'Lister',
      organization: 'Infosys',
      phone_verified: true,
    })
    // When it was changed, where the map shows it, and what names ids and pictures are in no copy.
    const left =
      'id user_id public_latitude public_longitude created_at confirmed_at updated_at lister images'
    for (const [name, value] of Object.entries(page))
      if (!left.split(' ').includes(name)) expect(seen?.content).toHaveProperty([name], value)
    const kept = await world.files.find('report-evidence', seen?.files[0] ?? '')
    expect(kept && String(await buffer(kept.open()))).toBe('photo of As it was before')
    const reads = await world.query("SELECT 1 FROM operator_log WHERE subject = 'case'")
    expect(reads.length).toBeGreaterThan(0)
  })

  it('trust.evidence-retention: is forgotten with its photos 180 days after its case ended', async () => {
    const { id } = await roomWithPhoto(rohan, 'A room of long ago')
    await report(asha, 'room', id)
    const [seen] = await evidenceOf(id)
    const [{ case_id }] = await world.query('SELECT case_id FROM report_evidence WHERE id = $1', [seen?.id])
    const later = Date.now() + 2 * 3_600_000
    const end = (days: number) =>
      world.query('UPDATE cases SET decided_at = now() - make_interval(days => $2) WHERE id = $1', [
        case_id,
        days,
      ])
    const there = async () => (await world.files.find('report-evidence', seen?.files[0] ?? '')) !== undefined
    await end(179)
    await forgetEvidence(world.db, world.files, later)
    expect([(await readEvidence(world.db, act, case_id)).length, await there()]).toEqual([1, true])
    await end(181)
    await forgetEvidence(world.db, world.files, later)
    expect([(await readEvidence(world.db, act, case_id)).length, await there()]).toEqual([0, false])
  })

  it('trust.evidence-retention: takes the title out of the report, which stays', async () => {
    const { id } = await roomWithPhoto(rohan, 'A title to forget')
    await report(asha, 'room', id)
    const titleAfter = async (days: number) => {
      await world.query(
        "UPDATE reports SET decided_at = now() - make_interval(days => $2), decision = 'x' WHERE about_id = $1",
        [id, days],
      )
      await forgetEvidence(world.db, world.files)
      const mine = (await world.call(asha, '/api/me/reports')).json().items
      return mine.map((one: { title: string | null }) => one.title)
    }
    expect(await titleAfter(179)).toContain('A title to forget')
    expect(await titleAfter(181)).not.toContain('A title to forget')
  })
})

describe('trust.report-reach: a report', () => {
  it('is of what its reporter sees, and never of their own', async () => {
    const room = (await world.listRoom(meera)).json().id
    const { sent, chat } = await chatOf(asha, rohan, ['Hello'])
    const [own] = await world.query('SELECT id FROM messages WHERE chat_id = $1 AND sender_id = $2', [
      chat,
      asha.id,
    ])
    expect(await codeOf(report(meera, 'room', room))).toEqual([409, 'conflict'])
    expect(await codeOf(report(asha, 'message', own.id))).toEqual([409, 'conflict'])
    expect(await codeOf(report(meera, 'message', sent[0] ?? ''))).toEqual([404, 'not_found'])
    expect(await codeOf(report(meera, 'person', asha.id))).toEqual([404, 'not_found'])
    expect(await codeOf(report(asha, 'profile', rohan.id))).toEqual([404, 'not_found'])
    expect(await codeOf(report(asha, 'room', chat))).toEqual([404, 'not_found'])
    await world.query('UPDATE rooms SET hidden_at = now() WHERE id = $1', [room])
    expect(await codeOf(report(asha, 'room', room))).toEqual([404, 'not_found'])
    const visitor = await world.call(undefined, '/api/reports', {
      method: 'POST',
      body: { about: 'room', id: room, reason: 'other' },
    })
    expect(visitor.statusCode).toBe(401)
  })

  it('trust.report-reasons: has a reason that fits the thing, and nothing more', async () => {
    const room = (await world.listRoom(meera)).json().id
    for (const more of [
      { reason: 'minor' },
      { reason: 'scam' },
      { details: 'x'.repeat(1001) },
      { files: [] },
    ])
      expect(await codeOf(report(asha, 'room', room, 'other', more))).toEqual([400, 'validation_failed'])
    expect((await report(asha, 'room', room, 'other', { details: 'x'.repeat(1000) })).statusCode).toBe(201)
  })

  it('trust.report-once: is one however often it is sent, with one copy', async () => {
    const { id } = await roomWithPhoto(rohan, 'Sent twice')
    const answers = await Promise.all(Array.from({ length: 5 }, () => report(meera, 'room', id, 'unsafe')))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(5).fill(201))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await evidenceOf(id)).toHaveLength(1)
  })

  it('trust.report-evidence: sent again after an edit copies anew: the first copy stays, and the last two', async () => {
    const { id } = await roomWithPhoto(rohan, 'Title number 0')
    for (let n = 0; n < 5; n++) {
      await world.call(rohan, `/api/rooms/${id}`, { method: 'PATCH', body: { title: `Title number ${n}` } })
      for (let twice = 0; twice < 2; twice++)
        await report(asha, 'room', id, 'unsafe', { details: `Seen ${n}` })
    }
    const copies = await evidenceOf(id)
    expect(copies.map(({ content }) => content.title)).toEqual([0, 3, 4].map((n) => `Title number ${n}`))
    for (const { reason, details, files } of copies)
      expect([reason, details, files.length]).toEqual(['unsafe', 'Seen 4', 1])
  })

  it('can be read by its reporter alone, with its state', async () => {
    const own = (await world.call(meera, '/api/me/reports')).json().items
    expect(own[0]).toMatchObject({ about: 'room', title: 'Sent twice', reason: 'unsafe', state: 'received' })
    expect((await world.call(rohan, '/api/me/reports')).json()).toEqual({ items: [], next_cursor: null })
  })
})

describe('trust.report-hides: reports of a room', () => {
  const isSeen = async (id: string) => (await world.call(asha, `/api/rooms/${id}`)).statusCode === 200

  it('by one number count once, whichever accounts it moves to', async () => {
    const { id } = await roomWithPhoto(rohan, 'An envied room')
    const phone = newPhone()
    for (let n = 0; n < 6; n++) {
      const mover = await world.join(`mover${n}`, phone)
      expect((await report(mover, 'room', id, 'unsafe')).statusCode).toBe(201)
      await world.passDays(31)
    }
    const left = await world.signUp('numberless')
    expect((await report(left, 'room', id, 'unsafe')).statusCode).toBe(201)
    expect(await isSeen(id)).toBe(true)
    const reports = await world.query('SELECT reporter_number FROM reports WHERE about_id = $1', [id])
    expect(reports.filter(({ reporter_number }) => reporter_number !== null)).toHaveLength(1)
  })

  it('by three persons take it out of sight', async () => {
    const { id } = await roomWithPhoto(rohan, 'A false room')
    for (const [n, seen] of [true, true, false].entries()) {
      const person = await world.join(`reporter${n}`, newPhone())
      await report(person, 'room', id, 'not_real')
      expect(await isSeen(id)).toBe(seen)
    }
    const own = async () => (await world.call(rohan, `/api/me/rooms/${id}`)).json()
    expect(await own()).toMatchObject({ review: { asked: false, findings: [{ reason: 'reported' }] } })
    await world.call(rohan, `/api/rooms/${id}`, { method: 'PATCH', body: { title: 'Changed since then' } })
    expect(await isSeen(id)).toBe(false)
    expect((await world.post(rohan, `/api/rooms/${id}/review`)).json()).toMatchObject({
      review: { asked: true, findings: [{ reason: 'reported' }] },
    })
    const [one] = await world.query('SELECT kind, harm, because FROM cases WHERE subject_id = $1', [id])
    expect(one).toEqual({ kind: 'reports', harm: 3, because: ['not_real', 'reported', 'asked'] })
  })

  it('by one whose report was right before take it out of sight at once', async () => {
    const right = await world.join('right', newPhone())
    const { id: first } = await roomWithPhoto(rohan, 'The first room')
    await report(right, 'room', first, 'not_real')
    await world.query(
      "UPDATE reports SET decided_at = now(), decision = 'x', outcome = 'acted' WHERE about_id = $1",
      [first],
    )
    const { id } = await roomWithPhoto(meera, 'The second room')
    await report(right, 'room', id, 'not_real')
    expect(await isSeen(id)).toBe(false)
  })
})

describe('chats.former-member: who closes the account', () => {
  it('stays readable, exportable and reportable for whom they wrote to', async () => {
    const scammer = await world.join('ravi', newPhone())
    const { chat, sent } = await chatOf(asha, scammer, ['Pay 5000 to my UPI first', 'Then I send the keys'])
    const closed = await close(scammer)
    expect(closed.statusCode, closed.body).toBe(204)
    const page = await world.call(asha, `/api/chats/${chat}/messages`)
    expect(page.statusCode, page.body).toBe(200)
    expect(page.json()).toMatchObject({
      chat: { other: { full_name: null, avatar_url: null, former: true } },
      items: [{}, { content: 'Pay 5000 to my UPI first' }, { content: 'Then I send the keys' }],
    })
    const listed = (await world.call(asha, '/api/chats')).json().items
    expect(listed.find((one: { id: string }) => one.id === chat)).toMatchObject({ other: { former: true } })
    const written = await world.post(asha, `/api/chats/${chat}/messages`, {
      client_id: 'x',
      content: 'Hello?',
    })
    expect([written.statusCode, written.json().code]).toEqual([409, 'conflict'])
    const reported = await report(asha, 'message', sent[1] ?? '', 'money_first')
    expect(reported.statusCode, reported.body).toBe(201)
    const [seen] = await evidenceOf(sent[1] ?? '')
    expect(seen).toMatchObject({ reported_id: scammer.id, reported_number: expect.stringMatching(/^.{43}$/) })
    expect(seen?.content).toMatchObject({ messages: [{}, { content: 'Pay 5000 to my UPI first' }, {}] })
    await world.query("UPDATE former_members SET left_at = now() - interval '31 days' WHERE id = $1", [
      scammer.id,
    ])
    expect(await codeOf(report(asha, 'message', sent[0] ?? '', 'money_first'))).toEqual([404, 'not_found'])
    expect((await close(asha)).statusCode).toBe(204)
    expect(await world.query('SELECT 1 FROM chats WHERE id = $1', [chat])).toEqual([])
    expect(await world.query('SELECT 1 FROM former_members WHERE id = $1', [scammer.id])).toEqual([])
  })

  it('leaves evidence of what was reported before, also once both are gone', async () => {
    const [one, other] = [await world.join('One', newPhone()), await world.join('Other', newPhone())]
    const { sent, chat } = await chatOf(one, other, ['I know where you live'])
    expect((await report(one, 'message', sent[0] ?? '', 'threat')).statusCode).toBe(201)
    await Promise.all([close(one), close(other)])
    expect(await world.query('SELECT 1 FROM chats WHERE id = $1', [chat])).toEqual([])
    const [seen] = await evidenceOf(sent[0] ?? '')
    expect(JSON.stringify(seen?.content)).toContain('I know where you live')
  })
})
