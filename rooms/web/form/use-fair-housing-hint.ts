import { useEffect, useState } from 'react'

/** Milliseconds without a key press. */
const pause = 600

/** What to write instead, a moment after the last key press; its rules are fetched when they are first needed. */
export function useFairHousingHint(text: string): string | undefined {
  const [hint, setHint] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const judge = async () => {
      // Without the rules the field goes without the hint; the server judges again.
      const rules =
        text.trim() === '' ? undefined : await import('./fair-housing-hint.ts').catch(() => undefined)
      if (isCurrent) setHint(rules?.fairHousingHint(text))
    }
    const timer = setTimeout(() => void judge(), pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text])
  return hint
}
