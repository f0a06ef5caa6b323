import { Readable } from 'node:stream'
import { Problem } from '@basera/platform/contract'
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { UploadedFile } from '../feature/handlers.ts'

/** Milliseconds in which a file must have arrived: 8 MB at 0.6 Mbit/s. */
const timeout = 120_000
/** Bytes of boundaries and part headers around a file. */
const envelope = 16 * 1024

/** Makes the routes of `scope` take `multipart/form-data` and nothing else. */
export async function takeUploads(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, { throwFileSizeLimit: false })
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`

/** The sentence of a file with more bytes than a call allows. */
export const tooLarge = (maxBytes: number): string => `The file is larger than ${megabytes(maxBytes)}.`

const refused = () =>
  new Problem('validation_failed', 'Send exactly one file, as a part named "file".', [
    { field: 'file', message: 'Exactly one file is needed' },
  ])

const tooMuch = /^FST_(PARTS_LIMIT|FILES_LIMIT|FIELDS_LIMIT|PROTO_VIOLATION)$/

/** What the parser throws is always about what was sent: an overfull, malformed or cut form. */
function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  const { code = '' } = error as { code?: string }
  return tooMuch.test(code) ? refused() : new Problem('validation_failed', 'The upload did not arrive whole.')
}

async function firstPart(parts: AsyncIterator<Multipart>): Promise<MultipartFile> {
  const { value, done } = await parts.next()
  if (done || value.type !== 'file' || value.fieldname !== 'file') throw refused()
  return value
}

/** The file's bytes; ends well only if the form held nothing else, so that a handler never acts on half a request. */
async function* bytesOf(
  part: MultipartFile,
  parts: AsyncIterator<Multipart>,
  maxBytes: number,
): AsyncGenerator<Buffer> {
  const overflow = new Problem('payload_too_large', tooLarge(maxBytes))
  part.file.once('limit', () => part.file.destroy(overflow))
  const late = new Problem('validation_failed', 'The upload took too long.')
  const timer = setTimeout(() => part.file.destroy(late), timeout)
  try {
    for await (const chunk of part.file) yield chunk
    // The limit of a small form is reached before anyone listens.
    if (part.file.truncated) throw overflow
    if (!(await parts.next()).done) throw refused()
  } catch (error) {
    throw asProblem(error)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The one file of an upload call, being read. Throws `validation_failed` where the form does not start with a part named
 * `file`; its stream fails with the same for a form that is cut or holds more, `payload_too_large` past `maxBytes`.
 */
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

/**
 * Reads away what was sent beyond an early answer, so that the client gets to read it, but no more than three times what
 * the call allows.
 */
export function discardRest(request: FastifyRequest, maxBytes: number): void {
  const { raw } = request
  let rest = 0
  raw.on('data', (chunk: Buffer) => {
    rest += chunk.length
    if (rest > 3 * maxBytes) raw.destroy()
  })
  // The parser may have stopped taking more.
  raw.unpipe()
  raw.resume()
}
