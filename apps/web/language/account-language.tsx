import type { ProfileCalls } from '@basera/accounts/contract'
import { showOwnProfile, useOwnProfile } from '@basera/accounts/web'
import type { Api } from '@basera/platform/contract'
import { isLanguage, type Language } from '@basera/platform/contract/languages'
import { language, useApi, useSettings } from '@basera/platform/web'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { chosenLanguage, isChoiceUnsaved, noteChoice, reloadIn, rememberLanguage } from './choose-language.ts'

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
  readonly isUnsaved: boolean
}

/** Where the device has the account's language, a page in another one was asked for by its address. */
export function languageStep(account: Language | null, { offered, chosen, isUnsaved }: Device): Step {
  if (account === null || isUnsaved) return 'save'
  return chosen === account || !offered.includes(account) ? 'keep' : 'speak'
}

async function saveIn(api: Api<ProfileCalls>, language: Language): Promise<void> {
  const profile = await api('PATCH /api/me/profile', { body: { language } })
  noteChoice('saved')
  showOwnProfile(profile)
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
    const [chosen, isUnsaved] = [chosenLanguage(), isChoiceUnsaved()]
    const step = languageStep(account, { offered, chosen, isUnsaved })
    const own = isUnsaved && chosen ? chosen : language
    if (step === 'save' && isLanguage(own)) saveIn(api, own).catch(console.warn)
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
