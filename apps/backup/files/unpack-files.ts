import type { FileStore } from '@basera/platform/server/files'
import type { Part } from '../parts/backup-folder.ts'
import { someAtOnce } from './some-at-once.ts'
import { tarFiles } from './tar.ts'

/** Files written at a time, each whole. */
const atOnce = 8

/** Puts the files of a backup's archives into the store, over those of the same name, and gives how many there are. */
export async function unpackFiles(
  files: FileStore,
  parts: readonly Part[],
  read: (stored: string) => AsyncIterable<Buffer>,
): Promise<number> {
  let count = 0
  for (const { name } of parts) {
    const stored = someAtOnce(tarFiles(read(name)), atOnce, ({ path, bytes }) => {
      const [bucket = '', ...rest] = path.split('/')
      return files.store(bucket, rest.join('/'), bytes)
    })
    for await (const _ of stored) count++
  }
  return count
}
