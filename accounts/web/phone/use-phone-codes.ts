import type { PhoneCalls } from '@basera/accounts/contract'
import { useApi, useSettings } from '@basera/platform/web'
import { type RefObject, useEffect, useMemo } from 'react'
import { ownPhoneCodes, type PhoneCodes } from './phone-codes.ts'
import { providerPhoneCodes } from './provider/provider-codes.ts'

/** The operator's kind of codes (accounts.phone-provider); a provider draws its bot check into `container`. */
export function usePhoneCodes(container: RefObject<HTMLElement | null>): PhoneCodes {
  const api = useApi<PhoneCalls>()
  const { firebase } = useSettings()
  const codes = useMemo(() => {
    if (!firebase) return ownPhoneCodes(api)
    return providerPhoneCodes(api, async () => {
      const { openFirebasePhone } = await import('./provider/firebase-phone.ts')
      return openFirebasePhone(firebase, container.current ?? document.body)
    })
  }, [api, firebase, container])
  useEffect(() => () => codes.close(), [codes])
  return codes
}
