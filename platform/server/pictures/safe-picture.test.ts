import { crc32, deflateSync } from 'node:zlib'
import { Problem } from '@basera/platform/contract'
import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { limitConcurrency } from '../limit-concurrency.ts'
import { pictureRefusals } from '../sentences.ts'
import { asJpeg, asWebp, maxPixels, safePicture } from './safe-picture.ts'

const red = { r: 200, g: 30, b: 30 }
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } })
const jpeg = (width = 400, height = 300) => drawn(width, height).jpeg().toBuffer()
const png = () => drawn(400, 300).png().toBuffer()
const webp = () => drawn(400, 300).webp().toBuffer()

const refusal = async (bytes: Buffer) => {
  const outcome = await safePicture(bytes, { widest: 640 }).catch((error: unknown) => error)
  return outcome instanceof Problem ? `${outcome.code}: ${outcome.message}` : outcome
}
const refused = (why: keyof typeof pictureRefusals) => `file_refused: ${pictureRefusals[why]}`

/** One chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG that says it is huge and holds a few hundred bytes. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
)
const gif = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
const box = (brand: string) =>
  Buffer.from(`\u0000\u0000\u0000\u0018ftyp${brand}\u0000\u0000\u0000\u0000mif1${brand}`, 'latin1')

describe('shell.picture-kinds: what is no JPEG, PNG or WebP is refused', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['an SVG, whatever its name', svg],
    ['a GIF', gif],
    ['a HEIC', box('heic')],
    ['an AVIF', box('avif')],
    ['a TIFF', Buffer.from('II*\u0000\u0008\u0000\u0000\u0000', 'latin1')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a zip', Buffer.from('PK\u0003\u0004')],
    ['a RIFF that is a sound', Buffer.from('RIFF\u0010\u0000\u0000\u0000WAVEfmt ')],
  ])('%s', async (_, bytes) => {
    expect(await refusal(bytes)).toBe(refused('kind'))
  })

  it.each<[string, () => Promise<Buffer>]>([
    ['a JPEG cut in half', async () => (await noisyJpeg()).subarray(0, 4000)],
    ['a JPEG of its first bytes alone', async () => (await jpeg()).subarray(0, 20)],
    ['a PNG cut in half', async () => (await png()).subarray(0, 200)],
    ['a WebP cut in half', async () => (await webp()).subarray(0, 60)],
    [
      'a JPEG’s start with an SVG behind it',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]),
    ],
    ['a PNG’s start with a page behind it', async () => Buffer.concat([(await png()).subarray(0, 8), svg])],
    [
      'a JPEG’s start and noise',
      async () => Buffer.concat([(await jpeg()).subarray(0, 3), Buffer.alloc(5000, 0x5a)]),
    ],
    ['a PNG whose pixels are missing', async () => bomb(3000, 3000)],
  ])('%s', async (_, bytes) => {
    expect(await refusal(await bytes())).toBe(refused('broken'))
  })

  it('a WebP that moves', async () => {
    const frames = Buffer.concat([Buffer.alloc(48, 10), Buffer.alloc(48, 200)])
    const raw = { width: 4, height: 8, channels: 3, pageHeight: 4 } as const
    expect(
      await refusal(
        await sharp(frames, { raw })
          .webp({ loop: 0, delay: [100, 100] })
          .toBuffer(),
      ),
    ).toBe(refused('animated'))
  })
})

async function noisyJpeg() {
  return sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: red,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
}

describe('shell.picture-pixels: at most 40 megapixels', () => {
  it.each([
    [50_000, 50_000],
    [maxPixels + 1, 1],
    [8000, 5001],
  ])('a few bytes that claim %i × %i are refused before they are decoded', async (width, height) => {
    const before = process.memoryUsage.rss()
    expect(await refusal(bomb(width, height))).toMatch(/too large|cannot be read/)
    expect(process.memoryUsage.rss() - before).toBeLessThan(60_000_000)
  })

  it('and forty are taken', async () => {
    const picture = await safePicture(await jpeg(8000, 5000), { widest: 640 })
    expect([picture.width, picture.height]).toEqual([640, 400])
  })
})

describe('shell.picture-metadata: uploads lose all metadata', () => {
  const planted = 'PLANTED-73.8567E-18.5204N'
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${planted}"/></rdf:RDF></x:xmpmeta>`
  const noted = (picture: Sharp) =>
    picture.withXmp(xmp).withExif({
      IFD0: { ImageDescription: planted, Artist: planted },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 13/1', GPSAreaInformation: planted },
    })
  /** A JPEG segment, put right after the start. */
  const withSegment = (bytes: Buffer, marker: number, body: Buffer) => {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(body.length + 2)
    return Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, marker]), length, body, bytes.subarray(2)])
  }
  const iptc = Buffer.concat([
    Buffer.from('Photoshop 3.0\u00008BIM\u0004\u0004\u0000\u0000\u0000\u0000\u0000', 'latin1'),
    Buffer.from([planted.length + 5, 0x1c, 0x02, 0x5a, 0, planted.length]),
    Buffer.from(planted),
  ])

  const sources: [string, () => Promise<Buffer>][] = [
    ['EXIF and XMP of a JPEG', () => noted(drawn(400, 300).jpeg()).toBuffer()],
    ['EXIF and XMP of a PNG', () => noted(drawn(400, 300).png()).toBuffer()],
    ['EXIF and XMP of a WebP', () => noted(drawn(400, 300).webp()).toBuffer()],
    ['IPTC of a JPEG', async () => withSegment(await jpeg(), 0xed, iptc)],
    ['a comment of a JPEG', async () => withSegment(await jpeg(), 0xfe, Buffer.from(planted))],
    ['what follows the end of a JPEG', async () => Buffer.concat([await jpeg(), Buffer.from(planted)])],
    [
      'text of a PNG',
      async () => {
        const bytes = await png()
        const text = chunk('tEXt', Buffer.from(`Comment\u0000${planted}`))
        return Buffer.concat([bytes.subarray(0, 33), text, bytes.subarray(33)])
      },
    ],
  ]

  it.each(sources)('%s', async (_, make) => {
    const bytes = await make()
    expect(bytes.includes(planted)).toBe(true)
    const picture = await safePicture(bytes, { widest: 640 })
    for (const made of [await asWebp(picture), await asJpeg(picture), await asWebp(picture, 320)]) {
      expect(made.includes('PLANTED')).toBe(false)
      const { exif, xmp, iptc, icc, comments, orientation } = await sharp(made).metadata()
      expect({ exif, xmp, iptc, icc, comments, orientation }).toEqual({})
    }
  })

  it('and their colour profile, whose colours are kept', async () => {
    const wide = await drawn(40, 30).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
    const picture = await safePicture(wide, { widest: 640 })
    expect(picture.pixels[0]).toBeGreaterThan(190)
    expect((await sharp(await asWebp(picture)).metadata()).hasProfile).toBe(false)
  })
})

