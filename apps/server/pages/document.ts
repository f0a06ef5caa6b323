import { escapeHtml } from '@basera/platform/server/http'
import type { LoadedPage } from '../../web/entry-server.tsx'

export interface Frame {
  readonly styles: string
  /** Runs before first paint; its hash is in the content security policy. */
  readonly headScript: string
  readonly dataId: string
  scripts(routeIds: readonly string[]): string
}

/** JSON that cannot end its data block. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

const meta = (key: 'name' | 'property', name: string, content: string | number | undefined): string =>
  content === undefined ? '' : `<meta ${key}="${name}" content="${escapeHtml(String(content))}">`

const absolute = (base: string, path: string): string => new URL(path, base).href

function headTags(page: LoadedPage, publicUrl: string): string {
  const { title, description, canonical, image, jsonLd, noIndex } = page.head
  const address = canonical === undefined ? undefined : absolute(publicUrl, canonical)
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    noIndex ? meta('name', 'robots', 'noindex') : '',
    address ? `<link rel="canonical" href="${escapeHtml(address)}">` : '',
    meta('property', 'og:site_name', 'Basera'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'en_IN'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    image ? meta('property', 'og:image', absolute(publicUrl, image.url)) : '',
    meta('property', 'og:image:width', image?.width),
    meta('property', 'og:image:height', image?.height),
    meta('property', 'og:image:alt', image?.alt),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    jsonLd ? `<script type="application/ld+json">${escapeJson(jsonLd)}</script>` : '',
  ].join('')
}

/** The whole HTML document of a page. */
export function documentOf(page: LoadedPage, frame: Frame): string {
  const { publicUrl } = page.data.settings
  return (
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    `<meta name="theme-color" content="#fafbf7"><script>${frame.headScript}</script>${headTags(page, publicUrl)}` +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    '<link rel="apple-touch-icon" href="/icon-192.png"><link rel="manifest" href="/manifest.webmanifest">' +
    `${frame.styles}</head><body><div id="root">${page.render()}</div>` +
    `<script type="application/json" id="${frame.dataId}">${escapeJson(page.data)}</script>` +
    `${frame.scripts(page.routeIds)}</body></html>`
  )
}
