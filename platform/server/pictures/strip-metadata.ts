export type PictureKind = 'jpeg' | 'png' | 'webp'

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpeg = Buffer.from([0xff, 0xd8, 0xff])

const starts = (bytes: Buffer, with_: Buffer, at = 0) => bytes.subarray(at, at + with_.length).equals(with_)

/** The kind by its first bytes; undefined for all other formats (`shell.picture-kinds`). */
export function pictureKind(bytes: Buffer): PictureKind | undefined {
  if (starts(bytes, jpeg)) return 'jpeg'
  if (starts(bytes, png)) return 'png'
  if (starts(bytes, Buffer.from('RIFF')) && starts(bytes, Buffer.from('WEBP'), 8)) return 'webp'
  return undefined
}

const needed = new Set('IHDR PLTE tRNS IDAT IEND sRGB gAMA cHRM iCCP eXIf'.split(' '))

const headLength = 8
const frame = 12

function stripPng(png: Buffer): Buffer {
  const kept = [png.subarray(0, headLength)]
  for (let at = headLength; at + frame <= png.length; ) {
    const name = png.toString('latin1', at + 4, at + 8)
    const end = at + frame + png.readUInt32BE(at)
    if (needed.has(name) || end > png.length) kept.push(png.subarray(at, end))
    if (name === 'IEND') break
    at = end
  }
  return Buffer.concat(kept)
}

const profileParts = 16

const app1 = 0xe1
const app2 = 0xe2
const adobe = 0xee
const comment = 0xfe
const scan = 0xda

function isMetadata(marker: number, body: Buffer, profiles: number): boolean {
  if (marker === app1) return !body.toString('latin1', 0, 5).startsWith('Exif\0')
  if (marker === app2)
    return !body.toString('latin1', 0, 12).startsWith('ICC_PROFILE\0') || profiles >= profileParts
  return marker === comment || (marker > app2 && marker <= 0xef && marker !== adobe)
}

function stripJpeg(jpeg: Buffer): Buffer {
  const kept = [jpeg.subarray(0, 2)]
  let at = 2
  for (let profiles = 0; at + 4 <= jpeg.length && jpeg[at] === 0xff; ) {
    const marker = jpeg[at + 1] ?? 0
    if (marker === scan || marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9) || marker === 0xff) break
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    if (isMetadata(marker, jpeg.subarray(at + 4, end), profiles)) {
      at = end
      continue
    }
    if (marker === app2) profiles++
    kept.push(jpeg.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, jpeg.subarray(at)])
}

/** Chunks that a WebP needs; an animation keeps its own, to be recognized as one. */
const neededOfWebp = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'EXIF', 'ICCP'])
const largestProfile = 1_000_000

const profileFlag = 0x20
const xmpFlag = 0x04

function stripWebp(webp: Buffer): Buffer {
  const end = webp.readUInt32LE(4) + 8
  const kept = [Buffer.from(webp.subarray(0, 12))]
  let removedFlags = xmpFlag
  let at = 12
  while (at + 8 <= end && end <= webp.length) {
    const name = webp.toString('latin1', at, at + 4)
    const size = webp.readUInt32LE(at + 4)
    const tooLong = name === 'ICCP' && size > largestProfile
    if (tooLong) removedFlags |= profileFlag
    if (neededOfWebp.has(name) && !tooLong)
      kept.push(Buffer.from(webp.subarray(at, at + 8 + size + (size % 2))))
    at += 8 + size + (size % 2)
  }
  if (at !== end) return webp
  const [head, first] = kept
  if (first?.toString('latin1', 0, 4) === 'VP8X' && first.length > 8)
    first.writeUInt8((first[8] ?? 0) & ~removedFlags, 8)
  head?.writeUInt32LE(
    kept.reduce((sum, { length }) => sum + length, -8),
    4,
  )
  return Buffer.concat(kept)
}

/** Before decoding: the decoder would drop it slowly (hundreds of compressed texts in a small PNG take a second). */
export function stripMetadata(bytes: Buffer, kind: PictureKind): Buffer {
  if (kind === 'png') return stripPng(bytes)
  return kind === 'jpeg' ? stripJpeg(bytes) : stripWebp(bytes)
}
