import { deflateSync, gzipSync } from 'node:zlib'
import {
  behind,
  bytes,
  claimingWebp,
  compressed,
  deflated,
  drawn,
  exif,
  grainy,
  iccParts,
  jpeg,
  located,
  manyScans,
  movingPng,
  movingWebp,
  nothing,
  page,
  part,
  planted,
  png,
  svg,
  type WithGainMap,
  webp,
  xmp,
  zip,
} from './hostile-parts.fixture.ts'
import {
  canvas,
  chunk,
  claimingJpeg,
  pngOf,
  riffChunk,
  segment,
  webpOf,
  withChunks,
  withSegments,
} from './picture-files.fixture.ts'

/** What becomes of a picture: kept as bare pixels, or refused with one of the documented sentences. */
export type Outcome = 'kept' | 'kind' | 'broken' | 'pixels' | 'animated'
type Hostile = readonly [name: string, outcome: Outcome, make: () => Promise<Buffer>]

/** Forty megapixels, which is what is allowed, in the forms that can only be decoded as a whole. */
export const heavyPhotos: readonly (readonly [name: string, make: () => Promise<Buffer>])[] = [
  [
    'a progressive JPEG',
    () => drawn(8000, 5000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
  ['an interlaced PNG', () => drawn(8000, 5000).ensureAlpha().png({ progressive: true }).toBuffer()],
  ['a lossless WebP of 38 bytes', () => drawn(8000, 5000).webp({ lossless: true, effort: 0 }).toBuffer()],
]

const huge: Hostile[] = [
  [
    'a PNG that claims 50,000 × 50,000',
    'pixels',
    async () => pngOf([50_000, 50_000], chunk('IDAT', deflated)),
  ],
  ['a PNG that claims 2³¹ - 1 pixels a side', 'broken', async () => pngOf([0x7fffffff, 0x7fffffff])],
  ['a PNG just above 40 megapixels', 'pixels', async () => pngOf([8000, 5001], chunk('IDAT', deflated))],
  [
    'a PNG whose rows are missing',
    'broken',
    async () => pngOf([6000, 6000], chunk('IDAT', deflateSync(Buffer.alloc(9)))),
  ],
  ['a JPEG that claims 65,500 × 65,500', 'pixels', async () => claimingJpeg(await jpeg(), 65_500, 65_500)],
  ['a JPEG that claims 6,000 × 6,000', 'broken', async () => claimingJpeg(await jpeg(), 6000, 6000)],
  ['a JPEG of 1 × 1 that claims no height', 'broken', async () => claimingJpeg(await jpeg(1, 1), 1, 0)],
  ['a WebP that claims 16,383 × 16,383', 'pixels', async () => claimingWebp(16_383, 16_383)],
  ['a WebP that claims 6,000 × 6,000', 'broken', async () => claimingWebp(6000, 6000)],
  [
    'a WebP whose canvas is 16,777,216 wide',
    'broken',
    async () => webpOf(canvas(0, 16_777_216, 1), (await webp()).subarray(12)),
  ],
  ['a JPEG of 300 scans', 'broken', manyScans],
]

const swollen: Hostile[] = [
  ['a PNG whose profile swells to 50 MB', 'kept', compressed('iCCP', 'icc\0\0')],
  ['a PNG whose zTXt swells to 50 MB', 'kept', compressed('zTXt', 'Comment\0\0')],
  ['a PNG whose iTXt swells to 50 MB', 'kept', compressed('iTXt', 'Comment\0\u0001\0\0\0')],
  [
    'a PNG with 100 notes that swell to 8 MB each',
    'kept',
    async () => {
      const note = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(nothing.subarray(0, 7_900_000))])
      return withChunks(await png(), ...Array.from({ length: 100 }, () => chunk('zTXt', note)))
    },
  ],
  [
    'a PNG with 20,000 notes',
    'kept',
    async () =>
      withChunks(await png(), ...Array.from({ length: 20_000 }, () => chunk('tEXt', `k\0${planted}`))),
  ],
  ['a PNG with more pixels than it claims', 'kept', async () => pngOf([160, 120], chunk('IDAT', deflated))],
  [
    'a JPEG with a broken profile of 8 MB',
    'kept',
    async () => withSegments(await jpeg(), ...iccParts(120, 65_000)),
  ],
  ['a JPEG whose EXIF follows itself', 'kept', async () => withSegments(await jpeg(), exif('endless'))],
  [
    'a JPEG with 2 MB of comments',
    'kept',
    async () =>
      withSegments(await jpeg(), ...Array.from({ length: 40 }, () => segment(0xfe, planted.repeat(2000)))),
  ],
  [
    'a WebP with a broken profile of 8 MB',
    'kept',
    async () =>
      webpOf(
        canvas(0x20, 160, 120),
        riffChunk('ICCP', Buffer.alloc(7_900_000, 0x5a)),
        (await webp()).subarray(12),
      ),
  ],
  ['gzip around a JPEG', 'kind', async () => gzipSync(await jpeg())],
]

