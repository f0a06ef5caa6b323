import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Receives an upload on the disk, so that slow senders cost no memory, and removes it when `work` is done with it. */
export async function withReceivedFile<T>(stream: Readable, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'basera-upload-'))
  try {
    const file = join(folder, 'file')
    await pipeline(stream, createWriteStream(file))
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
