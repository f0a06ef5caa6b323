import { FieldError } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import { useCallback, useState } from 'react'
import { BotCheck } from '../bot-check/bot-check.tsx'
import en from './locales/en.json'

/** The bot check of a form: its token, and a way to begin afresh, since each token is good for one use. */
export function useSecurityCheck() {
  const t = useSentences(en)
  const [token, setToken] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const renew = useCallback(() => {
    setToken(undefined)
    setAttempt((count) => count + 1)
  }, [])
  /** Accounts 5: the sentence to show while the check is not complete. */
  const broken = token ? undefined : t('accounts.form.securityCheck')
  return { token, attempt, onToken: setToken, renew, broken }
}

export interface SecurityCheckFieldProps {
  readonly check: ReturnType<typeof useSecurityCheck>
  readonly error: string | undefined
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
