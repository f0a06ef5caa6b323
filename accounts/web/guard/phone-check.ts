import type { PhoneCalls } from '@basera/accounts/contract'
import { type Api, Problem } from '@basera/platform/contract'
import { deviceStore, sentencesOf, useApi } from '@basera/platform/web'
import { useCallback, useEffect, useState } from 'react'
import en from '../locales/en.json'
import { onPhoneVerified } from '../phone/phone-verified.ts'

const t = sentencesOf(en)

interface PhoneCheck {
  readonly isVerified: boolean
  /** trust.number-left */
  readonly numberLeft?: boolean
  readonly phone: string | null
  readonly loading: boolean
  readonly error: string | null
}

/** Milliseconds (shell.phone-check-limit). */
const phoneCheckLimit = 5000

const unverified: PhoneCheck = { isVerified: false, phone: null, loading: false, error: null }

const checking: PhoneCheck = { ...unverified, loading: true }

function failedCheck(error: unknown): PhoneCheck {
  if (!(error instanceof Problem)) return { ...unverified, error: t('guard.unexpected') }
  return error.code === 'not_found' ? unverified : { ...unverified, error: t('guard.failed') }
}

/** Never rejects; a missing profile counts as not verified (accounts.phone-missing-row). */
export async function checkPhone(api: Api<PhoneCalls>, stop: AbortSignal): Promise<PhoneCheck> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), phoneCheckLimit)
  const signal = AbortSignal.any([stop, limit.signal])
  try {
    const { phone, phone_verified, number_left } = await api('GET /api/me/phone', {}, { signal })
    return { ...unverified, phone, isVerified: phone_verified, ...(number_left && { numberLeft: true }) }
  } catch (error) {
    return limit.signal.aborted ? { ...unverified, error: t('guard.timeout') } : failedCheck(error)
  } finally {
    clearTimeout(timer)
  }
}

/** Known as verified: other pages then show no loading screen. */
let verifiedUserId: string | undefined

/** The same for later visits: a failed check does not undo it (shell.phone-check-kept). */
const kept = deviceStore('verified', '', (id): id is string => typeof id === 'string')

function remember(userId: string, isVerified: boolean): void {
  verifiedUserId = isVerified ? userId : undefined
  kept.write(verifiedUserId ?? '')
}

interface PhoneCheckState {
  readonly check: PhoneCheck
  readonly retry: () => void
  /** The phone was just verified here. */
  readonly confirm: () => void
}

/** Courtesy only: the server checks every call (accounts.access-checked). */
export function usePhoneCheck(userId: string): PhoneCheckState {
  const api = useApi<PhoneCalls>()
  const [attempt, setAttempt] = useState(0)
  const [check, setCheck] = useState(() => ({ ...checking, isVerified: verifiedUserId === userId }))
  useEffect(() => {
    const stop = new AbortController()
    if (attempt > 0) setCheck(checking)
    void checkPhone(api, stop.signal).then((found) => {
      if (stop.signal.aborted) return
      if (found.error && kept.read() === userId) return setCheck({ ...unverified, isVerified: true })
      remember(userId, found.isVerified)
      setCheck(found)
    })
    return () => stop.abort()
  }, [api, userId, attempt])
  const retry = () => setAttempt((before) => before + 1)
  const confirm = useCallback(() => {
    remember(userId, true)
    setCheck({ ...unverified, isVerified: true })
  }, [userId])
  // The guard may have asked before the dialog verified the phone.
  useEffect(() => onPhoneVerified(confirm), [confirm])
  return { check, retry, confirm }
}
