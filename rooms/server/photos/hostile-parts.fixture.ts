import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { chunk, riffChunk, segment, webpOf, withChunks } from './picture-files.fixture.ts'

/** Left out of the package's types. */
export type WithGainMap = Sharp & { withGainMap(): Sharp }

/** Written wherever a place or a name can be; must be in nothing that is kept. */
export const planted = 'PLANTED-18.5204N-73.8567E'

export const page = `<html><script>alert('${planted}')</script></html>`
export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`
export const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.from(planted), Buffer.alloc(60)])
export const nothing = Buffer.alloc(50_000_000)
/** Fifty megabytes of nothing in fifty kilobytes. */
export const deflated = deflateSync(nothing)

export const drawn = (width = 160, height = 120) =>
  sharp({ create: { width, height, channels: 3, background: '#7a5' } })
export const jpeg = (width?: number, height?: number) => drawn(width, height).jpeg().toBuffer()
export const png = () => drawn().png().toBuffer()
export const webp = () => drawn().webp().toBuffer()
export const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${planted}"/></rdf:RDF></x:xmpmeta>`
export const located = (picture: Sharp) =>
  picture
    .withXmp(xmp)
    .withExif({ IFD0: { Artist: planted }, IFD3: { GPSLatitudeRef: 'N', GPSAreaInformation: planted } })
    .toBuffer()
export const behind = async (picture: Promise<Buffer>, ...rest: (Buffer | string)[]) =>
  Buffer.concat([await picture, ...rest.map((one) => Buffer.from(one as string))])
export const part = async (picture: Promise<Buffer>, share: number) => {
  const bytes = await picture
  return bytes.subarray(0, Math.floor(bytes.length * share))
}
export const bytes = (text: string) => async () => Buffer.from(text, 'latin1')

/** EXIF whose second directory holds a preview, or whose only directory follows itself. */
export function exif(preview: Buffer | 'endless'): Buffer {
  const endless = preview === 'endless'
  const body = Buffer.alloc(8 + 6 + 30)
  body.write('II*\0', 0, 'latin1')
  body.writeUInt32LE(8, 4)
  body.writeUInt32LE(endless ? 8 : 14, 10)
  if (!endless) {
    body.writeUInt16LE(2, 14)
    for (const [n, [tag, value]] of [[0x201, 44] as const, [0x202, preview.length] as const].entries()) {
      body.writeUInt16LE(tag, 16 + 12 * n)
      body.writeUInt16LE(4, 18 + 12 * n)
      body.writeUInt32LE(1, 20 + 12 * n)
      body.writeUInt32LE(value, 24 + 12 * n)
    }
  }
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), body, endless ? Buffer.alloc(0) : preview]))
}

/** A WebP that says how large it is and has hardly any bytes. */
export function claimingWebp(width: number, height: number): Buffer {
  const frame = Buffer.alloc(30)
  frame.set([0x10, 0x02, 0x00, 0x9d, 0x01, 0x2a])
  frame.writeUInt16LE(width, 6)
  frame.writeUInt16LE(height, 8)
  return webpOf(riffChunk('VP8 ', frame))
}

export async function movingWebp(): Promise<Buffer> {
  const frames = Buffer.concat([Buffer.alloc(48, 10), Buffer.alloc(48, 200)])
  const raw = { width: 4, height: 8, channels: 3, pageHeight: 4 } as const
  return sharp(frames, { raw })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
}

/** A JPEG that is made of more scans than any camera writes. */
export async function manyScans(): Promise<Buffer> {
  const picture = await drawn(1200, 1200).jpeg({ progressive: true }).toBuffer()
  const first = picture.indexOf(Buffer.from([0xff, 0xda]))
  const second = picture.indexOf(Buffer.from([0xff, 0xc4]), first)
  const scans = Array.from({ length: 300 }, () => picture.subarray(first, second))
  return Buffer.concat([picture.subarray(0, -2), ...scans, picture.subarray(-2)])
}

/** A PNG that moves: players show its second frame, readers of PNG its first. */
export async function movingPng(): Promise<Buffer> {
  const control = Buffer.alloc(26)
  control.writeUInt32BE(160, 4)
  control.writeUInt32BE(120, 8)
  return withChunks(await png(), chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])), chunk('fcTL', control))
}

export const compressed = (type: string, head: string) => async () =>
  withChunks(await png(), chunk(type, Buffer.concat([Buffer.from(head, 'latin1'), deflated])))
export const iccParts = (count: number, size: number) =>
  Array.from({ length: count }, (_, n) =>
    segment(
      0xe2,
      Buffer.concat([Buffer.from('ICC_PROFILE\0'), Buffer.from([n + 1, count]), Buffer.alloc(size, 0x5a)]),
    ),
  )

export const grainy = () =>
  sharp({
    create: {
      width: 160,
      height: 120,
      channels: 3,
      background: '#7a5',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
