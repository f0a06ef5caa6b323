import { randomUUID } from 'node:crypto'
import { forgetEvidence } from '@basera/trust/server'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeModerator } from './moderator.fixture.ts'
import { type Account, type NumberWorld, numberWorld, refusal } from './number-world.fixture.ts'

let world: NumberWorld
let asha: Account
let vikram: Account
let nazia: Account

beforeAll(async () => {
  world = await numberWorld({ works: true })
  asha = await join('Asha')
  vikram = await join('Vikram')
  nazia = await join('Nazia')
  await makeModerator(world, nazia)
})
afterAll(() => world?.close())
beforeEach(() => world.query('DELETE FROM rate_limits'))

let people = 0
async function join(name: string): Promise<Account> {
  const account = await world.join(name, `98765 4${String(people++).padStart(4, '0')}`)
  await world.query('UPDATE auth_users SET email_proven_at = now() WHERE id = $1', [account.id])
  await world.query('UPDATE phone_identities SET professional = true')
  return account
}

const planted = 'PLANTED-73.8567E'
/** As a phone makes it: with a place in its metadata. */
const screenshot = (width = 600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#fafafa' } })
    .withExif({ IFD0: { ImageDescription: planted } })
    .png()
    .toBuffer()

async function add(who: Account | undefined, id: string, bytes?: Buffer) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes ?? (await screenshot()))]), 'a.png')
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.arrayBuffer())
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return world.call(who, `/api/me/report-screenshots/${id}`, { method: 'POST', payload, headers })
}
async function added(who: Account): Promise<string> {
  const id = randomUUID()
  expect((await add(who, id)).statusCode).toBe(200)
  return id
}
const remove = (who: Account | undefined, id: string) =>
  world.call(who, `/api/me/report-screenshots/${id}`, { method: 'DELETE' })
const room = async () => (await world.listRoom(vikram)).json().id as string
const report = (who: Account, id: string, screenshots: readonly string[], more: object = {}) =>
  world.post(who, '/api/reports', { about: 'room', id, reason: 'not_real', screenshots, ...more })
const caseOf = async (id: string): Promise<string> =>
  (await world.query('SELECT id FROM cases WHERE subject_id = $1', [id]))[0].id
const desk = async (id: string, who: Account | undefined = nazia) =>
  world.call(who, `/api/moderate/cases/${await caseOf(id)}`)
const shotsOf = async (id: string) =>
  (await desk(id)).json().reported.map((one: { screenshots: string[] }) => one.screenshots)
const picture = async (id: string, name: string, who: Account | undefined = nazia) =>
  world.call(who, `/api/moderate/cases/${await caseOf(id)}/pictures/${name}`)
const fileOf = (who: Account, id: string) =>
  world.files.find('report-evidence', `${who.id}/screenshots/${id}.webp`)
const rowsOf = (id: string) => world.query('SELECT * FROM report_screenshots WHERE id = $1', [id])

