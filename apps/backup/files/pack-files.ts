import { buffer } from 'node:stream/consumers'
import type { FileStore } from '@basera/platform/server/files'
import type { BackupWriter, Part } from '../parts/backup-folder.ts'
import { type CopiedFiles, copiedFiles } from './copied-files.ts'
import { type TarFile, tarEnd, tarEntry, tarFiles } from './tar.ts'

/** Buckets of uploaded pictures. */
const buckets = ['profile-images', 'room-images'] as const

/** Bytes after which a new archive is started. */
const usualArchiveBytes = 512 * 1024 * 1024

/** Files read or written at a time, each whole in memory: an upload has at most 8 MB. */
const concurrency = 8

/** Runs `work` on items in order, up to `limit` at a time, and yields the results in the same order. */
async function* mapConcurrently<T, R>(
  items: AsyncIterable<T>,
  limit: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const waiting: Promise<R>[] = []
  for await (const item of items) {
    const result = work(item)
    // An error is thrown when its result is yielded.
    result.catch(() => undefined)
    waiting.push(result)
    if (waiting.length >= limit) yield (await waiting.shift()) as R
  }
  for (const result of waiting) yield await result
}

interface StoredFile {
  readonly bucket: string
  readonly path: string
}

/** Files of the store that are not in the backup yet. Holds the names of one folder in memory at a time. */
async function* newFiles(files: FileStore, copied: CopiedFiles): AsyncGenerator<StoredFile> {
  for (const bucket of buckets)
    for (const folder of await files.folders(bucket))
      for (const { path } of await files.files(bucket, folder))
        if (!copied.has(`${bucket}/${path}`)) yield { bucket, path }
}

/** A file's bytes; undefined for a file that was removed meanwhile or is unfinished. */
async function readFile(files: FileStore, { bucket, path }: StoredFile): Promise<TarFile | undefined> {
  const found = await files.find(bucket, path)
  if (!found) return undefined
  try {
    return { path: `${bucket}/${path}`, bytes: await buffer(found.open()) }
  } catch (error) {
    if (await files.find(bucket, path)) throw error
    return undefined
  }
}

/** Copies files in passes: before the snapshot all files, after it those that were added meanwhile. */
export interface FilePacker {
  /** Copies the files that no earlier pass has copied. */
  pass(): Promise<void>
  readonly copied: CopiedFiles
  readonly parts: readonly Part[]
}

/** Packs the files of a store into archives of a backup, each of about `archiveBytes`. */
export function packFiles(
  files: FileStore,
  writer: BackupWriter,
  archiveBytes = usualArchiveBytes,
): FilePacker {
  const copied = copiedFiles()
  const parts: Part[] = []
  /** The bytes of one archive: files until it is full. */
  async function* archive(found: AsyncIterator<TarFile | undefined>, first: TarFile): AsyncGenerator<Buffer> {
    let size = 0
    for (let file: TarFile | undefined = first; ; ) {
      if (file) {
        const entry = tarEntry(file)
        copied.add(file.path)
        size += entry.length
        yield entry
      }
      if (size >= archiveBytes) break
      const next = await found.next()
      if (next.done) break
      file = next.value
    }
    yield tarEnd
  }
  return {
    copied,
    parts,
    async pass() {
      const found = mapConcurrently(newFiles(files, copied), concurrency, (file) => readFile(files, file))
      for await (const first of found) {
        if (!first) continue
        const name = `files/${String(parts.length + 1).padStart(5, '0')}.tar`
        parts.push(await writer.write(name, archive(found, first), false))
      }
    },
  }
}

/** Writes the files of a backup's archives to the store, replacing files of the same name, and returns their number. */
export async function unpackFiles(
  files: FileStore,
  parts: readonly Part[],
  read: (stored: string) => AsyncIterable<Buffer>,
): Promise<number> {
  let count = 0
  for (const { name } of parts) {
    const stored = mapConcurrently(tarFiles(read(name)), concurrency, ({ path, bytes }) => {
      const [bucket = '', ...rest] = path.split('/')
      return files.store(bucket, rest.join('/'), bytes)
    })
    for await (const _ of stored) count++
  }
  return count
}
