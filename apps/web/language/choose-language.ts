import type { ProfileCalls } from '@basera/accounts/contract'
import type { Api } from '@basera/platform/contract'
import type { Language } from '@basera/platform/contract/languages'
import { fetchApi, prefix, language as shown, tokenSource } from '@basera/platform/web'
import { withoutPrefix, withPrefix } from './addresses.ts'

const year = 31_536_000

export const hasChosenLanguage = (): boolean => /basera-language=/.test(document.cookie)

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

/** Loads the page anew in another language, where it is: its scroll position and its place in the history stay. */
export function reloadIn(language: Language): void {
  history.replaceState(history.state, '', addressIn(language, location))
  location.reload()
}

const longestSavingMs = 3000

async function saveLanguage(language: Language): Promise<void> {
  if (!(await tokenSource().token())) return
  const signal = AbortSignal.timeout(longestSavingMs)
  await (fetchApi as unknown as Api<ProfileCalls>)(
    'PATCH /api/me/profile',
    { body: { language } },
    { signal },
  )
}

export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language)
  await saveLanguage(language).catch(console.warn)
  if (language === shown) return
  const address = addressIn(language, location)
  // A page with one address, or one with a part of it named, would not load anew.
  if (address.split('#')[0] === location.pathname + location.search) location.reload()
  else location.assign(address)
}
