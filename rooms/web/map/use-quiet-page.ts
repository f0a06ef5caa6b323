import { useEffect, useState } from 'react'

/** Longest time in ms to wait for an idle moment. */
const patience = 2_000

/** Whether the page has loaded and had an idle moment, so that what nobody asked for may load. */
export function useQuietPage(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const quiet = () => setQuiet(true)
    // Safari has no idle callbacks.
    const idle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(quiet, { timeout: patience }) : setTimeout(quiet)
    if (document.readyState === 'complete') return void idle()
    window.addEventListener('load', idle, { once: true })
    return () => window.removeEventListener('load', idle)
  }, [])
  return isQuiet
}
