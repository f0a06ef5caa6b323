import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type ChatPhoto, type Message, photoSentences, photosWaiting } from '@basera/chats/contract'
import type { UploadedFile } from '@basera/platform/server/feature'
import { localFiles } from '@basera/platform/server/files'
import { noLimits } from '@basera/platform/server/limits'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  asha,
  type ChatWorld,
  chatWorld,
  meera,
  nina,
  nowhere,
  type Person,
  rohan,
} from '../chat-world.fixture.ts'
import { chatsPersonalData } from '../personal-data.ts'
import { knownPersonSubject, messageSubject } from '../subjects.ts'
import { addChatPhoto, removeGonePhotos, sweepGonePhotos } from './chat-photos.ts'
import { qrPicture } from './qr-picture.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'basera-chat-photos-'))
const files = localFiles(folder)
let world: ChatWorld
let chat: string
let view: Buffer
beforeAll(async () => {
  world = await chatWorld(noLimits, files)
  view = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Artist: 'PLANTED' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.forget()
  await world.query('DELETE FROM blocks')
  await world.query('UPDATE auth_users SET banned_at = NULL')
  chat = await world.startedChat()
})

const upload = (
  by: { readonly id: string },
  bytes = view,
  clientId: string = crypto.randomUUID(),
  id = chat,
) => world.upload(`/api/chats/${id}/photos?client_id=${clientId}`, bytes, by.id)
const uploadOf = (bytes: Buffer) => ({ stream: Readable.from([bytes]) }) as UploadedFile
const added = async (by: Person, bytes?: Buffer): Promise<ChatPhoto> => (await upload(by, bytes)).json()
const look = (by: { readonly id: string } | undefined, photo: string, id = chat) =>
  world.call({ url: `/api/chats/${id}/photos/${photo}?w=640`, ...(by && { by: by.id }) })
const send = (by: Person, photos: readonly string[], content = '', client_id: string = crypto.randomUUID()) =>
  world.call({
    method: 'POST',
    url: `/api/chats/${chat}/messages`,
    by: by.id,
    body: { client_id, content, photos },
  })
const sent = async (by: Person, bytes?: Buffer, content?: string): Promise<Message> =>
  (await send(by, [(await added(by, bytes)).id], content)).json()
const messages = async (by: Person) =>
  (await world.call({ url: `/api/chats/${chat}/messages`, by: by.id })).json()
const act = (by: Person, { id }: Message, what: 'unsend' | 'hide') =>
  world.call({ method: 'POST', url: `/api/chats/${chat}/messages/${id}/${what}`, by: by.id })
const kept = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.includes(chat) && path.endsWith('.webp'),
  )
const wait = (photos: number) =>
  world.query(
    `INSERT INTO chat_photos (chat_id, sender_id, client_id, width, height, blur, stored_at)
     SELECT $1, $2, gen_random_uuid(), 4, 3, 'data:', now() FROM generate_series(1, $3)`,
    [chat, asha.id, photos],
  )
const rows = () => world.query('SELECT seq FROM chat_photos ORDER BY created_at')

describe('chats.photo-count: a message', () => {
  it('has up to three photos, in their order, with a text or without', async () => {
    const photos = [await added(asha), await added(asha), await added(asha)]
    const ids = photos.map(({ id }) => id).reverse()
    const answer = await send(asha, ids)
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.json()).toMatchObject({ content: '', photos: [...photos].reverse() })
    expect((await messages(rohan)).items.at(-1)).toMatchObject({ content: '', photos: [...photos].reverse() })
    const more = await added(asha)
    expect((await send(asha, [...ids, more.id])).statusCode).toBe(400)
    expect((await send(asha, [more.id, more.id])).statusCode).toBe(400)
    expect((await send(asha, [])).statusCode).toBe(400)
    expect((await send(asha, [more.id], 'The balcony')).json()).toMatchObject({ content: 'The balcony' })
  })

  it('chats.photo-once: sent again it is one message, and its photos are in one alone', async () => {
    const key = crypto.randomUUID()
    const first: ChatPhoto = (await upload(asha, view, key)).json()
    expect((await upload(asha, view, key)).json()).toEqual(first)
    const client = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => send(asha, [first.id], '', client)))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect((await send(asha, [first.id], '', client)).json().photos).toEqual([first])
    expect((await send(asha, [first.id])).statusCode).toBe(409)
    expect(await rows()).toEqual([{ seq: 2 }])
  })

  it('chats.photo-once: uploaded again after a failure it is the same photo, also as the last that may wait', async () => {
    const key = { chatId: chat, senderId: asha.id, clientId: crypto.randomUUID() }
    const store = () => Promise.reject(new Error('the disk is full'))
    const failing = { db: world.db, files: { ...files, store } }
    await expect(addChatPhoto(failing, key, uploadOf(view))).rejects.toThrow('the disk is full')
    const [row] = await world.query('SELECT id FROM chat_photos')
    await wait(photosWaiting - 1)
    const answer = await upload(asha, view, key.clientId)
    expect([answer.statusCode, answer.json().id]).toEqual([201, row.id])
  })

  it('takes no photo of another chat, person or of nowhere', async () => {
    const own = await added(rohan)
    const elsewhere = (await world.start(meera, { room_id: await world.addRoom(asha) })).json().id
    const other: ChatPhoto = (await upload(asha, view, crypto.randomUUID(), elsewhere)).json()
    for (const id of [own.id, other.id, nowhere]) expect((await send(asha, [id])).statusCode).toBe(409)
    expect((await messages(rohan)).items).toHaveLength(1)
  })
})

