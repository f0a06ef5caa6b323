import { addressPrefix, type Language, languageTag } from '@basera/platform/contract/languages'
import { escapeHtml } from '@basera/platform/server/http'
import type { SocialPicture } from '@basera/platform/web'
import type { LoadedPage } from '../../web/entry-server.tsx'
import { hasLanguages, withPrefix } from '../../web/language/addresses.ts'
import { pictureAddress, pictureSize } from '../social/picture-address.ts'
import { manifestOf } from './page-language.ts'

export interface Frame {
  /** Of a page, by its HTML. */
  styles(html: string): string
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

/** A page's address in each language; who has none of them reads English. */
function alternates(publicUrl: string, canonical: string, languages: readonly Language[]): string {
  if (languages.length < 2 || !hasLanguages(new URL(canonical, publicUrl).pathname)) return ''
  const link = (tag: string, language: Language) => {
    const href = escapeHtml(absolute(publicUrl, withPrefix(canonical, addressPrefix(language))))
    return `<link rel="alternate" hreflang="${tag}" href="${href}">`
  }
  return languages.map((language) => link(languageTag(language), language)).join('') + link('x-default', 'en')
}

const openGraph = (language: Language) => languageTag(language).replace('-', '_')

function pictureTags(address: string, { headline, lead, lines }: SocialPicture): string {
  const parts = [headline, lead, ...lines].filter(Boolean).join(', ')
  const alt = parts.replaceAll(/(?<=[.!?।]), /g, ' ')
  return [
    meta('property', 'og:image', address),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', pictureSize.width),
    meta('property', 'og:image:height', pictureSize.height),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:image', address),
    meta('name', 'twitter:image:alt', alt),
  ].join('')
}

export interface DocumentLanguage {
  readonly language: Language
  /** All that there are. */
  readonly languages: readonly Language[]
}

const onlyEnglish: DocumentLanguage = { language: 'en', languages: ['en'] }

function headTags(page: LoadedPage, publicUrl: string, { language, languages }: DocumentLanguage): string {
  const { title, description, canonical, picture, jsonLd, noIndex } = page.head
  const path = canonical === undefined ? undefined : withPrefix(canonical, addressPrefix(language))
  const address = path === undefined ? undefined : absolute(publicUrl, path)
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    noIndex ? meta('name', 'robots', 'noindex') : '',
    address ? `<link rel="canonical" href="${escapeHtml(address)}">` : '',
    meta('property', 'og:site_name', 'Basera'),
    meta('property', 'og:type', 'website'),
    canonical === undefined || noIndex ? '' : alternates(publicUrl, canonical, languages),
    meta('property', 'og:locale', openGraph(language)),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    path !== undefined && picture
      ? pictureTags(absolute(publicUrl, pictureAddress(path, picture)), picture)
      : '',
    meta('name', 'twitter:card', path !== undefined && picture ? 'summary_large_image' : 'summary'),
    jsonLd ? `<script type="application/ld+json">${escapeJson(jsonLd)}</script>` : '',
  ].join('')
}

/** The whole HTML document of a page. */
export function documentOf(page: LoadedPage, frame: Frame, spoken = onlyEnglish): string {
  const { publicUrl } = page.data.settings
  const html = page.render()
  return (
    '<!doctype html><html lang="' +
    `${languageTag(spoken.language)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    `<meta name="theme-color" content="#fafbf7"><script>${frame.headScript}</script>${headTags(page, publicUrl, spoken)}` +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
    '<link rel="apple-touch-icon" href="/icon-192.png"><link rel="manifest" href="' +
    `${manifestOf(spoken.language)}">` +
    `${frame.styles(html)}</head><body><div id="root">${html}</div>` +
    `<script type="application/json" id="${frame.dataId}">${escapeJson(page.data)}</script>` +
    `${frame.scripts(page.routeIds)}</body></html>`
  )
}
