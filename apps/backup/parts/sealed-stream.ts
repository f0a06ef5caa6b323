import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { BackupKey } from './backup-key.ts'
import { inPieces } from './in-pieces.ts'

/** First bytes of a sealed part: what it is, and in which way. */
const mark = Buffer.from('BASERA-1')
const saltBytes = 16
const headBytes = mark.length + 2 * saltBytes
const pieceBytes = 64 * 1024
const tagBytes = 16

/** Each piece is sealed with its number and whether it is the last, so that none can be moved, left out or cut off. */
function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number), 3)
  nonce[11] = last ? 1 : 0
  return nonce
}

export const newSalt = (): Buffer => randomBytes(saltBytes)

/** Seals the bytes of the part `name` with AES-256-GCM, piece by piece; `salt` is the backup's. */
export async function* sealed(
  source: AsyncIterable<Buffer>,
  key: BackupKey,
  salt: Buffer,
  name: string,
): AsyncGenerator<Buffer> {
  const nonce = randomBytes(saltBytes)
  yield Buffer.concat([mark, salt, nonce])
  const partKey = await key.of(salt, nonce, name)
  let number = 0
  for await (const { piece, last } of inPieces(source, pieceBytes)) {
    const cipher = createCipheriv('aes-256-gcm', partKey, nonceOf(number++, last))
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
}

const wrongKey = (name: string) =>
  new Error(`${name} cannot be opened: the key is another one, or it was altered.`)

function opened(partKey: Buffer, nonce: Buffer, piece: Buffer, name: string): Buffer {
  if (piece.length < tagBytes) throw wrongKey(name)
  const decipher = createDecipheriv('aes-256-gcm', partKey, nonce)
  decipher.setAuthTag(piece.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()])
  } catch {
    throw wrongKey(name)
  }
}

/** Opens what {@link sealed} made. Throws when the key is another one, and when anything was altered or is missing. */
export async function* unsealed(
  source: AsyncIterable<Buffer>,
  key: BackupKey,
  name: string,
): AsyncGenerator<Buffer> {
  let partKey: Buffer | undefined
  let number = 0
  for await (const { head, piece, last } of inPieces(source, pieceBytes + tagBytes, headBytes)) {
    if (head.length < headBytes || !head.subarray(0, mark.length).equals(mark))
      throw new Error(`${name} is not sealed with a key.`)
    const salt = head.subarray(mark.length, mark.length + saltBytes)
    partKey ??= await key.of(salt, head.subarray(mark.length + saltBytes), name)
    yield opened(partKey, nonceOf(number++, last), piece, name)
  }
}
