import { useEffect, useState } from 'react'

type LaterSteps = typeof import('./later-steps.tsx')

/**
 * Code of the later steps, loaded while the first is filled in, so that the page arrives sooner. `retry` is set after a
 * failure.
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
