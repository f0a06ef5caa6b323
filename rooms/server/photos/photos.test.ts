import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registerFileRoutes } from '@basera/platform/server/files'
import { pictureRefusals } from '@basera/platform/server/pictures'
import { createTestApp } from '@basera/platform/testing'
import { photoSentences } from '@basera/rooms/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asha, type RoomWorld, rohan, roomWorld } from '../room-world.fixture.ts'
import { someListing, somePhoto } from '../some-listing.fixture.ts'

let world: RoomWorld
let photo: Buffer
beforeAll(async () => {
  world = await roomWorld(0)
  photo = await somePhoto()
})
afterAll(() => world.close())

const newRoom = async (): Promise<string> =>
  (await world.call({ method: 'POST', url: '/api/rooms', body: someListing, by: asha.id })).json().id
const add = (id: string, bytes = photo, clientId = '', by = asha.id) =>
  world.upload(`/api/rooms/${id}/images${clientId && `?client_id=${clientId}`}`, bytes, by)
const images = async (id: string) =>
  (await world.get(`/api/rooms/${id}`)).json().images as {
    id: string
    image_url: string
    display_order: number
  }[]
const ids = async (id: string) => (await images(id)).map((image) => image.id)
const filesOf = (id: string) => world.kept().filter((path) => path.includes(id))
const remove = (id: string, imageId: string, by = asha.id) =>
  world.call({ method: 'DELETE', url: `/api/rooms/${id}/images/${imageId}`, by })
const order = (id: string, body: unknown, by = asha.id) =>
  world.call({ method: 'PUT', url: `/api/rooms/${id}/images/order`, body, by })
const stored = '/storage/v1/object/public/'

