import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const compressions = { br: promisify(brotliCompress), gzip: promisify(gzip) }

export type Encoding = keyof typeof compressions | 'identity'

export interface RenderedPage {
  readonly etag: string
  /** The document in an encoding; each is compressed once. */
  body(encoding: Encoding): Promise<Buffer>
}

const brotli = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}

function compress(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(html)
  return encoding === 'br' ? compressions.br(html, brotli) : compressions.gzip(html, { level: 6 })
}

function renderedPage(html: string, etag: string): RenderedPage {
  const bytes = Buffer.from(html)
  const bodies: Partial<Record<Encoding, Promise<Buffer>>> = {}
  return {
    etag,
    body(encoding) {
      bodies[encoding] ??= compress(bytes, encoding)
      return bodies[encoding]
    },
  }
}

export interface PageCache {
  /** The page for these data: rendered now, or as it was rendered from equal data before. */
  page(address: string, status: number, data: unknown, render: () => string): RenderedPage
}

/**
 * Keeps rendered pages by what they were rendered from: the address and all data. Data are loaded anew for every
 * request, so a page can never be older than the database; what is saved is rendering and compressing.
 */
export function createPageCache(pages: number, build: string): PageCache {
  const known = new LRUCache<string, RenderedPage>({ max: Math.max(1, pages) })
  return {
    page(address, status, data, render) {
      const parts = JSON.stringify([build, address, status, data])
      const key = createHash('sha1').update(parts).digest('base64url')
      const found = pages > 0 ? known.get(key) : undefined
      if (found) return found
      const page = renderedPage(render(), `W/"${key}"`)
      if (pages > 0) known.set(key, page)
      return page
    },
  }
}
