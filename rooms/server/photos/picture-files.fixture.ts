import { crc32 } from 'node:zlib'

/** One segment of a JPEG. */
export function segment(marker: number, body: Buffer | string): Buffer {
  const bytes = Buffer.from(body as string)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(bytes.length + 2, 2)
  return Buffer.concat([head, bytes])
}

/** Puts segments right behind the start of a JPEG. */
export const withSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

/** Says other sizes in the frame header of a JPEG. */
export function claimingJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg)
  for (let at = 2; at < copy.length; at += 2 + copy.readUInt16BE(at + 2)) {
    if (copy[at + 1] !== 0xc0 && copy[at + 1] !== 0xc2) continue
    copy.writeUInt16BE(height, at + 5)
    copy.writeUInt16BE(width, at + 7)
    return copy
  }
  throw new Error('no frame header')
}

/** One chunk of a PNG. */
export function chunk(type: string, data: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(type), Buffer.from(data as string)])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length - 4, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A PNG of the given size, bits a colour, kind of colour and interlacing, with these chunks. */
export function pngOf(
  [width, height, bits = 8, colour = 2, interlaced = 0]: readonly number[],
  ...chunks: Buffer[]
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width ?? 0, 0)
  header.writeUInt32BE(height ?? 0, 4)
  header.set([bits, colour, 0, 0, interlaced], 8)
  return Buffer.concat([pngHead, chunk('IHDR', header), ...chunks, chunk('IEND', '')])
}

/** Puts chunks right behind the header of a PNG. */
export const withChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])

/** One chunk of a WebP. */
export function riffChunk(type: string, data: Buffer | string): Buffer {
  const bytes = Buffer.from(data as string)
  const head = Buffer.from(`${type}\0\0\0\0`)
  head.writeUInt32LE(bytes.length, 4)
  return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)])
}

/** A WebP of these chunks. */
export const webpOf = (...chunks: Buffer[]): Buffer =>
  riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]))

/** The first chunk of an extended WebP: its flags and the size of its canvas in pixels. */
export function canvas(flags: number, width: number, height: number): Buffer {
  const body = Buffer.alloc(10)
  body[0] = flags
  body.writeUIntLE(width - 1, 4, 3)
  body.writeUIntLE(height - 1, 7, 3)
  return riffChunk('VP8X', body)
}

function jpegParts(bytes: Buffer): string[] {
  const parts: string[] = []
  let at = 2
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xd9) {
    const marker = bytes[at + 1] ?? 0
    parts.push(marker.toString(16))
    at += 2 + bytes.readUInt16BE(at + 2)
    // Behind a scan's header come its bytes, to the next marker that is none of theirs.
    while (
      marker === 0xda &&
      !(bytes[at] === 0xff && bytes[at + 1] !== 0 && ((bytes[at + 1] ?? 0) & 0xf8) !== 0xd0)
    )
      if (at++ >= bytes.length) return [...parts, 'cut']
  }
  return at + 2 === bytes.length ? parts : [...parts, `${bytes.length - at - 2} bytes behind the end`]
}

function webpParts(bytes: Buffer): string[] {
  const parts: string[] = []
  let at = 12
  while (at + 8 <= bytes.length) {
    parts.push(bytes.toString('latin1', at, at + 4))
    at += 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2)
  }
  const isWhole = at === bytes.length && bytes.readUInt32LE(4) + 8 === bytes.length
  return isWhole ? parts : [...parts, 'bytes behind the end']
}

/** Parts of a JPEG that hold its picture: JFIF, tables, frames, scans, restarts. */
const jpegPicture = /^(e0|db|c0|c2|c4|da|dd)$/
const webpPicture = /^(VP8 |VP8L|VP8X|ALPH)$/

/** What a JPEG or WebP holds besides its picture: notes, profiles, previews, bytes behind the end. */
export function besidesPicture(bytes: Buffer): string[] {
  if (bytes.readUInt16BE(0) === 0xffd8) return jpegParts(bytes).filter((part) => !jpegPicture.test(part))
  if (bytes.toString('latin1', 8, 12) === 'WEBP')
    return webpParts(bytes).filter((part) => !webpPicture.test(part))
  return ['neither JPEG nor WebP']
}
