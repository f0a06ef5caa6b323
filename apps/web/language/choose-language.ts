import type { ProfileCalls } from '@basera/accounts/contract'
import { showOwnProfile } from '@basera/accounts/web'
import type { Api } from '@basera/platform/contract'
import { isLanguage, type Language } from '@basera/platform/contract/languages'
import { fetchApi, prefix, language as shown, tokenSource } from '@basera/platform/web'
import { withoutPrefix, withPrefix } from './addresses.ts'

const year = 31_536_000

export function chosenLanguage(): Language | undefined {
  const code = /(?:^|; )basera-language=(\w+)/.exec(document.cookie)?.[1]
  return isLanguage(code) ? code : undefined
}

const unsavedKey = 'basera-language-unsaved'

/** What a member chose and the account may not have been told. */
export function unsavedLanguage(userId: string): Language | undefined {
  try {
    const { user, language } = JSON.parse(localStorage.getItem(unsavedKey) ?? '{}')
    return user === userId && isLanguage(language) ? language : undefined
  } catch {
    return undefined
  }
}

function noteUnsaved(userId: string, language: Language): void {
  try {
    localStorage.setItem(unsavedKey, JSON.stringify({ user: userId, language }))
  } catch {}
}

export function forgetUnsaved(userId: string, language: Language): void {
  if (unsavedLanguage(userId) === language) localStorage.removeItem(unsavedKey)
}

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

const isStillChosen = (language: Language): boolean => (chosenLanguage() ?? language) === language

async function saveLanguage(language: Language, userId: string | undefined): Promise<void> {
  if (userId) noteUnsaved(userId, language)
  if (!(await tokenSource().token())) return
  const signal = AbortSignal.timeout(longestSavingMs)
  const profile = await (fetchApi as unknown as Api<ProfileCalls>)(
    'PATCH /api/me/profile',
    { body: { language } },
    { signal },
  )
  forgetUnsaved(profile.id, language)
  if (isStillChosen(language)) showOwnProfile(profile)
}

export async function chooseLanguage(language: Language, userId: string | undefined): Promise<void> {
  rememberLanguage(language)
  await saveLanguage(language, userId).catch(console.warn)
  if (language === shown || !isStillChosen(language)) return
  const address = addressIn(language, location)
  // A page with one address, or one with a part of it named, would not load anew.
  if (address.split('#')[0] === location.pathname + location.search) location.reload()
  else location.assign(address)
}
