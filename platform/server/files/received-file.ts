import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const prefix = 'basera-upload-'
/** Milliseconds after which no upload can still be running. */
const leftAfter = 3600_000

/** Receives an upload on disk, so that slow senders cost no memory; removes it after `work`. */
export async function withReceivedFile<T>(stream: Readable, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  try {
    const file = join(folder, 'file')
    await pipeline(stream, createWriteStream(file))
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes leftovers of killed processes; ignores files of other users. */
export async function clearReceived(parent = tmpdir()): Promise<void> {
  const before = Date.now() - leftAfter
  const names = await readdir(parent).catch(() => [])
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const folder = join(parent, name)
    const found = await stat(folder).catch(() => undefined)
    if (found && found.mtimeMs < before)
      await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}
