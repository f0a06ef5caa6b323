import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registerFileRoutes } from '@basera/platform/server/files'
import { createTestApp } from '@basera/platform/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type MemberWorld, memberWorld, type Person } from '../account/member-world.fixture.ts'

let world: MemberWorld
let asha: Person
beforeAll(async () => {
  world = await memberWorld()
  asha = await world.join('asha')
})
afterAll(() => world?.close())

const picture = (width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5a38' } })
    .jpeg()
    .toBuffer()

function upload(bytes: Buffer, headers: Partial<Person['headers']> = asha.headers) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'me.jpg')
  const request = new Request('http://x', { method: 'PUT', body: form })
  return request.arrayBuffer().then((payload) =>
    world.app.inject({
      method: 'PUT',
      url: '/api/me/avatar',
      payload: Buffer.from(payload),
      headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    }),
  )
}
const addresses = async (person: Person) =>
  (
    await world.query('SELECT avatar_url, profile_picture_url FROM user_profiles WHERE id = $1', [person.id])
  )[0]

describe('PUT /api/me/avatar', () => {
  it('accounts.avatar-path: keeps the picture at profile-images/{userId}/{timestamp} and points both columns at it', async () => {
    const answer = await upload(await picture())
    const { avatar_url } = answer.json()
    expect(avatar_url).toMatch(
      new RegExp(`^/storage/v1/object/public/profile-images/${asha.id}/\\d{13}\\.webp$`),
    )
    expect(answer.json()).toEqual(await addresses(asha))
    const path = avatar_url.slice('/storage/v1/object/public/'.length)
    expect(world.kept()).toEqual([path.replace('.webp', '.w320.webp'), path].sort())
    const stored = await sharp(readFileSync(join(world.folder, path))).metadata()
    expect(stored).toMatchObject({ format: 'webp', width: 640, height: 640 })
  })

  it('accounts.avatar-cache: is served with a cache control of 3600 s, also small', async () => {
    const files = await createTestApp([], {
      before: (app) => registerFileRoutes(app, world.files, [{ name: 'profile-images' }]),
    })
    const { avatar_url } = await addresses(asha)
    const answer = await files.inject(`${avatar_url}?w=320`)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=3600, s-maxage=60',
      'content-type': 'image/webp',
    })
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320)
    await files.close()
  })

  it('is refused where the account goes meanwhile, and leaves nothing', async () => {
    const meera = await world.join('meera')
    const { store } = world.files
    const deleted = vi.spyOn(world.files, 'store').mockImplementationOnce(async (...file) => {
      await store(...file)
      await world.query('DELETE FROM auth_users WHERE id = $1', [meera.id])
      throw Object.assign(new Error('no such folder'), { code: 'ENOENT' })
    })
    const answer = await upload(await picture(), meera.headers)
    deleted.mockRestore()
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'no_session'])
    expect(world.kept().filter((name) => name.includes(meera.id))).toEqual([])
  })

  it('removes the picture before, and only that', async () => {
    const rohan = await world.join('rohan')
    await upload(await picture(), rohan.headers)
    const before = await addresses(asha)
    await upload(await picture(200, 200))
    const after = await addresses(asha)
    expect(after).not.toEqual(before)
    expect(world.kept().filter((name) => name.includes(asha.id))).toHaveLength(1)
    expect(world.kept().filter((name) => name.includes(rohan.id))).toHaveLength(2)
  })

  it('leaves pictures elsewhere alone: Google’s, or a path of somebody else', async () => {
    const meera = await world.join('meera')
    for (const address of ['https://lh3.googleusercontent.com/a/b', (await addresses(asha)).avatar_url]) {
      await world.query('UPDATE user_profiles SET avatar_url = $2, profile_picture_url = $2 WHERE id = $1', [
        meera.id,
        address,
      ])
      expect((await upload(await picture(), meera.headers)).statusCode).toBe(200)
    }
    expect(world.kept().some((name) => name.includes(asha.id))).toBe(true)
  })

  it('ends with one whole picture when several arrive at once', async () => {
    const devi = await world.join('devi')
    const answers = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => upload(await picture(400 + n, 400), devi.headers)),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(6).fill(200))
    const { avatar_url } = await addresses(devi)
    const path = avatar_url.slice('/storage/v1/object/public/'.length)
    const own = world.kept().filter((name) => name.includes(devi.id) && !name.includes('.w320'))
    expect(own).toEqual([path])
  })

  it.each([
    ['an SVG named .jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400, 'file_refused'],
    ['a broken JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 400, 'file_refused'],
    ['more than 8 MB', Buffer.alloc(8 * 1024 * 1024 + 1, 0xff), 413, 'payload_too_large'],
  ])('accounts.upload-safe: refuses %s and changes nothing', async (_, bytes, status, code) => {
    const before = [await addresses(asha), world.kept()]
    const answer = await upload(bytes)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect([await addresses(asha), world.kept()]).toEqual(before)
  })

  it('accounts.upload-safe: "The file is larger than 8 MB."', async () => {
    expect((await upload(Buffer.alloc(9 * 1024 * 1024))).json().detail).toBe('The file is larger than 8 MB.')
  })

  it('leaves the row alone when the file cannot be kept', async () => {
    const full = await world.join('full')
    writeFileSync(join(world.folder, 'profile-images', full.id), 'in the way')
    expect((await upload(await picture(), full.headers)).statusCode).toBe(500)
    expect(await addresses(full)).toEqual({ avatar_url: null, profile_picture_url: null })
  })

  it('accounts.access-checked: is for signed-in people', async () => {
    expect((await upload(await picture(), {})).statusCode).toBe(401)
  })
})