describe('chats.photo-private: a photo', () => {
  it('is looked at by the two alone, and before it is sent by its sender', async () => {
    const { id } = await added(asha)
    expect((await look(asha, id)).statusCode).toBe(200)
    expect((await look(rohan, id)).statusCode).toBe(404)
    await send(asha, [id])
    for (const person of [asha, rohan]) {
      const answer = await look(person, id)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.json().data).toMatch(/^data:image\/webp;base64,/)
    }
    expect((await look(undefined, id)).statusCode).toBe(401)
    expect((await look(nina, id)).statusCode).toBe(403)
    expect((await look(meera, id)).statusCode).toBe(404)
    expect((await look(rohan, nowhere)).statusCode).toBe(404)
    expect((await look(rohan, id, nowhere)).statusCode).toBe(404)
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [rohan.id, asha.id])
    for (const person of [asha, rohan]) expect((await look(person, id)).statusCode).toBe(404)
  })

  it('chats.photo-metadata: has no metadata, and a smaller size', async () => {
    const { id, width, height } = await added(asha)
    expect([width, height]).toEqual([900, 600])
    const { data } = (await look(asha, id)).json()
    const bytes = Buffer.from(data.split(',')[1], 'base64')
    expect(bytes.includes('PLANTED')).toBe(false)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640 })
  })

  it('is added only where a message could be sent', async () => {
    for (const [by, status] of [
      [nina, 403],
      [meera, 404],
    ] as const)
      expect((await upload(by)).statusCode).toBe(status)
    await world.query('UPDATE auth_users SET banned_at = now() WHERE id = $1', [rohan.id])
    expect((await upload(asha)).statusCode).toBe(409)
    await world.query('UPDATE auth_users SET banned_at = NULL')
    await world.query('INSERT INTO blocks (blocker_id, blocked_id) VALUES ($1, $2)', [rohan.id, asha.id])
    expect((await upload(asha)).statusCode).toBe(404)
    expect(await rows()).toEqual([])
    expect(kept()).toEqual([])
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])],
  ])('chats.photo-kinds: refuses %s', async (_, bytes) => {
    const answer = await upload(asha, bytes)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'file_refused'])
    expect(await rows()).toEqual([])
  })

  it('chats.photo-waiting: a few wait at most, and those that nobody sends are swept after a day', async () => {
    expect((await upload(asha)).statusCode).toBe(201)
    await wait(photosWaiting - 1)
    expect((await upload(asha)).json().code).toBe('limit_reached')
    await world.query("UPDATE chat_photos SET created_at = now() - interval '25 hours'")
    await removeGonePhotos({ db: world.db, files }, null)
    expect([await rows(), kept()]).toEqual([[], []])
  })

  it('chats.photo-waiting: is no longer sent once the sweep has begun to remove its files', async () => {
    const { id } = await added(asha)
    await world.query("UPDATE chat_photos SET created_at = now() - interval '25 hours'")
    const answers: number[] = []
    const remove: typeof files.remove = async (...at) => {
      answers.push((await send(asha, [id])).statusCode)
      await files.remove(...at)
    }
    await removeGonePhotos({ db: world.db, files: { ...files, remove } }, null)
    expect(answers).toEqual([409])
    expect([await rows(), kept()]).toEqual([[], []])
  })

  it('chats.photo-waiting: is swept also where the files of another one cannot be removed', async () => {
    const [bad] = [await added(asha), await added(asha)]
    await world.query("UPDATE chat_photos SET created_at = now() - interval '25 hours'")
    const remove: typeof files.remove = async (bucket, path) => {
      if (path.includes(bad.id)) throw new Error('the disk is broken')
      await files.remove(bucket, path)
    }
    const sweeping = sweepGonePhotos({ db: world.db, files: { ...files, remove } })
    await expect(sweeping).rejects.toThrow('the disk is broken')
    expect(await world.query('SELECT id FROM chat_photos')).toEqual([{ id: bad.id }])
  })

  it('whose chat goes while it is stored leaves no files', async () => {
    const store: typeof files.store = async (...file) => {
      await files.store(...file)
      await world.forget()
    }
    const key = { chatId: chat, senderId: asha.id, clientId: crypto.randomUUID() }
    const adding = addChatPhoto({ db: world.db, files: { ...files, store } }, key, uploadOf(view))
    await expect(adding).rejects.toMatchObject({ code: 'not_found' })
    expect(kept()).toEqual([])
  })

  it('that was not sent can be taken away by its sender', async () => {
    const { id } = await added(asha)
    const remove = (by: Person, photo = id) =>
      world.call({ method: 'DELETE', url: `/api/chats/${chat}/photos/${photo}`, by: by.id })
    expect((await remove(rohan)).statusCode).toBe(404)
    expect((await remove(asha)).statusCode).toBe(204)
    expect([await rows(), kept()]).toEqual([[], []])
    const other = await sent(asha)
    expect((await remove(asha, other.photos?.[0]?.id)).statusCode).toBe(404)
  })
})

