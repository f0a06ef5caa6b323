import { useEffect, useState } from 'react'

type LaterSteps = typeof import('./later-steps.tsx')

/**
 * What comes after the first step, fetched while that is being filled in, so that the page itself arrives sooner. `retry`
 * is there when it could not be fetched.
 */
export function useLaterSteps(): { readonly later?: LaterSteps; readonly retry?: () => void } {
  const [later, setLater] = useState<LaterSteps>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again.
  useEffect(() => {
    let gone = false
    setFailed(false)
    import('./later-steps.tsx').then(
      (found) => gone || setLater(found),
      () => gone || setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [attempt])
  useEffect(() => {
    if (!failed) return
    const again = () => setAttempt((before) => before + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [failed])
  return {
    ...(later && { later }),
    ...(failed && { retry: () => setAttempt((before) => before + 1) }),
  }
}