describe('POST /api/rooms/{id}/images', () => {
  it('rooms.photo-path: keeps the photo at room-images/{userId}/{roomId}/{timestamp}-{index}', async () => {
    const id = await newRoom()
    const answer = await add(id, await somePhoto(1600, 1200))
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ display_order: 0, width: 1280, height: 960, alt: null })
    expect(answer.json().image_url).toMatch(
      new RegExp(`^${stored}room-images/${asha.id}/${id}/\\d{13}-\\d+\\.webp$`),
    )
    expect(await images(id)).toEqual([answer.json()])
  })

  it('rooms.photo-variants: makes variants of 320, 640 and 1280 px as WebP and JPEG, and a blur placeholder', async () => {
    const id = await newRoom()
    const { image_url, blur } = (await add(id, await somePhoto(1600, 1200))).json()
    const files = await createTestApp([], {
      before: (app) => registerFileRoutes(app, world.files, [{ name: 'room-images' }]),
    })
    for (const [extension, format] of [
      ['webp', 'webp'],
      ['jpg', 'jpeg'],
    ] as const)
      for (const width of [320, 640, 1280]) {
        const answer = await files.inject(`${image_url.replace('webp', extension)}?w=${width}`)
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${format}`])
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width })
      }
    await files.close()
    expect(filesOf(id)).toHaveLength(6)
    const tiny = await sharp(Buffer.from(blur.replace('data:image/webp;base64,', ''), 'base64')).metadata()
    expect([tiny.format, tiny.width, blur.length < 400]).toEqual(['webp', 12, true])
  })

  it('takes the photos of a phone: upright, smaller than a screen, very tall', async () => {
    const id = await newRoom()
    const turned = await sharp(photo).withMetadata({ orientation: 6 }).toBuffer()
    expect((await add(id, turned)).json()).toMatchObject({ width: 300, height: 400 })
    const thin = await sharp({ create: { width: 3, height: 20_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect((await add(id, thin)).json()).toMatchObject({ width: 1, height: 2560 })
    expect((await images(id)).length).toBe(2)
  })

  it('rooms.photo-metadata: keeps no place and no name of what was uploaded', async () => {
    const id = await newRoom()
    const planted = 'PLANTED-18.5204N'
    const noted = await sharp(photo)
      .withExif({ IFD0: { Artist: planted }, IFD3: { GPSAreaInformation: planted } })
      .toBuffer()
    expect(noted.includes('PLANTED')).toBe(true)
    await add(id, noted)
    for (const path of filesOf(id))
      expect(readFileSync(join(world.folder, path)).includes('PLANTED')).toBe(false)
  })

  it('rooms.photo-count: of twenty at once eight are kept, the others are told, and their files are gone', async () => {
    const id = await newRoom()
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(id)))
    const statuses = answers.map((answer) => answer.statusCode).toSorted()
    expect(statuses).toEqual([...Array(8).fill(201), ...Array(12).fill(409)])
    for (const answer of answers.filter(({ statusCode }) => statusCode === 409))
      expect(answer.json()).toMatchObject({ code: 'conflict', detail: 'A room has at most 8 photos.' })
    const kept = await images(id)
    expect(kept.map((image) => image.display_order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    const main = filesOf(id).filter((path) => path.endsWith('.webp') && !/\.w\d/.test(path))
    expect(main.toSorted()).toEqual(kept.map(({ image_url }) => image_url.slice(stored.length)).toSorted())
    expect((await add(id)).json().detail).toBe(photoSentences.tooMany)
  })

  it('rooms.photo-sent-again: is one photo however often it is sent with one client_id', async () => {
    const id = await newRoom()
    const clientId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(id, photo, clientId)))
    answers.push(await add(id, await somePhoto(100, 100), clientId))
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await images(id)).toHaveLength(1)
    expect(filesOf(id).filter((path) => path.endsWith('.webp') && !/\.w\d/.test(path))).toHaveLength(1)
  })

  it.each<[string, Buffer, number, string, string]>([
    [
      'an SVG named .jpg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      400,
      'file_refused',
      pictureRefusals.kind,
    ],
    [
      'a GIF',
      Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
      400,
      'file_refused',
      pictureRefusals.kind,
    ],
    [
      'a page',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      400,
      'file_refused',
      pictureRefusals.kind,
    ],
    ['nothing', Buffer.alloc(0), 400, 'file_refused', pictureRefusals.kind],
    [
      'a broken JPEG',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]),
      400,
      'file_refused',
      pictureRefusals.broken,
    ],
    [
      'more than 8 MB',
      Buffer.alloc(8 * 1024 * 1024 + 1, 0xff),
      413,
      'payload_too_large',
      'The file is larger than 8 MB.',
    ],
  ])('rooms.photo-upload: refuses %s and keeps nothing', async (_, bytes, status, code, detail) => {
    const id = await newRoom()
    const answer = await add(id, bytes)
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code, detail }])
    expect([await images(id), filesOf(id)]).toEqual([[], []])
  })

  it('refuses a photo of somebody else’s room before anything of it is read', async () => {
    const id = await newRoom()
    // Would be refused as a picture, if anybody looked.
    const answer = await add(id, Buffer.from('no picture'), '', rohan.id)
    expect([answer.statusCode, answer.json().detail]).toEqual([404, 'Room Not Found'])
  })

  it('rooms.photo-row-after-file: has no row and no file of a photo that could not be kept whole', async () => {
    const id = await newRoom()
    const { store } = world.files
    let stores = 0
    world.files.store = async (...file) => {
      if (++stores === 4) throw new Error('the disk is full')
      await store(...file)
    }
    const answer = await add(id)
    world.files.store = store
    expect([answer.statusCode, stores]).toEqual([500, 4])
    expect([await images(id), filesOf(id)]).toEqual([[], []])
  })
})

describe('DELETE /api/rooms/{id}/images/{image_id}', () => {
  it('takes the photo and all its files, and those after it move up', async () => {
    const id = await newRoom()
    for (let n = 0; n < 4; n++) await add(id)
    const before = await images(id)
    expect((await remove(id, before[1]?.id ?? '')).statusCode).toBe(204)
    const after = await images(id)
    expect(after.map((image) => image.id)).toEqual([0, 2, 3].map((n) => before[n]?.id))
    expect(after.map((image) => image.display_order)).toEqual([0, 1, 2])
    const name = before[1]?.image_url.split('/').at(-1)?.replace('.webp', '') ?? ''
    expect(filesOf(id).some((path) => path.includes(name))).toBe(false)
    expect((await remove(id, before[1]?.id ?? '')).statusCode).toBe(404)
    expect((await add(id)).json().display_order).toBe(3)
  })

  it('leaves photos of other rooms alone, one’s own and those of others', async () => {
    const [one, other] = [await newRoom(), await newRoom()]
    const { id: imageId } = (await add(one)).json()
    expect((await remove(other, imageId)).statusCode).toBe(404)
    expect((await remove(one, imageId, rohan.id)).statusCode).toBe(404)
    expect(await images(one)).toHaveLength(1)
  })

  it('while eight are removed and eight are added at once, no place is held twice', async () => {
    const id = await newRoom()
    for (let n = 0; n < 8; n++) await add(id)
    const before = await ids(id)
    await Promise.all([...before.map((imageId) => remove(id, imageId)), ...before.map(() => add(id))])
    const kept = await images(id)
    expect(kept.map((image) => image.display_order)).toEqual(kept.map((_, n) => n))
    for (const { image_url } of kept) expect(world.kept()).toContain(image_url.slice(stored.length))
  })
})

describe('PUT /api/rooms/{id}/images/order', () => {
  it('rooms.photo-order: puts the photos in order, the first is the cover', async () => {
    const id = await newRoom()
    for (let n = 0; n < 4; n++) await add(id)
    const wanted = (await ids(id)).toReversed()
    const answer = await order(id, { image_ids: wanted })
    expect([answer.statusCode, answer.json().items.map((one: { id: string }) => one.id)]).toEqual([
      200,
      wanted,
    ])
    expect(await ids(id)).toEqual(wanted)
    const card = (await world.get('/api/rooms?limit=50'))
      .json()
      .items.find((one: { id: string }) => one.id === id)
    expect([card.cover.id, card.image_count]).toEqual([wanted[0], 4])
  })

  it('refuses what does not name every photo exactly once', async () => {
    const id = await newRoom()
    for (let n = 0; n < 3; n++) await add(id)
    const [a = '', b = '', c = ''] = await ids(id)
    const bad = [
      [],
      [a, b],
      [a, a, b],
      [a, b, c, c],
      [a, b, c, randomUUID()],
      [a, b, randomUUID()],
      ['x'],
      null,
      'abc',
    ]
    for (const image_ids of bad) {
      const answer = await order(id, { image_ids })
      expect([answer.statusCode, answer.json().code], JSON.stringify(image_ids)).toEqual([
        400,
        'validation_failed',
      ])
    }
    expect(await ids(id)).toEqual([a, b, c])
    expect((await order(id, { image_ids: [a, b, c] }, rohan.id)).statusCode).toBe(404)
  })

  it('ends in one whole order when several are asked for at once', async () => {
    const id = await newRoom()
    for (let n = 0; n < 5; n++) await add(id)
    const start = await ids(id)
    const orders = start.map((_, n) => [...start.slice(n), ...start.slice(0, n)])
    const answers = await Promise.all(orders.map((image_ids) => order(id, { image_ids })))
    expect(answers.map((answer) => answer.statusCode)).toEqual(orders.map(() => 200))
    expect(orders).toContainEqual(await ids(id))
  })
})
