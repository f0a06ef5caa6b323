import { useEffect, useEffectEvent } from 'react'

/** Runs `then` once, `delay` ms after `started`, unless the form is gone. */
export function useAfter(started: boolean, delay: number, then: () => void): void {
  const run = useEffectEvent(then)
  useEffect(() => {
    if (!started) return
    const timer = setTimeout(() => run(), delay)
    return () => clearTimeout(timer)
  }, [started, delay])
}
