import { buffer } from 'node:stream/consumers'
import type { FileStore } from '@basera/platform/server/files'
import type { BackupWriter, Part } from '../parts/backup-folder.ts'
import { type CopiedFiles, copiedFiles } from './copied-files.ts'
import { type TarFile, tarEnd, tarEntry, tarFiles } from './tar.ts'

const buckets = ['profile-images', 'room-images', 'chat-photos', 'report-evidence'] as const

/** Bytes per archive. */
const usualArchiveBytes = 512 * 1024 * 1024

/** Files at a time, each up to 8 MB in memory. */
const concurrency = 8

async function* mapConcurrently<T, R>(
  items: AsyncIterable<T>,
  limit: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const waiting: Promise<R>[] = []
  for await (const item of items) {
    const result = work(item)
    // Thrown when its result is yielded.
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

async function* newFiles(files: FileStore, copied: CopiedFiles): AsyncGenerator<StoredFile> {
  for (const bucket of buckets)
    for (const folder of await files.folders(bucket))
      for (const { path } of await files.files(bucket, folder))
        if (!copied.has(`${bucket}/${path}`)) yield { bucket, path }
}

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

/** Copies in passes: all files before the snapshot, newer ones after it. */
export interface FilePacker {
  /** Copies what no earlier pass has copied. */
  pass(): Promise<void>
  readonly copied: CopiedFiles
  readonly parts: readonly Part[]
}

export function packFiles(
  files: FileStore,
  writer: BackupWriter,
  archiveBytes = usualArchiveBytes,
): FilePacker {
  const copied = copiedFiles()
  const parts: Part[] = []
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

/** Writes a backup's files to the store, replacing others, and gives their number. */
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
