import type { ProfileCalls } from '@basera/accounts/contract'
import { showOwnProfile, useOwnProfile } from '@basera/accounts/web'
import { isLanguage, type Language } from '@basera/platform/contract/languages'
import { language, useApi, useSettings } from '@basera/platform/web'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { hasChosenLanguage, reloadIn, rememberLanguage } from './choose-language.ts'

const lookEveryMs = 500

function isCalm(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false
  const isAsked = document.querySelector('dialog[open]') !== null
  return !isTyping && !isAsked && window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

type Step = 'save' | 'speak' | 'keep'

export function languageStep(
  account: Language | null,
  { offered, isChosen }: { readonly offered: readonly Language[]; readonly isChosen: boolean },
): Step {
  if (account === null) return 'save'
  return isChosen || !offered.includes(account) ? 'keep' : 'speak'
}

/** accounts.account-language */
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
    const timer = setInterval(() => isCalm() && reloadIn(wanted), lookEveryMs)
    return () => clearInterval(timer)
  }, [wanted, isIdle])
  return null
}