describe('trust.report-screenshots', () => {
  it('are part of the report: the desk shows them, without metadata, and each look is logged', async () => {
    const id = await room()
    const shots = [await added(asha), await added(asha)]
    const sent = await report(asha, id, shots)
    expect(sent.statusCode).toBe(201)
    expect(await shotsOf(id)).toEqual([shots.map((shot) => `shot.${shot}`)])
    const answer = await picture(id, `shot.${shots[0]}`)
    expect(answer.headers['cache-control']).toBe('no-store')
    const [head = '', data = ''] = answer.json().data.split(',')
    expect(head).toBe('data:image/webp;base64')
    const bytes = Buffer.from(data, 'base64')
    expect(bytes.includes('PLANTED')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 600, height: 900 })
    const log = await world.query('SELECT command FROM operator_log WHERE subject_id = $1 ORDER BY id', [
      await caseOf(id),
    ])
    expect(log.map(({ command }) => command)).toEqual(['case read', 'picture read'])
    const own = (await world.call(asha, '/api/me/reports')).json().items
    expect(own.find((one: { id: string }) => one.id === sent.json().id).screenshots).toBe(2)
  })

  it('are given to nobody else, not to who sent them, and only in their own case', async () => {
    const [id, other] = [await room(), await room()]
    const shot = await added(asha)
    await report(asha, id, [shot])
    await report(asha, other, [])
    for (const who of [asha, vikram, await join('Stranger'), undefined]) {
      const url = `/api/moderate/cases/${await caseOf(id)}/pictures/shot.${shot}`
      expect((await world.call(who, url)).statusCode).toBe(404)
      const path = `${asha.id}/screenshots/${shot}.webp`
      expect((await world.call(who, `/storage/v1/object/public/report-evidence/${path}`)).statusCode).toBe(
        404,
      )
      expect((await world.call(who, `/api/me/report-screenshots/${shot}`)).statusCode).toBe(404)
    }
    expect((await picture(other, `shot.${shot}`)).statusCode).toBe(404)
    expect((await picture(id, `shot.${randomUUID()}`)).statusCode).toBe(404)
  })

  it('are one when sent again, also with a report that is sent again, and many at once', async () => {
    const id = await room()
    const shot = randomUUID()
    const picture = await screenshot()
    const answers = await Promise.all([1, 2, 3].map(() => add(asha, shot, picture)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await add(asha, shot, picture)).statusCode).toBe(200)
    for (let n = 0; n < 2; n++) expect((await report(asha, id, [shot, shot])).statusCode).toBe(201)
    expect(await shotsOf(id)).toEqual([[`shot.${shot}`]])
  })

  it('replace earlier ones when the report is changed, and stay when it is changed without any', async () => {
    const id = await room()
    const [first, second] = [await added(asha), await added(asha)]
    await report(asha, id, [first])
    await report(asha, id, [], { details: 'More words' })
    expect(await shotsOf(id)).toEqual([[`shot.${first}`]])
    await report(asha, id, [second])
    expect(await shotsOf(id)).toEqual([[`shot.${second}`]])
  })

  it('are taken back before the report is sent, not afterwards, and not by others', async () => {
    const id = await room()
    const [gone, sent] = [await added(asha), await added(asha)]
    expect((await remove(vikram, gone)).statusCode).toBe(204)
    expect(await rowsOf(gone)).toHaveLength(1)
    expect((await remove(asha, gone)).statusCode).toBe(204)
    expect([await rowsOf(gone), await fileOf(asha, gone)]).toEqual([[], undefined])
    await report(asha, id, [sent])
    expect((await remove(asha, sent)).statusCode).toBe(204)
    expect(await shotsOf(id)).toEqual([[`shot.${sent}`]])
    expect((await remove(undefined, sent)).statusCode).toBe(401)
  })

  it('refuses a report with one that is gone, is another’s or was sent with another report, and files nothing', async () => {
    const [id, other] = [await room(), await room()]
    const [foreign, used] = [await added(vikram), await added(asha)]
    await report(asha, other, [used])
    const gone = 'A screenshot is not there any more. Remove it and add it again.'
    for (const shot of [foreign, used, randomUUID()])
      expect(refusal(await report(asha, id, [shot]))).toEqual([409, 'conflict', gone])
    expect(await world.query('SELECT id FROM cases WHERE subject_id = $1', [id])).toEqual([])
    expect((await rowsOf(foreign))[0].draft_of).toBe(vikram.id)
  })

  it('are three at most, of a kind that can be read, under an id of their own', async () => {
    const id = await room()
    const four = await Promise.all([1, 2, 3, 4].map(() => added(asha)))
    for (const screenshots of [four, ['x'], 'x', [1], null])
      expect((await report(asha, id, screenshots as never)).json().code).toBe('validation_failed')
    expect((await add(asha, 'x')).statusCode).toBe(404)
    expect((await add(undefined, randomUUID())).statusCode).toBe(401)
    for (const bytes of ['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '\u0089PNG\r\n'])
      expect((await add(asha, randomUUID(), Buffer.from(bytes))).json().code).toBe('file_refused')
    const large = Buffer.alloc(8 * 1024 * 1024 + 1)
    expect((await add(asha, randomUUID(), large)).statusCode).toBe(413)
    expect(refusal(await add(vikram, four[0] ?? ''))).toEqual([
      409,
      'conflict',
      'This screenshot could not be added. Remove it and add it again.',
    ])
  })

  it('are nine before any is sent, and thirty uploads an hour for a person', async () => {
    const meera = await join('Meera')
    for (let n = 0; n < 9; n++) await added(meera)
    expect((await add(meera, randomUUID())).json().code).toBe('limit_reached')
    for (let n = 0; n < 20; n++) await remove(meera, randomUUID())
    for (let n = 0; n < 20; n++) await add(meera, randomUUID(), Buffer.from('x'))
    expect((await add(meera, randomUUID())).json().code).toBe('too_many_requests')
  })
})

describe('trust.evidence-retention: screenshots', () => {
  const sweep = (hours: number) => forgetEvidence(world.db, world.files, Date.now() + hours * 3_600_000)

  it('go with the evidence, drafts after a day, and leave no file', async () => {
    const id = await room()
    const [sent, draft, young] = [await added(asha), await added(asha), await added(asha)]
    await report(asha, id, [sent])
    await world.query("UPDATE report_screenshots SET added_at = now() - interval '25 hours' WHERE id = $1", [
      draft,
    ])
    await sweep(2)
    expect([await rowsOf(draft), await fileOf(asha, draft)]).toEqual([[], undefined])
    expect(await fileOf(asha, young)).toBeDefined()
    await world.query("UPDATE cases SET decided_at = now() - interval '179 days' WHERE subject_id = $1", [id])
    await sweep(2)
    expect(await fileOf(asha, sent)).toBeDefined()
    await world.query("UPDATE cases SET decided_at = now() - interval '181 days' WHERE subject_id = $1", [id])
    await sweep(2)
    expect([await rowsOf(sent), await fileOf(asha, sent)]).toEqual([[], undefined])
  })

  it('outlive the account of who sent them; drafts do not', async () => {
    const ravi = await join('Ravi')
    const id = await room()
    const [sent, draft] = [await added(ravi), await added(ravi)]
    await report(ravi, id, [sent])
    const body = { confirm_email: ravi.email }
    expect((await world.call(ravi, '/api/me', { method: 'DELETE', body })).statusCode).toBe(204)
    expect(await rowsOf(draft)).toEqual([])
    await sweep(2)
    expect(await fileOf(ravi, draft)).toBeUndefined()
    expect((await picture(id, `shot.${sent}`)).statusCode).toBe(200)
  })

  it('accounts.data-copy: are in the copy of who sent them alone, as pictures', async () => {
    const ravi = await join('Ravi')
    const shot = await added(ravi)
    await report(ravi, await room(), [shot])
    const copyOf = async (who: Account) =>
      (await world.call(who, '/api/me/export')).rawPayload.toString('latin1')
    expect(await copyOf(ravi)).toContain(`files/report-evidence/${ravi.id}/screenshots/${shot}.webp`)
    expect(await copyOf(vikram)).not.toContain(shot)
  })
})