describe('chats.photo-codes: a photo with a QR code', () => {
  it('of a payment is taken for a scam, of anything else with care; its sender learns nothing', async () => {
    const pay = await sent(asha, await qrPicture('upi://pay?pa=somebody@ybl&pn=Refund&am=500'), 'Scan this')
    expect(pay.warning).toBeNull()
    await sent(asha, await qrPicture('https://wa.example/join'))
    await sent(asha)
    const { items } = await messages(rohan)
    expect(items.slice(-3).map(({ warning }: Message) => warning)).toEqual([
      { kind: 'qr_or_upi_collect', level: 'danger' },
      { kind: 'qr_or_upi_collect', level: 'careful' },
      null,
    ])
  })

  it('does not take the place of another picture under the same id', async () => {
    const clientId = crypto.randomUUID()
    const key = { chatId: chat, senderId: asha.id, clientId }
    const code = await qrPicture('upi://pay?pa=somebody@ybl&pn=Refund&am=500')
    let late: Promise<unknown> | undefined
    const store: typeof files.store = async (...file) => {
      late ??= upload(asha, code, clientId).then((answer) => answer.json())
      await late
      await files.store(...file)
    }
    const needs = { db: world.db, files: { ...files, store } }
    const photo = await addChatPhoto(needs, key, uploadOf(view))
    expect(await late).toMatchObject({ code: 'conflict', detail: photoSentences.gone })
    expect((await send(asha, [photo.id])).statusCode).toBe(201)
  })
})

describe('chats.photo-gone', () => {
  it('chats.unsend-message: taken back it is gone for both, with its files; a report keeps a copy', async () => {
    const message = await sent(asha, view, 'The balcony')
    const id = message.photos?.[0]?.id ?? ''
    const report = await messageSubject.snapshot(world.db, message.id, rohan.id)
    expect(report?.files.map(({ path }) => path)).toEqual([`${asha.id}/${chat}/${id}.webp`])
    expect(kept().length).toBeGreaterThan(0)
    expect((await act(asha, message, 'unsend')).statusCode).toBe(204)
    expect((await messages(rohan)).items.at(-1)).toMatchObject({ content: '', unsent: true })
    expect((await messages(rohan)).items.at(-1).photos).toBeUndefined()
    for (const person of [asha, rohan]) expect((await look(person, id)).statusCode).toBe(404)
    expect([await rows(), kept()]).toEqual([[], []])
  })

  it('chats.delete-for-me: is gone for oneself alone', async () => {
    const message = await sent(asha)
    const id = message.photos?.[0]?.id ?? ''
    await act(rohan, message, 'hide')
    expect([(await look(rohan, id)).statusCode, (await look(asha, id)).statusCode]).toEqual([404, 200])
    expect((await messages(rohan)).items.at(-1).photos).toBeUndefined()
  })

  it('chats.former-member: goes with its sender’s account, and the message says so', async () => {
    const other = (await world.start(meera, { room_id: await world.addRoom(asha) })).json().id
    chat = other
    await sent(meera)
    await world.query('DELETE FROM auth_users WHERE id = $1', [meera.id])
    expect((await messages(asha)).items.at(-1).photos).toEqual([])
    expect(await rows()).toEqual([])
  })
})

describe('what is said of photos elsewhere', () => {
  it('chats.photo-named: in the list, in copies of data and in reports', async () => {
    const message = await sent(asha)
    const id = message.photos?.[0]?.id
    const list = (await world.call({ url: '/api/chats', by: rohan.id })).json().items[0]
    expect(list).toMatchObject({ latest_message_content: '', latest_message_photos: 1 })
    const data = chatsPersonalData(world.db)
    for (const person of [asha, rohan]) {
      expect(JSON.stringify(await data.export(person.id))).toContain(`${id}.webp`)
      expect(await data.files(person.id)).toEqual([
        { bucket: 'chat-photos', path: `${asha.id}/${chat}/${id}.webp` },
      ])
    }
    expect(await data.files(meera.id)).toEqual([])
    const snapshot = await knownPersonSubject.snapshot(world.db, asha.id, rohan.id)
    expect(snapshot?.files).toHaveLength(1)
  })

  it('chats.photo-blurred: who has not written in a chat is told so', async () => {
    await sent(rohan)
    expect((await messages(rohan)).chat.answered).toBe(true)
    expect((await messages(asha)).chat.answered).toBeUndefined()
    await send(asha, [], 'Hello')
    expect((await messages(asha)).chat.answered).toBe(true)
  })
})
