import type { Language } from '@basera/platform/contract/languages'
import { prefix } from '@basera/platform/web'
import { withoutPrefix, withPrefix } from './addresses.ts'

const year = 31_536_000

/** The server reads it (`apps/server/pages/page-language.ts`). */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that people here use
  document.cookie = `basera-language=${language}; path=/; max-age=${year}; samesite=lax${secure}`
}

/** The page that one is on, in another language. */
export function addressIn(language: Language, { pathname, search, hash }: Location): string {
  const own = language === 'en' ? '' : `/${language}`
  return withPrefix(withoutPrefix(pathname, prefix), own) + search + hash
}

export function chooseLanguage(language: Language): void {
  rememberLanguage(language)
  const address = addressIn(language, location)
  // A page with one address, or one with a part of it named, would not load anew.
  if (address.split('#')[0] === location.pathname + location.search) location.reload()
  else location.assign(address)
}
