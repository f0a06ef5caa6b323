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

/** Tells what it finds, once more if that comes after the limit; a missing profile is not verified (accounts.phone-missing-row). */
export async function checkPhone(
  api: Api<PhoneCalls>,
  stop: AbortSignal,
  tell: (found: PhoneCheck) => void,
): Promise<void> {
  const timer = setTimeout(() => tell({ ...unverified, error: t('guard.timeout') }), phoneCheckLimit)
  stop.addEventListener('abort', () => clearTimeout(timer))
  const found = await readPhone(api, stop).catch(failedCheck)
  clearTimeout(timer)
  if (!stop.aborted) tell(found)
}

async function readPhone(api: Api<PhoneCalls>, signal: AbortSignal): Promise<PhoneCheck> {
  const { phone, phone_verified, number_left } = await api('GET /api/me/phone', {}, { signal })
  return { ...unverified, phone, isVerified: phone_verified, ...(number_left && { numberLeft: true }) }
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
    void checkPhone(api, stop.signal, (found) => {
      if (found.error && kept.read() === userId) return setCheck({ ...unverified, isVerified: true })
      remember(userId, found.isVerified)
      setCheck(found)
    })
    return () => stop.abort()
  }, [api, userId, attempt])
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  const confirm = useCallback(() => {
    remember(userId, true)
    setCheck({ ...unverified, isVerified: true })
  }, [userId])
  useEffect(() => {
    if (!check.error) return
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [check.error, retry])
  // The guard may have asked before the dialog verified the phone.
  useEffect(() => onPhoneVerified(confirm), [confirm])
  return { check, retry, confirm }
}
