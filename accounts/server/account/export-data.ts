import { PassThrough, type Readable } from 'node:stream'
import { Problem } from '@basera/platform/contract'
import type { PersonalData } from '@basera/platform/server/feature'
import type { Files, StoredAt } from '@basera/platform/server/files'
import type { Gate } from '@basera/platform/server/http'
import type { Limits } from '@basera/platform/server/limits'
import { commonRefusals } from '@basera/platform/server/sentences'
import type { FastifyInstance } from 'fastify'
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

/** A file deleted before its turn is left empty, so that the rest arrives. */
function addFile(
  zip: ZipFile,
  files: ExportNeeds['files'],
  { bucket, path }: StoredAt,
  onOpen: (stream: Readable) => void,
) {
  const options = { compress: false }
  zip.addReadStreamLazy(`files/${bucket}/${path}`, options, (give) => {
    const open = async () => {
      const found = await files.find(bucket, path)
      const stream = found?.open() ?? new PassThrough().end()
      onOpen(stream)
      give(null, stream)
    }
    open().catch((error: unknown) => zip.outputStream.emit('error', error))
  })
}

/** A streamed ZIP of `basera-data.json` and photos under `files/`; no photo is held in memory. */
export async function exportArchive({ files, data }: ExportNeeds, userId: string): Promise<Readable> {
  const zip = new ZipFile()
  const archive = zip.outputStream as PassThrough
  zip.on('error', (error: Error) => archive.destroy(error))
  let current: Readable | undefined
  archive.once('close', () => current?.destroy())
  const onOpen = (stream: Readable) => {
    current = stream
    stream.once('error', (error) => archive.destroy(error))
    if (archive.destroyed) stream.destroy()
  }
  zip.addBuffer(Buffer.from(await everythingAbout(data, userId)), 'basera-data.json')
  for (const part of data) for (const file of await part.files(userId)) addFile(zip, files, file, onOpen)
  zip.end()
  return archive
}

interface ExportRouteNeeds extends ExportNeeds {
  readonly gate: Gate
  readonly limits: Limits
}

/** `GET /api/me/export` (accounts.data-copy). Gives `no_session`, `too_many_requests`. */
export function registerExportRoute(app: FastifyInstance, needs: ExportRouteNeeds): void {
  app.get('/api/me/export', { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await needs.gate('signed-in', request)
    const { session } = caller
    if (!session) throw new Problem('no_session', commonRefusals.signIn)
    await needs.limits.spend('account-export', caller)
    const archive = await exportArchive(needs, session.userId)
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="basera-data.zip"')
      .header('cache-control', 'no-store')
      .send(archive)
  })
}
