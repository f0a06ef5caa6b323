import type { ProfileCalls } from '@basera/accounts/contract'
import { showOwnProfile, useOwnProfile } from '@basera/accounts/web'
import { isLanguage, type Language } from '@basera/platform/contract/languages'
import { language, useApi, useSettings } from '@basera/platform/web'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { hasChosenLanguage, reloadIn, rememberLanguage } from './choose-language.ts'

/** Milliseconds. */
const lookEvery = 500

/** Nobody types, was asked something or has anything unsaved. */
function isCalm(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false
  const isAsked = document.querySelector('dialog[open]') !== null
  return !isTyping && !isAsked && window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

type Step = 'save' | 'speak' | 'keep'

/** What a device does about the language of the account that is signed in on it. */
export function languageStep(
  account: Language | null,
  { offered, isChosen }: { readonly offered: readonly Language[]; readonly isChosen: boolean },
): Step {
  if (account === null) return 'save'
  return isChosen || !offered.includes(account) ? 'keep' : 'speak'
}

/**
 * On a device where nobody has chosen a language, the account's is spoken once the page can be loaded anew; an account
 * without one takes the page's (accounts.account-language).
 */
export function AccountLanguage() {
  const { languages: offered } = useSettings()
  const { profile } = useOwnProfile()
  const api = useApi<ProfileCalls>()
  const isIdle = useNavigation().state === 'idle'
  const [wanted, setWanted] = useState<Language>()
  const account = profile?.language
  useEffect(() => {
    if (!offered || account === undefined) return
    const step = languageStep(account, { offered, isChosen: hasChosenLanguage() })
    if (step === 'save' && isLanguage(language))
      api('PATCH /api/me/profile', { body: { language } }).then(showOwnProfile, console.warn)
    if (step !== 'speak' || account === null) return
    rememberLanguage(account)
    if (account !== language) setWanted(account)
  }, [offered, account, api])
  useEffect(() => {
    if (!wanted || !isIdle) return
    const timer = setInterval(() => isCalm() && reloadIn(wanted), lookEvery)
    return () => clearInterval(timer)
  }, [wanted, isIdle])
  return null
}
