import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BackupWorld, backupWorld, query } from './backup-world.fixture.ts'
import { joinAs, type Product, password, runCommand, type Session, startProduct } from './product.fixture.ts'

interface Acknowledged {
  readonly id: string
  /** Milliseconds since 1970, when the answer was here. */
  readonly at: number
}

let world: BackupWorld
let root: string
let product: Product | undefined
let asha: Session
let rohan: Session
let chat: string
let room: string
let picture: Blob

beforeAll(async () => {
  world = backupWorld()
  root = mkdtempSync(join(tmpdir(), 'basera-running-'))
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const drawn = sharp({ create: { width: 360, height: 360, channels: 3, background: '#0b5a38', noise } })
  picture = new Blob([new Uint8Array(await drawn.jpeg().toBuffer())], { type: 'image/jpeg' })
})
afterAll(async () => {
  await product?.stop()
  await world.close()
  rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
})

const form = () => {
  const body = new FormData()
  body.append('file', picture, 'photo.jpg')
  return body
}

const listing = {
  title: 'Bright room',
  address: 'Koramangala 5th Block, Bengaluru',
  latitude: 12.9338,
  longitude: 77.6279,
  rent: 14_500,
  available_from: '2030-01-01',
  current_tenants: 0,
  max_tenants: 2,
}

/** People who write without a rest: messages, photos that come and go, pictures that replace each other. */
function writers(on: Product) {
  const messages: Acknowledged[] = []
  const photos: Acknowledged[] = []
  const removed = new Set<string>()
  let [going, number] = [true, 0]
  const without = async (work: () => Promise<void>) => {
    while (going) await work()
  }
  const send = async ({ access_token }: Session) => {
    const body = { client_id: `c${++number}`, content: `Message ${number}\t\\ "नमस्ते"` }
    const { id } = await on.call<{ id: string }>('POST', `/api/chats/${chat}/messages`, body, access_token)
    messages.push({ id, at: Date.now() })
  }
  const photo = async () => {
    const path = `/api/rooms/${room}/images`
    const { id } = await on.call<{ id: string }>('POST', path, form(), asha.access_token)
    photos.push({ id, at: Date.now() })
    const oldest = photos.find((one) => !removed.has(one.id))
    if (photos.length - removed.size <= 4 || !oldest) return
    removed.add(oldest.id)
    await on.call('DELETE', `${path}/${oldest.id}`, undefined, asha.access_token)
  }
  const avatar = async () => {
    await on.call('PUT', '/api/me/avatar', form(), rohan.access_token)
  }
  const works = [() => send(asha), () => send(rohan), photo, avatar].map(without)
  return {
    ...{ messages, photos, removed },
    async stop() {
      going = false
      await Promise.all(works)
    },
  }
}

describe('the commands', () => {
  it.each([
    ['backup', [], '--to is missing'],
    ['restore', ['--from', ''], '--from is missing'],
    ['backup', ['--to', 'x', '--zip'], "Unknown option '--zip'"],
  ] as const)('end with 2 on what is written wrongly: %s %j', async (name, words, said) => {
    const { code, out, err } = await runCommand(name, words, { DATA_DIR: root, DATABASE_URL: '' })
    expect([code, out, err]).toEqual([2, '', expect.stringContaining(said)])
  })

  it('end with 1 where there is nothing to back up, and make nothing', async () => {
    const env = { DATA_DIR: mkdtempSync(join(root, 'nothing-')), DATABASE_URL: '' }
    const { code, err } = await runCommand('backup', ['--to', 'x'], env)
    expect([code, err]).toEqual([1, expect.stringContaining('There is no installation in')])
    expect(readdirSync(env.DATA_DIR)).toEqual([])
  })
})

describe('a backup while the product is running and people write', { timeout: 300_000 }, () => {
  it('holds every write that was acknowledged before its snapshot, and is whole where it is restored', async () => {
    const env = { DATABASE_URL: await world.database(), DATA_DIR: join(root, 'here') }
    const there = { DATABASE_URL: await world.database(), DATA_DIR: join(root, 'there') }
    for (const { DATA_DIR } of [env, there])
      cpSync(mkdtempSync(join(root, 'empty-')), DATA_DIR, { recursive: true })
    product = await startProduct(env)
    asha = await joinAs(product, 'asha', '+919876543210')
    rohan = await joinAs(product, 'rohan', '+919876543211')
    room = (await product.call<{ id: string }>('POST', '/api/rooms', listing, asha.access_token)).id
    chat = (await product.call<{ id: string }>('POST', '/api/chats', { room_id: room }, rohan.access_token))
      .id
    const writing = writers(product)
    while (writing.messages.length < 20 || writing.photos.length < 6) await sleep(5)

    const to = join(root, 'backup')
    const taken = await runCommand('backup', ['--to', to, '--json', '--as', 'meera'], env)
    const beforeStop = Date.now()
    await writing.stop()
    expect([taken.code, taken.err]).toEqual([0, ''])
    await product.stop()
    const snapshot = Date.parse(JSON.parse(taken.out).facts.snapshot_at)
    const acknowledged = writing.messages.filter(({ at }) => at < snapshot)
    expect(acknowledged.length).toBeGreaterThanOrEqual(20)
    // Writers were under way before, during and after.
    expect(writing.messages.filter(({ at }) => at > snapshot && at < beforeStop).length).toBeGreaterThan(0)

    const refused = await runCommand('restore', ['--from', to], there)
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('another SECRET_KEY')])
    cpSync(join(env.DATA_DIR, 'keys'), join(there.DATA_DIR, 'keys'), { recursive: true })
    const restored = await runCommand('restore', ['--from', to, '--as', 'meera'], there)
    expect([restored.code, restored.err]).toEqual([0, ''])
    expect(restored.out).toContain('No faults.')
    const rows = await query(there.DATABASE_URL, 'SELECT id FROM messages')
    const kept = new Set(rows.map(({ id }) => id))
    expect(acknowledged.filter(({ id }) => !kept.has(id))).toEqual([])
    const photos = await query(there.DATABASE_URL, 'SELECT id FROM room_images')
    const keptPhotos = new Set(photos.map(({ id }) => id))
    const livePhotos = writing.photos.filter(({ id, at }) => at < snapshot && !writing.removed.has(id))
    expect(livePhotos.filter(({ id }) => !keptPhotos.has(id))).toEqual([])

    product = await startProduct(there)
    const signIn = { email: 'asha@example.test', password }
    const again = await product.call<Session>('POST', '/auth/v1/token?grant_type=password', signIn)
    expect(again.user.id).toBe(asha.user.id)
    const refresh = { refresh_token: rohan.refresh_token }
    const gone = await product.call<Session>('POST', '/auth/v1/token?grant_type=refresh_token', refresh)
    expect(gone.user.id).toBe(rohan.user.id)
    const next = { client_id: 'next', content: 'Still here' }
    const { seq } = await product.call<{ seq: number }>(
      'POST',
      `/api/chats/${chat}/messages`,
      next,
      again.access_token,
    )
    expect(seq).toBe(kept.size + 1)
    const seen = await product.call<{ images: { image_url: string }[] }>('GET', `/api/rooms/${room}`)
    for (const { image_url } of seen.images)
      expect((await fetch(product.address + image_url)).status).toBe(200)
    const { id } = await product.call<{ id: string }>(
      'POST',
      '/api/rooms',
      { ...listing, title: 'Another bright room' },
      again.access_token,
    )
    expect(id).not.toBe(room)
  })
})
