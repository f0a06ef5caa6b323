import type { ProfileCalls } from '@basera/accounts/contract'
import { showOwnProfile, useOwnProfile } from '@basera/accounts/web'
import { isLanguage, type Language } from '@basera/platform/contract/languages'
import { language, useApi, useSettings } from '@basera/platform/web'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import {
  chosenLanguage,
  forgetUnsaved,
  reloadIn,
  rememberLanguage,
  unsavedLanguage,
} from './choose-language.ts'

const lookEveryMs = 500

function isCalm(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select') ?? false
  const isAsked = document.querySelector('dialog[open]') !== null
  return !isTyping && !isAsked && window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

type Step = 'save' | 'speak' | 'keep'

interface Device {
  readonly offered: readonly Language[]
  readonly chosen: Language | undefined
  readonly unsaved: Language | undefined
}

/** Where the device has the account's language, a page in another one was asked for by its address. */
export function languageStep(account: Language | null, { offered, chosen, unsaved }: Device): Step {
  if (account === null || unsaved) return 'save'
  return chosen === account || !offered.includes(account) ? 'keep' : 'speak'
}

/** accounts.account-language */
export function AccountLanguage() {
  const { languages: offered } = useSettings()
  const { profile } = useOwnProfile()
  const api = useApi<ProfileCalls>()
  const isIdle = useNavigation().state === 'idle'
  const [wanted, setWanted] = useState<Language>()
  const [id, account] = [profile?.id, profile?.language]
  useEffect(() => {
    if (!offered || id === undefined || account === undefined) return
    const chosen = chosenLanguage()
    const save = async (own: Language) => {
      const saved = await api('PATCH /api/me/profile', { body: { language: own } })
      forgetUnsaved(saved.id, own)
      if (chosenLanguage() === chosen) showOwnProfile(saved)
    }
    const unsaved = unsavedLanguage(id)
    const step = languageStep(account, { offered, chosen, unsaved })
    const own = unsaved ?? language
    if (step === 'save' && isLanguage(own)) save(own).catch(console.warn)
    if (step !== 'speak' || account === null) return
    rememberLanguage(account)
    if (account !== language) setWanted(account)
  }, [offered, id, account, api])
  useEffect(() => {
    if (!wanted || !isIdle) return
    // Another choice since, or no cookies: the page would come in another language again.
    const isDue = () => chosenLanguage() === wanted && isCalm()
    const timer = setInterval(() => isDue() && reloadIn(wanted), lookEveryMs)
    return () => clearInterval(timer)
  }, [wanted, isIdle])
  return null
}
