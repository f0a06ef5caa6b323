import type { PhoneCalls } from '@basera/accounts/contract'
import { useApi } from '@basera/platform/web'
import { useCallback, useEffect, useState } from 'react'
import { onPhoneVerified } from '../phone/phone-verified.ts'
import { checkingPhone, checkPhone, type PhoneCheck } from './phone-check.ts'

/** Whose phone this page has seen verified; going from page to page then shows no loading screen again. */
let knownVerified: string | undefined

export interface PhoneCheckState {
  readonly check: PhoneCheck
  readonly retry: () => void
  /** The phone has just been verified here. */
  readonly confirm: () => void
}

/** The phone check of a member (accounts 4). The server checks every call itself; this is courtesy (decisions 2). */
export function usePhoneCheck(userId: string): PhoneCheckState {
  const api = useApi<PhoneCalls>()
  const [attempt, setAttempt] = useState(0)
  const [check, setCheck] = useState(() => ({ ...checkingPhone, isVerified: knownVerified === userId }))
  useEffect(() => {
    const stop = new AbortController()
    if (attempt > 0) setCheck(checkingPhone)
    void checkPhone(api, stop.signal).then((found) => {
      if (stop.signal.aborted) return
      // A check that failed says nothing against what is known.
      if (found.error && knownVerified === userId) return
      knownVerified = found.isVerified ? userId : undefined
      setCheck(found)
    })
    return () => stop.abort()
  }, [api, userId, attempt])
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  const confirm = useCallback(() => {
    knownVerified = userId
    setCheck((before) => ({ ...before, isVerified: true, loading: false, error: null }))
  }, [userId])
  // The guard may have asked before the dialog over it verified the phone.
  useEffect(() => onPhoneVerified(confirm), [confirm])
  return { check, retry, confirm }
}
