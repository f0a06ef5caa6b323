import { FieldError } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { useCallback, useRef, useState } from 'react'
import { BotCheck } from '../bot-check/bot-check.tsx'
import en from '../locales/en.json'

/** Milliseconds that an early submit waits for the check on a busy, slow phone. */
const patience = 45_000

/** A form's bot check: its token, and a restart, as each token works once. */
export function useSecurityCheck() {
  const t = useSentences(en)
  const [token, setToken] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const [work, setWork] = useState<'hard'>()
  const waiting = useRef<((token: string | undefined) => void)[]>([])
  // A press can come between a change and its render.
  const known = useRef<string>(undefined)
  const onToken = useCallback((next: string | undefined) => {
    known.current = next
    setToken(next)
    if (next === undefined) return
    for (const go of waiting.current.splice(0)) go(next)
  }, [])
  /** The token once there is one; undefined after too long a wait. */
  const wait = (): Promise<string | undefined> => {
    if (known.current) return Promise.resolve(known.current)
    return new Promise((resolve) => {
      waiting.current.push(resolve)
      setTimeout(() => resolve(undefined), patience)
    })
  }
  const renew = useCallback((needed?: 'hard') => {
    known.current = undefined
    setToken(undefined)
    setWork(needed)
    setAttempt((count) => count + 1)
  }, [])
  /** Sentence while the check is incomplete (accounts.bot-check). */
  const broken = token ? undefined : t('accounts.form.securityCheck')
  return { token, attempt, work, onToken, wait, renew, broken }
}

export interface SecurityCheckFieldProps {
  readonly check: ReturnType<typeof useSecurityCheck>
  readonly error?: string | undefined
}

/** The check with its sentence below. */
export function SecurityCheckField({ check, error }: SecurityCheckFieldProps) {
  return (
    <div>
      <BotCheck onToken={check.onToken} attempt={check.attempt} work={check.work} />
      <div aria-live="polite">{error && !check.token ? <FieldError>{error}</FieldError> : null}</div>
    </div>
  )
}
