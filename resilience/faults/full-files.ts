import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { joinMember } from '@basera/testkit/product'
import { startFaulty, statusOf } from './faulty-product.ts'
import { listRoom, photo } from './listed-room.ts'
import type { SmallDisk } from './small-disk.ts'

export interface FullFilesFigures {
  readonly before: number
  /** Status and sentence of each answer while it was full: photos of a room, and a profile picture. */
  readonly whileFull: readonly (readonly [status: number, detail: string])[]
  readonly others: readonly number[]
  readonly after: number
  /** Photos of the room that have rows, and those of which every row has its file. */
  readonly rows: number
  readonly served: number
  /** Names of files that are neither a photo's nor whole. */
  readonly halves: readonly string[]
}

/** Sends photos until the disk takes no more, some of them at a time; looks what is there; and sends one more when there is space. */
export async function fullFiles(
  disk: SmallDisk,
  databaseUrl: string,
  /** Where uploads are received: on the same disk too, or on another. */
  tmp: 'same' | 'other',
): Promise<FullFilesFigures> {
  mkdirSync(join(disk.folder, 'tmp'), { recursive: true })
  const received = tmp === 'same' ? { TMPDIR: join(disk.folder, 'tmp') } : {}
  const product = await startFaulty({ data: disk.folder, env: { DATABASE_URL: databaseUrl, ...received } })
  try {
    const { address } = product
    const token = await joinMember(address)
    const headers = { authorization: `Bearer ${token}` }
    const room = await listRoom(address, token)
    const picture = await photo(2)
    const send = async (path: string, method: string): Promise<readonly [number, string]> => {
      const body = new FormData()
      body.append('file', picture, 'photo.jpg')
      const answer = await fetch(address + path, { method, headers, body })
      const { detail = '' } = (await answer.json()) as { detail?: string }
      return [answer.status, detail]
    }
    const upload = () => send(`/api/rooms/${room}/images?client_id=${randomUUID()}`, 'POST')
    const [before] = await upload()
    // Room for the first of a photo's files, so that it is in the middle of them that there is no more.
    await disk.fill(100_000)
    const whileFull = await Promise.all([upload(), upload(), upload()])
    await disk.fill()
    whileFull.push(await upload(), await send('/api/me/avatar', 'PUT'))
    const others = await Promise.all(
      ['/livez', '/readyz', '/api/rooms', `/api/rooms/${room}`, '/'].map((path) => statusOf(address + path)),
    )
    disk.free()
    const [after] = await upload()
    const shown = (await (await fetch(`${address}/api/rooms/${room}`)).json()) as {
      images: { image_url: string }[]
    }
    const served = await Promise.all(
      shown.images.flatMap(({ image_url }) =>
        [320, 640, 1280].map((width) => statusOf(`${address}${image_url}?w=${width}`)),
      ),
    )
    const known = shown.images.map(({ image_url }) => /([^/]+)\.webp$/.exec(image_url)?.[1] ?? '')
    const files = readdirSync(join(disk.folder, 'files'), { recursive: true, withFileTypes: true })
      .concat(readdirSync(join(disk.folder, 'tmp'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
    return {
      before,
      whileFull,
      others,
      after,
      rows: shown.images.length,
      served: served.filter((status) => status === 200).length / 3,
      halves: files.filter((name) => !known.some((one) => name.startsWith(one))),
    }
  } finally {
    await product.stop()
  }
}
