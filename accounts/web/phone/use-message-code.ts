import { useEffect, useEffectEvent } from 'react'

interface MessageCode extends Credential {
  readonly code: string
}

export function useMessageCode(fill: (code: string) => void): void {
  const fillIn = useEffectEvent(fill)
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const waiting = new AbortController()
    const question = { otp: { transport: ['sms'] }, signal: waiting.signal } as CredentialRequestOptions
    navigator.credentials.get(question).then(
      (answer) => answer && fillIn((answer as MessageCode).code),
      // Refused, or nothing came: the person types it.
      () => undefined,
    )
    return () => waiting.abort()
  }, [])
}