const twoFaced: Hostile[] = [
  [
    'a JPEG that is a page in its comment',
    'kept',
    async () => withSegments(await jpeg(), segment(0xfe, page)),
  ],
  [
    'a JPEG that is a script from its first byte',
    'kept',
    async () =>
      withSegments(await jpeg(), segment(0xe0, Buffer.alloc(0x2f2a - 2, `*/=1;alert('${planted}');/*`))),
  ],
  ['a JPEG with a page behind it', 'kept', () => behind(jpeg(), page)],
  ['a JPEG with a ZIP behind it', 'kept', () => behind(jpeg(), zip)],
  [
    'a JPEG with a PDF in it',
    'kept',
    async () => withSegments(await jpeg(), segment(0xfe, `%PDF-1.7 ${planted}`)),
  ],
  ['a PNG with a page behind it', 'kept', () => behind(png(), page)],
  [
    'a PNG with a page in a chunk of its own',
    'kept',
    async () => withChunks(await png(), chunk('paGe', page)),
  ],
  ['a WebP with a ZIP behind it', 'kept', () => behind(webp(), zip)],
  [
    'a WebP with a page in a chunk of its own',
    'kept',
    async () => webpOf((await webp()).subarray(12), riffChunk('PAGE', page)),
  ],
  ['a GIF with a JAR behind it', 'kind', () => behind(drawn().gif().toBuffer(), zip)],
  [
    'a GIF’s name in front of a JPEG',
    'kind',
    async () => Buffer.concat([Buffer.from('GIF89a'), await jpeg()]),
  ],
  ['a page with a JPEG in it', 'kind', async () => Buffer.concat([Buffer.from(page), await jpeg()])],
  ['a PDF with a JPEG in it', 'kind', async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await jpeg()])],
  ['a JPEG’s start with an SVG behind it', 'broken', bytes(`\xff\xd8\xff${svg}`)],
  [
    'a PNG’s start with a page behind it',
    'broken',
    async () => Buffer.concat([(await png()).subarray(0, 8), Buffer.from(page)]),
  ],
  [
    'a WebP’s start with a page behind it',
    'broken',
    async () => Buffer.concat([Buffer.from('RIFF\0\u0001\0\0WEBP'), Buffer.from(page)]),
  ],
]

const otherKinds: Hostile[] = [
  ['an SVG', 'kind', bytes(svg)],
  ['an SVG in UTF-16', 'kind', async () => Buffer.from(`\ufeff${svg}`, 'utf16le')],
  ['a GIF', 'kind', () => drawn().gif().toBuffer()],
  ['a TIFF', 'kind', () => drawn().tiff().toBuffer()],
  ['a TIFF of the other byte order', 'kind', bytes('MM\0*\0\0\0\u0008')],
  ['an AVIF', 'kind', () => drawn(16, 16).avif().toBuffer()],
  ['a HEIC', 'kind', bytes('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')],
  ['a JPEG XL', 'kind', bytes('\xff\x0a\xfa\x1f')],
  ['a JPEG 2000', 'kind', bytes('\xff\x4f\xff\x51\0\x2f')],
  ['a BMP', 'kind', bytes(`BM${'\0'.repeat(60)}`)],
  ['an ICO', 'kind', bytes(`\0\0\u0001\0\u0001\0${'\0'.repeat(60)}`)],
  ['a Photoshop file', 'kind', bytes(`8BPS\0\u0001${'\0'.repeat(60)}`)],
  ['a PDF', 'kind', bytes('%PDF-1.7\n1 0 obj')],
  ['a sound', 'kind', bytes('RIFF\u0010\0\0\0WAVEfmt ')],
  ['nothing', 'kind', bytes('')],
  ['a WebP that moves', 'animated', movingWebp],
  ['a PNG that moves', 'kept', movingPng],
]

