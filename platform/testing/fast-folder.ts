import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
/** Bytes that must be free in memory; a run needs far less. */
const enough = 4e9

/** Where temporary data of tests belong: in memory if there is enough, since databases are thousands of small files. */
export function fastFolder(): string {
  if (process.env.TMPDIR || !existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > enough ? memory : tmpdir()
}
