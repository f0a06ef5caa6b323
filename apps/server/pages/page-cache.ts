import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { MadeCall } from '@basera/platform/server/feature'
import { LRUCache } from 'lru-cache'

/** In one piece, with a window no larger than pages are: half the work on the thread of requests. */
const chunkSize = 2 ** 16
const brotli = (quality: number) => ({
  chunkSize,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
})
/** A page that is asked for so often is compressed once more, by a tenth: 50 ms of a thread for 150 KB instead of 3. */
const popularFrom = 50
const [quickly, popular] = [brotli(5), brotli(10)]
const [deflateBrotli, deflateGzip] = [promisify(brotliCompress), promisify(gzip)]
const codecs = {
  br: { compress: (html: Buffer) => deflateBrotli(html, quickly), expand: promisify(brotliDecompress) },
  gzip: { compress: (html: Buffer) => deflateGzip(html, { level: 6, chunkSize }), expand: promisify(gunzip) },
}
type Compression = keyof typeof codecs

export type Encoding = Compression | 'identity'

export interface RenderedPage {
  readonly etag: string
  /** Each encoding is made once, Brotli's once more where many ask for it. */
  body(encoding: Encoding): Promise<Buffer>
}

/** No function here may name `html`: whatever one closure names, all of them keep. */
function renderedPage(html: string, etag: string, onSize: (bytes: number) => void): RenderedPage {
  let whole: Buffer | (() => Promise<Buffer>) = Buffer.from(html)
  const plain = async () => (Buffer.isBuffer(whole) ? whole : whole())
  const bodies: Partial<Record<Compression, Promise<Buffer>>> = {}
  let size = 0
  let asked = 0
  const compressed = async (encoding: Compression) => {
    const { compress, expand } = codecs[encoding]
    const body = await compress(await plain())
    whole = () => expand(body)
    size += body.length
    onSize(size)
    return body
  }
  const compressMore = async () => {
    const before = await bodies.br
    const body = await deflateBrotli(await plain(), popular)
    bodies.br = Promise.resolve(body)
    whole = () => codecs.br.expand(body)
    size += body.length - (before?.length ?? 0)
    onSize(size)
  }
  const body = (encoding: Encoding) => {
    if (encoding === 'br' && ++asked === popularFrom) compressMore().catch(() => undefined)
    if (encoding !== 'identity') {
      bodies[encoding] ??= compressed(encoding)
      return bodies[encoding]
    }
    // This answer does without it.
    if (Buffer.isBuffer(whole)) body('gzip').catch(() => undefined)
    return plain()
  }
  return { etag, body }
}

export interface PageCache {
  /** What stood at an address within the last minute. */
  latest(address: string): RenderedPage | undefined
  /** Rendered now, or earlier from equal data. */
  page(address: string, status: number, data: unknown, render: () => string): RenderedPage
  /** Remembers of the latest page the calls it was made of; a call whose answer is not kept must be made each time. */
  madeOf(address: string, calls: readonly MadeCall[]): void
  /** The latest page and its calls, while all their answers are current. */
  current(address: string): CurrentPage | undefined
}

export interface CurrentPage {
  readonly rendered: RenderedPage
  readonly calls: readonly MadeCall[]
}

/** Addresses whose latest page is known, and milliseconds that it counts as fresh. */
const latestPages = 2000
const latestFor = 60_000

/**
 * Keeps pages by address and data, about `bytes` of them; 0 keeps none. Data are loaded for every request, so no page
 * is older than the database.
 */
export function createPageCache(bytes: number, build: string): PageCache {
  const known = new LRUCache<string, RenderedPage>({ maxSize: Math.max(1, bytes) })
  const keys = new LRUCache<string, string>({ max: latestPages, ttl: latestFor })
  const sources = new LRUCache<string, readonly MadeCall[]>({ max: latestPages, ttl: latestFor })
  const isKept = ({ answer }: MadeCall) => answer?.isCurrent() ?? false
  const latest = (address: string) => {
    const key = keys.get(address)
    return key === undefined ? undefined : known.get(key)
  }
  return {
    latest,
    madeOf(address, calls) {
      if (calls.length > 0 && calls.every(isKept)) sources.set(address, calls)
      else sources.delete(address)
    },
    current(address) {
      const calls = sources.get(address)
      const rendered = calls?.every(isKept) ? latest(address) : undefined
      return calls && rendered && { rendered, calls }
    },
    page(address, status, data, render) {
      const parts = JSON.stringify([build, address, status, data])
      const key = createHash('sha1').update(parts).digest('base64url')
      const found = bytes > 0 ? known.get(key) : undefined
      if (bytes > 0 && status === 200) keys.set(address, key)
      if (found) return found
      const html = render()
      const page = renderedPage(html, `W/"${key}"`, (size) => {
        if (known.peek(key) !== page) return
        known.delete(key)
        known.set(key, page, { size })
      })
      // Until it is compressed.
      if (bytes > 0) known.set(key, page, { size: html.length + 1 })
      return page
    },
  }
}
