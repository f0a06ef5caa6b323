import { Readable } from 'node:stream'
import { Problem } from '@basera/platform/contract'
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { UploadedFile } from '../feature/handlers.ts'
import { commonRefusals, filled } from '../sentences.ts'

const timeout = 120_000
/** Bytes of boundaries and part headers around a file. */
const envelope = 16 * 1024

export async function takeUploads(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, { throwFileSizeLimit: false })
}

const tooLarge = (maxBytes: number): string =>
  filled(commonRefusals.fileLarge, { megabytes: Math.floor(maxBytes / 1024 / 1024) })

const refused = () =>
  new Problem('validation_failed', commonRefusals.oneFile, [
    { field: 'file', message: commonRefusals.fileNeeded },
  ])

const tooMuch = /^FST_(PARTS_LIMIT|FILES_LIMIT|FIELDS_LIMIT|PROTO_VIOLATION)$/

/** The parser only throws about what was sent. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { code = '' } = error as { code?: string }
  return tooMuch.test(code) ? refused() : new Problem('validation_failed', commonRefusals.uploadCut)
}

async function firstPart(parts: AsyncIterator<Multipart>): Promise<MultipartFile> {
  const { value, done } = await parts.next()
  if (done || value.type !== 'file' || value.fieldname !== 'file') throw refused()
  return value
}

/** The file's bytes; fails if the form holds anything else, so that no handler acts on half a request. */
async function* bytesOf(
  part: MultipartFile,
  parts: AsyncIterator<Multipart>,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  const overflow = new Problem('payload_too_large', tooLarge(maxBytes))
  part.file.once('limit', () => part.file.destroy(overflow))
  const late = new Problem('validation_failed', commonRefusals.uploadSlow)
  const timer = setTimeout(() => part.file.destroy(late), timeout)
  try {
    for await (const chunk of part.file) yield chunk
    if (part.file.truncated) throw overflow
    if (!(await parts.next()).done) throw refused()
  } catch (error) {
    throw asProblem(error)
  } finally {
    clearTimeout(timer)
  }
}

/** The one file of an upload, in a part named `file`. Throws `validation_failed`, `payload_too_large`. */
export async function uploadedFile(request: FastifyRequest, maxBytes: number): Promise<UploadedFile> {
  const limits = { fileSize: maxBytes, files: 1, fields: 0, headerPairs: 20 }
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + envelope)
    throw new Problem('payload_too_large', tooLarge(maxBytes))
  try {
    const parts = request.parts({ limits })
    const part = await firstPart(parts)
    return { type: part.mimetype, stream: Readable.from(bytesOf(part, parts, maxBytes)) }
  } catch (error) {
    throw asProblem(error)
  }
}

/** Drops the rest of a request that was answered early, up to three times the bound, so that the answer is read. */
export function discardRest(request: FastifyRequest, maxBytes: number): void {
  const { raw } = request
  let rest = 0
  raw.on('data', (chunk: Buffer) => {
    rest += chunk.length
    if (rest > 3 * maxBytes) raw.destroy()
  })
  raw.unpipe()
  raw.resume()
}