describe('a safe picture', () => {
  it.each([
    [1, [400, 300]],
    [3, [400, 300]],
    [6, [300, 400]],
    [8, [300, 400]],
  ])('stands upright when its camera noted turn %i', async (orientation, size) => {
    const { width, height } = await safePicture(
      await drawn(400, 300).jpeg().withMetadata({ orientation }).toBuffer(),
      { widest: 640 },
    )
    expect([width, height]).toEqual(size)
  })

  it.each([
    [1200, 800, 640],
    [800, 1200, 640],
    [100, 300, 100],
    [1, 3000, 1],
  ])('of %i × %i becomes a square of %i', async (width, height, side) => {
    const picture = await safePicture(await jpeg(width, height), { widest: 640, square: true })
    expect([picture.width, picture.height]).toEqual([side, side])
    expect(await sharp(await asWebp(picture, 320)).metadata()).toMatchObject({
      format: 'webp',
      width: Math.min(side, 320),
    })
  })

  it.each([
    [1600, 1200, [1280, 960]],
    [1200, 1600, [1200, 1600]],
    [1000, 9000, [284, 2560]],
    [300, 200, [300, 200]],
    [9000, 10, [1280, 1]],
  ])('of %i × %i fits into 1280 × 2560 as %j', async (width, height, size) => {
    const picture = await safePicture(await jpeg(width, height), { widest: 1280, tallest: 2560 })
    expect([picture.width, picture.height]).toEqual(size)
  })

  it.each<[string, () => Promise<Buffer>]>([
    ['grey', () => drawn(40, 30).greyscale().jpeg().toBuffer()],
    ['CMYK', () => drawn(40, 30).toColourspace('cmyk').jpeg().toBuffer()],
    ['16 bits a colour', () => drawn(40, 30).toColourspace('rgb16').png().toBuffer()],
    ['a palette', () => drawn(40, 30).png({ palette: true }).toBuffer()],
    ['transparent', () => drawn(40, 30).ensureAlpha(0).png().toBuffer()],
    ['lossless', () => drawn(40, 30).webp({ lossless: true }).toBuffer()],
    ['progressive', () => drawn(40, 30).jpeg({ progressive: true }).toBuffer()],
  ])('may be %s', async (_, make) => {
    const picture = await safePicture(await make(), { widest: 640 })
    expect(await sharp(await asWebp(picture)).metadata()).toMatchObject({
      format: 'webp',
      width: 40,
      space: 'srgb',
    })
    expect(await sharp(await asJpeg(picture)).metadata()).toMatchObject({ format: 'jpeg', width: 40 })
  })
})

describe('a picture altered anywhere', () => {
  it('is read or refused, and nothing else happens', async () => {
    const whole = await Promise.all([noisyJpeg(), png(), webp()])
    const altered = fc
      .tuple(
        fc.constantFrom(...whole),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 }),
      )
      .map(([bytes, changes]) => {
        const copy = Buffer.from(bytes)
        for (const [at, value] of changes) copy[at % copy.length] = value
        return copy
      })
    const property = fc.asyncProperty(altered, async (bytes) => {
      const outcome = await safePicture(bytes, { widest: 64, square: true }).catch((error: unknown) => error)
      if (outcome instanceof Problem) expect(outcome.code).toBe('file_refused')
      else expect(outcome).toMatchObject({ width: expect.any(Number) })
    })
    await fc.assert(property, { numRuns: 300 })
  })
})

describe('work in turn', () => {
  it('runs a few at a time, keeps some waiting, and turns the rest away', async () => {
    const run = limitConcurrency(2, 3)
    let running = 0
    let most = 0
    const task = async () => {
      most = Math.max(most, ++running)
      await new Promise(setImmediate)
      running--
      return 'done'
    }
    const outcomes = await Promise.allSettled(Array.from({ length: 7 }, () => run(task)))
    expect(most).toBe(2)
    expect(outcomes.map(({ status }) => status)).toEqual([
      ...Array(5).fill('fulfilled'),
      'rejected',
      'rejected',
    ])
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await run(task)).toBe('done')
  })
})
