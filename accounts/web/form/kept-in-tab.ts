import { useState } from 'react'
import { useSession } from '../session/index.ts'

/** As long as mailed codes work: whoever types a later one is told. */
const keptMs = 15 * 60_000

interface Kept<Value> {
  readonly until: number
  readonly value: Value
}

export interface KeptInTab<Value> {
  readonly read: () => Value | undefined
  /** With undefined, forgets it. */
  readonly keep: (value: Value | undefined) => void
}

/** Under this name: that a new password is to be set. */
export const passwordAsked = 'new-password'

/** See {@link useKeptInTab}. */
export function keptInTab<Value>(userId: string | undefined, name: string): KeptInTab<Value> {
  const key = `basera-${name}-${userId}`
  return {
    read() {
      try {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept<Value> | null
        return kept && kept.until > Date.now() ? kept.value : undefined
      } catch {
        return undefined
      }
    },
    keep(value) {
      try {
        if (value === undefined) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, JSON.stringify({ until: Date.now() + keptMs, value }))
      } catch {
        // Without storage it ends with the page.
      }
    },
  }
}

/**
 * What outlives a reload of the tab: phones reload it while people look for a code elsewhere (accounts.code-kept), or write
 * something down. It is the member's own, and signing out clears it.
 */
export const useKeptInTab = <Value>(name: string): KeptInTab<Value> => keptInTab(useSession().user?.id, name)

/** State that is kept in the tab. */
export function useTabState<Value>(name: string) {
  const { read, keep } = useKeptInTab<Value>(name)
  const [value, setValue] = useState(read)
  const set = (next: Value | undefined) => {
    keep(next)
    setValue(next)
  }
  return [value, set] as const
}
