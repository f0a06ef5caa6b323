import { type FileHandle, open } from 'node:fs/promises'
import { limitConcurrency } from '@basera/platform/server/limit-concurrency'
import type { Logger } from '@basera/platform/server/logger'
import type { ByteRange } from './byte-range.ts'

export interface TileArchive {
  /** Its size in bytes, and what changes with its content. */
  look(): Promise<{ readonly size: number; readonly etag: string }>
  read(range: ByteRange): Promise<Buffer>
}

/** Milliseconds that a server of tiles may take for a part. */
const timeoutMs = 10_000
/** Parts that are read at once, and requests that may wait for one. */
const [atOnce, maxWaiting] = [16, 200]

/** A PMTiles archive begins with its name and version, and has the type of its tiles at byte 99: 1 for vector tiles. */
const headBytes = 127
function checkHead(head: Buffer): void {
  if (head.toString('latin1', 0, 7) !== 'PMTiles' || head[7] !== 3)
    throw new Error('it is no PMTiles archive of version 3')
  if (head[99] !== 1) throw new Error('its tiles are no vector tiles')
}

async function withFile<T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path)
  try {
    return await use(file)
  } finally {
    await file.close()
  }
}

function fileArchive(path: string): TileArchive {
  return {
    look: () =>
      withFile(path, async (file) => {
        const { size, mtimeMs } = await file.stat()
        return { size, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` }
      }),
    read: ({ first, last }) =>
      withFile(path, async (file) => {
        const length = last - first + 1
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, first)
        return buffer.subarray(0, bytesRead)
      }),
  }
}

async function fetchPart(url: string, { first, last }: ByteRange): Promise<Response> {
  const response = await fetch(url, {
    headers: { range: `bytes=${first}-${last}`, 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(timeoutMs),
  })
  const length = Number(response.headers.get('content-length'))
  if (response.status === 206 && length > 0 && length <= last - first + 1) return response
  await response.body?.cancel()
  throw new Error(`its server answered ${response.status} to a request for a part`)
}

function addressArchive(url: string): TileArchive {
  return {
    async look() {
      const response = await fetchPart(url, { first: 0, last: 0 })
      await response.body?.cancel()
      const [, size] = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? []
      if (!size) throw new Error('its server does not say how large it is')
      const etag = response.headers.get('etag')
      return { size: Number(size), etag: etag?.startsWith('"') ? etag : `"${Number(size).toString(36)}"` }
    },
    async read(range) {
      const response = await fetchPart(url, range)
      return Buffer.from(await response.arrayBuffer())
    },
  }
}

/** Milliseconds for which the size and version of an archive elsewhere are believed. */
const lookedForMs = 60_000

function withKeptLook(archive: TileArchive): TileArchive {
  let looked: { readonly at: number; readonly answer: ReturnType<TileArchive['look']> } | undefined
  return {
    ...archive,
    look() {
      if (!looked || performance.now() - looked.at > lookedForMs) {
        const answer = archive.look()
        looked = { at: performance.now(), answer }
        answer.catch(() => {
          looked = undefined
        })
      }
      return looked.answer
    },
  }
}

const isAddress = (setting: string) => /^https?:\/\//.test(setting)

/** Something is there, and it is no archive: waiting will not help. */
const isRefusal = (error: Error) => /^it is no|^its tiles|answered (200|4\d\d)/.test(error.message)

/** By path or address (`MAP_TILES`). Throws for no PMTiles archive; an unreachable address may come back. */
export async function openTileArchive(setting: string, logger: Pick<Logger, 'error'>): Promise<TileArchive> {
  const archive = isAddress(setting) ? withKeptLook(addressArchive(setting)) : fileArchive(setting)
  const take = limitConcurrency(atOnce, maxWaiting)
  try {
    checkHead(await archive.read({ first: 0, last: headBytes - 1 }))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const why = code === 'ENOENT' ? 'there is no such file' : message
    if (!isAddress(setting) || isRefusal(error as Error))
      throw new Error(`MAP_TILES ${setting} cannot be used: ${why}`)
    logger.error({ err: error }, 'the server of the map tiles cannot be reached')
  }
  return { look: archive.look, read: (range) => take(() => archive.read(range)) }
}
