import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeModerator } from './moderator.fixture.ts'
import { type Account, type NumberWorld, numberWorld, refusal } from './number-world.fixture.ts'

let world: NumberWorld
let asha: Account
let vikram: Account
let nazia: Account

beforeAll(async () => {
  world = await numberWorld()
  asha = await join('Asha')
  vikram = await join('Vikram')
  nazia = await join('Nazia')
  await makeModerator(world, nazia)
})
afterAll(() => world?.close())

let people = 0
async function join(name: string): Promise<Account> {
  const account = await world.join(name, `98765 3${String(people++).padStart(4, '0')}`)
  await world.query('UPDATE auth_users SET email_proven_at = now() WHERE id = $1', [account.id])
  await world.query('UPDATE phone_identities SET professional = true')
  return account
}

let taken = 0
/** A photo of the room, stored as the product stores one. */
async function addPhoto(lister: Account, roomId: string, words: string): Promise<string> {
  const path = `${lister.id}/${roomId}/${++taken}-0.webp`
  await world.files.store('room-images', path, Buffer.from(words))
  const [photo] = await world.query(
    `INSERT INTO room_images (room_id, image_url, display_order, width, height, blur) VALUES ($1, $2, 0, 4, 3, 'x') RETURNING id`,
    [roomId, `/storage/v1/object/public/room-images/${path}`],
  )
  await world.query(
    "INSERT INTO photo_hashes (photo_id, keys, spots, small, compared) VALUES ($1, '{}', '', decode(repeat('00', 512), 'hex'), true)",
    [photo.id],
  )
  return photo.id
}

async function reportedRoom(lister: Account, words: string) {
  const room = (await world.listRoom(lister, { title: `Room of ${words}` })).json().id as string
  const photo = await addPhoto(lister, room, words)
  await world.post(asha, '/api/reports', { about: 'room', id: room, reason: 'not_real' })
  const [found] = await world.query('SELECT id FROM cases WHERE subject_id = $1', [room])
  return { room, photo, id: found.id as string }
}

const get = (who: Account | undefined, url: string) => world.call(who, url)
const open = async (id: string) => (await get(nazia, `/api/moderate/cases/${id}`)).json()
const picture = (id: string, name: string, who: Account | undefined = nazia) =>
  get(who, `/api/moderate/cases/${id}/pictures/${name}`)
const wordsOf = (data: string) => Buffer.from(data.split(',')[1] ?? '', 'base64').toString()

describe('trust.evidence-read: pictures of a case', () => {
  it('are those of now and those that were copied, which outlive the room', async () => {
    const { id, room } = await reportedRoom(vikram, 'a sunny window')
    const before = await open(id)
    expect(before.now.pictures).toEqual(['now.0'])
    const [kept] = before.reported[0].pictures
    expect(wordsOf((await picture(id, 'now.0')).json().data)).toBe('a sunny window')
    await world.query('DELETE FROM rooms WHERE id = $1', [room])
    expect((await open(id)).now).toBe(null)
    expect((await picture(id, 'now.0')).statusCode).toBe(404)
    const answer = await picture(id, kept)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json().data).toMatch(/^data:image\/webp;base64,/)
    expect(wordsOf(answer.json().data)).toBe('a sunny window')
  })

  it('are logged one by one, with who looked', async () => {
    const { id } = await reportedRoom(vikram, 'a blue door')
    const { reported } = await open(id)
    for (const name of ['now.0', reported[0].pictures[0]]) await picture(id, name)
    await picture(id, 'now.7')
    const log = await world.query(
      'SELECT operator, command FROM operator_log WHERE subject_id = $1 ORDER BY id',
      [id],
    )
    expect(log.map(({ command }) => command)).toEqual(['case read', 'picture read', 'picture read'])
    expect(new Set(log.map(({ operator }) => operator))).toEqual(new Set([nazia.id]))
  })

  it('are not there for others, for another case, under other names, nor of one’s own case', async () => {
    const [one, other] = [await reportedRoom(vikram, 'one'), await reportedRoom(vikram, 'other')]
    const kept = (await open(one.id)).reported[0].pictures[0]
    for (const who of [undefined, asha])
      expect(refusal(await get(who, `/api/moderate/cases/${one.id}/pictures/${kept}`))[0]).toBe(404)
    for (const [id, name] of [
      [other.id, kept],
      [one.id, `same.${other.photo}`],
      [one.id, 'now.0.1'],
      [one.id, '..%2F..%2Fkeys'],
      [one.id, `kept.${one.room}.0`],
    ] as const)
      expect([name, (await picture(id, name)).statusCode]).toEqual([name, 404])
    const own = await reportedRoom(nazia, 'her own')
    expect((await picture(own.id, 'now.0')).statusCode).toBe(404)
    expect((await get(undefined, `/storage/v1/object/public/report-evidence/${kept}`)).statusCode).toBe(404)
  })
})

describe('trust.same-photos', () => {
  it('names other rooms with a photo alike, the likest first, also deleted ones, and gives their pictures', async () => {
    const { id, photo } = await reportedRoom(vikram, 'the copy')
    const other = await join('Ramesh')
    const first = await addPhoto(
      other,
      (await world.listRoom(other, { title: 'The first room' })).json().id,
      'the first',
    )
    const [mine] = await world.query(
      'UPDATE rooms SET deleted_at = now() WHERE id = $1 AND user_id = $2 RETURNING id, title',
      [(await world.listRoom(vikram, { title: 'My older one' })).json().id, vikram.id],
    )
    const older = await addPhoto(vikram, mine.id, 'older')
    await world.query(
      'INSERT INTO like_photos (photo_id, like_id, likeness) VALUES ($1, $2, 0.7), ($3, $1, 0.95)',
      [photo, older, first],
    )
    const { same_photos } = await open(id)
    expect(same_photos).toMatchObject([
      { picture: `same.${first}`, title: 'The first room', account_name: 'Ramesh', own: false, gone: false },
      { picture: `same.${older}`, title: 'My older one', own: true, gone: true },
    ])
    expect(wordsOf((await picture(id, `same.${first}`)).json().data)).toBe('the first')
  })
})
