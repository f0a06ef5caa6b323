import { FieldError } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { useCallback, useRef, useState } from 'react'
import { BotCheck } from '../bot-check/bot-check.tsx'
import en from '../locales/en.json'

/** Milliseconds that a form which was sent early waits for its check: a busy, slow phone needs most of them. */
const patience = 45_000

/** The bot check of a form: its token, and a way to begin afresh, since each token is good for one use. */
export function useSecurityCheck() {
  const t = useSentences(en)
  const [token, setToken] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const waiting = useRef<((token: string | undefined) => void)[]>([])
  // What is rendered may be older than what is known: a press can come between the two.
  const known = useRef<string>(undefined)
  const onToken = useCallback((next: string | undefined) => {
    known.current = next
    setToken(next)
    if (next === undefined) return
    for (const go of waiting.current.splice(0)) go(next)
  }, [])
  /** The token, once there is one; nothing when the check takes longer than anybody should wait. */
  const wait = (): Promise<string | undefined> => {
    if (known.current) return Promise.resolve(known.current)
    return new Promise((resolve) => {
      waiting.current.push(resolve)
      setTimeout(() => resolve(undefined), patience)
    })
  }
  const renew = useCallback(() => {
    known.current = undefined
    setToken(undefined)
    setAttempt((count) => count + 1)
  }, [])
  /** Accounts 5: the sentence to show while the check is not complete. */
  const broken = token ? undefined : t('accounts.form.securityCheck')
  return { token, attempt, onToken, wait, renew, broken }
}

export interface SecurityCheckFieldProps {
  readonly check: ReturnType<typeof useSecurityCheck>
  readonly error?: string | undefined
}

/** The check and, below it, the sentence about one that is not complete. */
export function SecurityCheckField({ check, error }: SecurityCheckFieldProps) {
  return (
    <div>
      <BotCheck onToken={check.onToken} attempt={check.attempt} />
      <div aria-live="polite">{error && !check.token ? <FieldError>{error}</FieldError> : null}</div>
    </div>
  )
}
