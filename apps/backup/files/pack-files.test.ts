import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type FileStore, localFiles, s3Files } from '@basera/platform/server/files'
import { type S3Server, s3Server } from '@basera/platform/testing/s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPart, writeBackup } from '../parts/backup-folder.ts'
import { type FilePacker, packFiles, unpackFiles } from './pack-files.ts'

let root: string
let server: S3Server
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'basera-pack-'))
  server = await s3Server()
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true, force: true })
})

const kept = [
  ['profile-images', 'asha/1.webp', 10],
  ['profile-images', 'rohan/2.webp', 0],
  ['room-images', 'asha/room/1-0.webp', 1_000_000],
  ['room-images', 'asha/room/1-0.w320.jpg', 5000],
  ['room-images', 'meera/room/1-0.webp', 511],
  ['chat-photos', 'asha/chat/1.webp', 700],
  ['report-evidence', 'rohan/screenshots/1.webp', 300],
] as const

let folders = 0
const emptyFolder = () => localFiles(join(root, `files-${++folders}`))

/** Keeps files of random bytes, and gives them by their places. */
async function fill(store: FileStore): Promise<Map<string, Buffer>> {
  const all = new Map<string, Buffer>()
  for (const [bucket, path, size] of kept) {
    const bytes = randomBytes(size)
    await store.store(bucket, path, bytes)
    all.set(`${bucket}/${path}`, bytes)
  }
  return all
}

async function contentOf(store: FileStore): Promise<Map<string, Buffer>> {
  const all = new Map<string, Buffer>()
  for (const bucket of new Set(kept.map(([name]) => name)))
    for (const folder of await store.folders(bucket))
      for (const { path } of await store.files(bucket, folder)) {
        const found = await store.find(bucket, path)
        if (found) all.set(`${bucket}/${path}`, await buffer(found.open()))
      }
  return all
}

/** Packs what is in `from` by `passes`, unpacks it into `to`. */
async function carry(
  from: FileStore,
  to: FileStore,
  passes: (packer: FilePacker) => Promise<void>,
  size?: number,
) {
  const folder = join(root, `backup-${++folders}`)
  const writer = await writeBackup(folder, undefined)
  const packer = packFiles(from, writer, size)
  await passes(packer)
  await writer.finish(packer.parts)
  const count = await unpackFiles(to, packer.parts, (stored) => readPart(folder, stored, false, undefined))
  return { count, archives: packer.parts.length }
}

const sorted = (files: Map<string, Buffer>) => [...files].sort(([one], [other]) => (one < other ? -1 : 1))

describe('files of a backup', () => {
  it.each([
    ['from a bucket into a folder', () => s3Files(server.settings), async () => emptyFolder()],
    ['from a folder into a bucket', async () => emptyFolder(), () => s3Files(server.settings)],
  ])('are carried %s', async (_, openFrom, openTo) => {
    const [from, to] = [await openFrom(), await openTo()]
    const all = await fill(from)
    const { count, archives } = await carry(from, to, (packer) => packer.pass())
    expect([count, archives]).toEqual([kept.length, 1])
    expect(sorted(await contentOf(to))).toEqual(sorted(all))
  })

  it('are each copied once, those that come between two passes too, in archives of about a size', async () => {
    const [from, to] = [emptyFolder(), emptyFolder()]
    const all = await fill(from)
    const { count, archives } = await carry(
      from,
      to,
      async (packer) => {
        await packer.pass()
        await from.store('room-images', 'asha/room/2-0.webp', Buffer.from('later'))
        await packer.pass()
        await packer.pass()
        expect(packer.copied.has('room-images/asha/room/2-0.webp')).toBe(true)
        expect(packer.copied.has('room-images/asha/room/3-0.webp')).toBe(false)
      },
      400_000,
    )
    expect(count).toBe(kept.length + 1)
    expect(archives).toBeGreaterThan(1)
    expect(sorted(await contentOf(to))).toEqual(
      sorted(all.set('room-images/asha/room/2-0.webp', Buffer.from('later'))),
    )
  })

  it('are of every bucket but that of pictures which are drawn anew', () => {
    const lines = execFileSync('git', ['grep', '-hE', "Bucket = '[a-z-]+'$", '--', '*.ts'], {
      cwd: join(import.meta.dirname, '../../..'),
      encoding: 'utf8',
    })
    const named = [...lines.matchAll(/Bucket = '([a-z-]+)'/g)].map(([, name]) => name)
    const copied = new Set(kept.map(([name]) => name))
    expect(new Set(named)).toEqual(new Set([...copied, 'social-pictures']))
  })

  it('may go while they are listed, and unfinished ones are left out', async () => {
    const [from, to] = [emptyFolder(), emptyFolder()]
    await fill(from)
    writeFileSync(join(root, `files-${folders - 1}`, 'room-images/asha/room/.9-0.webp.0123456789ab'), 'half')
    const going: FileStore = {
      ...from,
      async files(bucket, folder) {
        const listed = await from.files(bucket, folder)
        if (folder === 'meera') await from.removeFolder(bucket, folder)
        return listed
      },
    }
    const { count } = await carry(going, to, (packer) => packer.pass())
    expect(count).toBe(kept.length - 1)
  })
})
