import { PassThrough, type Readable } from 'node:stream'
import type { PersonalData } from '@basera/platform/server/feature'
import type { Files, StoredAt } from '@basera/platform/server/files'
import { ZipFile } from 'yazl'

export interface ExportNeeds {
  readonly files: Pick<Files, 'find'>
  readonly data: readonly PersonalData[]
}

async function everythingAbout(data: readonly PersonalData[], userId: string): Promise<string> {
  const parts: [string, unknown][] = []
  for (const part of data) parts.push([part.name, await part.export(userId)])
  return JSON.stringify({ exported_at: new Date().toISOString(), ...Object.fromEntries(parts) }, null, 2)
}

/** Adds a file that is opened when its turn comes; one that is gone by then is left empty, so that the rest arrives. */
function addFile(
  zip: ZipFile,
  files: ExportNeeds['files'],
  place: StoredAt,
  reading: (it: Readable) => void,
) {
  const options = { compress: false }
  zip.addReadStreamLazy(`files/${place.bucket}/${place.path}`, options, (give) => {
    const open = async () => {
      const found = await files.find(place.bucket, place.path)
      const stream = found?.open() ?? new PassThrough().end()
      reading(stream)
      give(null, stream)
    }
    open().catch((error: unknown) => zip.outputStream.emit('error', error))
  })
}

/**
 * A ZIP with `basera-data.json`, all that is kept about a person, and the person's photos under `files/`, streamed: no
 * photo is held in memory.
 */
export async function exportArchive({ files, data }: ExportNeeds, userId: string): Promise<Readable> {
  const zip = new ZipFile()
  const archive = zip.outputStream as PassThrough
  zip.on('error', (error: Error) => archive.destroy(error))
  let current: Readable | undefined
  archive.once('close', () => current?.destroy())
  const reading = (stream: Readable) => {
    current = stream
    stream.once('error', (error) => archive.destroy(error))
    if (archive.destroyed) stream.destroy()
  }
  zip.addBuffer(Buffer.from(await everythingAbout(data, userId)), 'basera-data.json')
  for (const part of data) for (const place of await part.files(userId)) addFile(zip, files, place, reading)
  zip.end()
  return archive
}
