import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import type { BackupKey } from './backup-key.ts'
import { newSalt, sealed, unsealed } from './sealed-stream.ts'

export interface Part {
  /** Ends in `.sealed` if encrypted. */
  readonly name: string
  readonly bytes: number
  readonly sha256: string
}

type Bytes = AsyncIterable<Buffer> | Readable

export interface BackupWriter {
  write(name: string, source: Bytes, compress: boolean): Promise<Part>
  writePlain(name: string, text: string): Promise<void>
  finish(parts: readonly Part[]): Promise<void>
  discard(): Promise<void>
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

function measured(): {
  readonly through: (source: Bytes) => AsyncGenerator<Buffer>
  done(name: string): Part
} {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async *through(source) {
      for await (const chunk of source) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    done: (name) => ({ name, bytes, sha256: hash.digest('hex') }),
  }
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
    throw new Error(
      `${folder} is there already: another backup is being written, or one was interrupted. Remove it and try again.`,
    )
  })
}

export async function writeBackup(folder: string, key: BackupKey | undefined): Promise<BackupWriter> {
  const taken = await open(folder, 'r').catch(() => undefined)
  if (taken) {
    await taken.close()
    throw new Error(`${folder} is there already: every backup has a folder of its own.`)
  }
  const unfinished = `${folder}.unfinished`
  await makeFolder(unfinished)
  const salt = newSalt()
  return {
    async write(name, source, compress) {
      const stored = key ? `${name}.sealed` : name
      const file = join(unfinished, stored)
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      const handle = await open(file, 'wx', 0o600)
      const { through, done } = measured()
      const lock = (from: Bytes) => (key ? sealed(from, key, salt, name) : (from as AsyncIterable<Buffer>))
      const out = handle.createWriteStream({ flush: true })
      if (compress) await pipeline(source, createZstdCompress(), lock, through, out)
      else await pipeline(source, lock, through, out)
      return done(stored)
    },
    async writePlain(name, text) {
      await writeFile(join(unfinished, name), text, { flag: 'wx', mode: 0o600, flush: true })
    },
    async finish(parts) {
      for (const part of parts) await checkPart(unfinished, part)
      for (const inside of ['database', 'files', '.'])
        await syncFolder(join(unfinished, inside)).catch(() => 0)
      await rename(unfinished, folder)
      await syncFolder(dirname(folder))
    },
    discard: () => rm(unfinished, { recursive: true, force: true }),
  }
}

export async function* readPart(
  folder: string,
  stored: string,
  compressed: boolean,
  key: BackupKey | undefined,
): AsyncGenerator<Buffer> {
  const file = createReadStream(join(folder, stored), { highWaterMark: 256 * 1024 })
  const name = stored.replace(/\.sealed$/, '')
  if (name !== stored && !key) throw new Error('This backup is sealed: name its key file with --key-file.')
  const plain = name !== stored && key ? unsealed(file, key, name) : file
  if (!compressed) return yield* plain as AsyncIterable<Buffer>
  const unpacked = createZstdDecompress()
  const packing = pipeline(plain, unpacked)
  // The reader gets the error from the stream.
  packing.catch(() => undefined)
  yield* unpacked
  await packing
}

/** Throws one sentence unless a part is byte for byte as written. */
export async function checkPart(folder: string, part: Omit<Part, 'bytes'>): Promise<void> {
  const { name, sha256 } = part
  const { through, done } = measured()
  const file = createReadStream(join(folder, name), { highWaterMark: 1024 * 1024 })
  try {
    for await (const _ of through(file));
  } catch (error) {
    throw new Error(
      `The backup is damaged: ${name} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    )
  }
  if (done(name).sha256 !== sha256) throw new Error(`The backup is damaged: ${name} is not what was written.`)
}

/** Undefined when missing. */
export const readText = (folder: string, name: string): Promise<string | undefined> =>
  readFile(join(folder, name), 'utf8').catch(() => undefined)
