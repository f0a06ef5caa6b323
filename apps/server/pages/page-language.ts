import type { IncomingHttpHeaders } from 'node:http'
import { addressPrefix, isLanguage, type Language } from '@basera/platform/contract/languages'
import { requestLanguage } from '@basera/platform/server/languages'
import { hasLanguages, withoutPrefix, withPrefix } from '../../web/language/addresses.ts'

export interface PageLanguage {
  readonly language: Language
  /** Of the page's address: empty for English. */
  readonly prefix: string
  readonly pathname: string
  /** Where the page is instead. */
  readonly redirect?: { readonly status: 302 | 308; readonly pathname: string }
  /** What else the language depends on. */
  readonly vary?: string
}

/** `/manifest.webmanifest` in English, `/manifest-hi.webmanifest` in Hindi. */
export const manifestOf = (language: Language): string =>
  language === 'en' ? '/manifest.webmanifest' : `/manifest-${language}.webmanifest`

const cookie = /(?:^|;\s*)basera-language=(\w+)/

/** What somebody chose on this device, among the languages that there are. */
function chosenLanguage(headers: IncomingHttpHeaders, offered: readonly Language[]): Language | undefined {
  const chosen = cookie.exec(headers.cookie ?? '')?.[1]
  return isLanguage(chosen) && offered.includes(chosen) ? chosen : undefined
}

/** In an address with a prefix. */
function prefixedPage(language: Language, pathname: string): PageLanguage {
  const prefix = addressPrefix(language)
  const plain = withoutPrefix(pathname, prefix)
  const own = withPrefix(plain, prefix)
  const page = { language, prefix, pathname: plain }
  // `//host` would leave the site.
  const stays = own === pathname || /^\/[/\\]/.test(own)
  return stays ? page : { ...page, redirect: { status: 308, pathname: own } }
}

/** shell.page-language */
export function pageLanguage(
  pathname: string,
  headers: IncomingHttpHeaders,
  offered: readonly Language[],
): PageLanguage {
  const english: PageLanguage = { language: 'en', prefix: '', pathname }
  if (offered.length < 2) return english
  const [, first] = pathname.split('/')
  if (first !== 'en' && isLanguage(first) && offered.includes(first)) return prefixedPage(first, pathname)
  const chosen = chosenLanguage(headers, offered)
  if (hasLanguages(pathname)) {
    const vary = 'cookie'
    if (chosen === undefined || chosen === 'en') return { ...english, vary }
    return {
      ...english,
      ...{ language: chosen, vary },
      redirect: { status: 302, pathname: withPrefix(pathname, addressPrefix(chosen)) },
    }
  }
  const language = chosen ?? requestLanguage(headers['accept-language'], new Set(offered))
  return { language, prefix: addressPrefix(language), pathname, vary: 'cookie, accept-language' }
}

/** In which a page says that it must wait. */
export const waitLanguage = (
  { url, headers }: { readonly url: string; readonly headers: IncomingHttpHeaders },
  offered: readonly Language[],
): Language => pageLanguage(/^[^?]*/.exec(url)?.[0] ?? '', headers, offered).language
