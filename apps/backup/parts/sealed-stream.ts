import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { BackupKey } from './backup-key.ts'

const mark = Buffer.from('BASERA-1')
const saltBytes = 16
const headBytes = mark.length + 2 * saltBytes
const pieceBytes = 64 * 1024
const tagBytes = 16

interface Piece {
  readonly head: Buffer
  readonly piece: Buffer
  readonly last: boolean
}

/** A header of `headSize` bytes, then pieces of `size` bytes; the last may be shorter or empty. */
async function* inPieces(source: AsyncIterable<Buffer>, size: number, headSize = 0): AsyncGenerator<Piece> {
  let [held, length] = [[] as Buffer[], 0]
  let head: Buffer | undefined
  const join = (): Buffer => {
    const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held)
    head ??= all.subarray(0, headSize)
    return all
  }
  let before = headSize
  for await (const chunk of source) {
    held.push(chunk)
    length += chunk.length
    // One byte more: not the last piece.
    if (length <= before + size) continue
    const all = join()
    let from = before
    for (; all.length - from > size; from += size)
      yield { head: head ?? all, piece: all.subarray(from, from + size), last: false }
    held = [all.subarray(from)]
    length = all.length - from
    before = 0
  }
  const rest = join()
  yield { head: head ?? rest, piece: rest.subarray(before), last: true }
}

/** Holds the piece's number and whether it is the last, so that none can be moved, left out or cut off. */
function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number), 3)
  nonce[11] = last ? 1 : 0
  return nonce
}

export const newSalt = (): Buffer => randomBytes(saltBytes)

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

/** Throws for a wrong key, or anything altered or missing. */
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
