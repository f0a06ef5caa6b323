import { buffer } from 'node:stream/consumers'
import type { FileStore } from '@basera/platform/server/files'
import type { BackupWriter, Part } from '../parts/backup-folder.ts'
import { type CopiedFiles, copiedFiles } from './copied-files.ts'
import { someAtOnce } from './some-at-once.ts'
import { type TarFile, tarEnd, tarEntry } from './tar.ts'

/** The buckets of uploaded pictures. */
const buckets = ['profile-images', 'room-images'] as const

/** Bytes after which a new archive begins. */
const usualArchive = 512 * 1024 * 1024

/** Files read at a time, each whole: an upload has 8 MB at most. */
const atOnce = 8

interface Place {
  readonly bucket: string
  readonly path: string
}

/** Files that are in the store and not in the backup yet, one person's names in memory at a time. */
async function* newFiles(files: FileStore, copied: CopiedFiles): AsyncGenerator<Place> {
  for (const bucket of buckets)
    for (const folder of await files.folders(bucket))
      for (const { path } of await files.files(bucket, folder))
        if (!copied.has(`${bucket}/${path}`)) yield { bucket, path }
}

/** A file's bytes; nothing for one that went while it was looked for, and for unfinished ones. */
async function readFile(files: FileStore, { bucket, path }: Place): Promise<TarFile | undefined> {
  const found = await files.find(bucket, path)
  if (!found) return undefined
  try {
    return { path: `${bucket}/${path}`, bytes: await buffer(found.open()) }
  } catch (error) {
    if (await files.find(bucket, path)) throw error
    return undefined
  }
}

/** Copies files in passes: what is there before the snapshot, then what came meanwhile. */
export interface FilePacker {
  /** Copies what is in the store and was not copied by a pass before. */
  pass(): Promise<void>
  readonly copied: CopiedFiles
  readonly parts: readonly Part[]
}

/** Packs the files of a store into archives of a backup, each of about `archiveBytes`. */
export function packFiles(files: FileStore, writer: BackupWriter, archiveBytes = usualArchive): FilePacker {
  const copied = copiedFiles()
  const parts: Part[] = []
  /** One archive: the files that come, until it is full. */
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
      const found = someAtOnce(newFiles(files, copied), atOnce, (place) => readFile(files, place))
      for await (const first of found) {
        if (!first) continue
        const name = `files/${String(parts.length + 1).padStart(5, '0')}.tar`
        parts.push(await writer.write(name, archive(found, first), false))
      }
    },
  }
}