const cut: Hostile[] = [0.02, 0.5, 0.97].flatMap((share): Hostile[] => [
  [`a JPEG cut at ${share}`, 'broken', () => part(grainy().jpeg().toBuffer(), share)],
  [`a PNG cut at ${share}`, 'broken', () => part(grainy().png().toBuffer(), share)],
  [`a WebP cut at ${share}`, 'broken', () => part(grainy().webp().toBuffer(), share)],
])

const telling: Hostile[] = [
  ['a JPEG with its place in EXIF and XMP', 'kept', () => located(drawn().jpeg())],
  ['a PNG with its place in EXIF and XMP', 'kept', () => located(drawn().png())],
  ['a WebP with its place in EXIF and XMP', 'kept', () => located(drawn().webp())],
  [
    'a JPEG with its place in IPTC',
    'kept',
    async () =>
      withSegments(
        await jpeg(),
        segment(0xed, `Photoshop 3.0\0${'8BIM\u0004\u0004'}\0\0\0\0\0\u001e\u001c\u0002Z\0\u0019${planted}`),
      ),
  ],
  [
    'a JPEG whose preview knows its place',
    'kept',
    async () => withSegments(await jpeg(), exif(await located(drawn(16, 12).jpeg()))),
  ],
  [
    'a JPEG with a second picture behind it',
    'kept',
    async () =>
      behind(
        Promise.resolve(withSegments(await jpeg(), segment(0xe2, 'MPF\0'))),
        await located(drawn(90, 90).jpeg()),
      ),
  ],
  [
    'a JPEG with a second exposure',
    'kept',
    () => (drawn().toColourspace('scrgb') as WithGainMap).withGainMap().jpeg().toBuffer(),
  ],
  [
    'a JPEG with a signed history',
    'kept',
    async () => withSegments(await jpeg(), segment(0xeb, `JP\0\u0001\0\0\0\u0001${planted}`)),
  ],
  [
    'a PNG with its place in tEXt',
    'kept',
    async () => withChunks(await png(), chunk('tEXt', `Location\0${planted}`)),
  ],
  [
    'a PNG with its place in iTXt',
    'kept',
    async () => withChunks(await png(), chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${xmp}`)),
  ],
]

const odd: Hostile[] = [
  ['a JPEG in CMYK', 'kept', () => drawn().toColourspace('cmyk').jpeg().toBuffer()],
  ['a PNG of 16 bits a colour', 'kept', () => drawn().toColourspace('rgb16').png().toBuffer()],
  ['a grey PNG one can see through', 'kept', () => drawn().greyscale().ensureAlpha(0.3).png().toBuffer()],
  ['a JPEG of one pixel', 'kept', () => jpeg(1, 1)],
  ['a PNG of 1 × 40,000', 'kept', () => drawn(1, 40_000).png().toBuffer()],
  ['a PNG of 40,000 × 1', 'kept', () => drawn(40_000, 1).png().toBuffer()],
  [
    'a PNG of one bit and every row a filter',
    'kept',
    async () => pngOf([64, 64, 1, 0], chunk('IDAT', deflateSync(Buffer.alloc(64 * 9, 4)))),
  ],
]

/** Pictures as an attacker would send them, each with what must become of it. */
export const hostilePhotos: readonly Hostile[] = [
  ...huge,
  ...swollen,
  ...twoFaced,
  ...otherKinds,
  ...cut,
  ...telling,
  ...odd,
]
