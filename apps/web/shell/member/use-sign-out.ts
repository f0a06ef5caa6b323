import { signOut } from '@basera/accounts/web'
import { useState } from 'react'

export type SignOutStage = 'idle' | 'busy' | 'done' | 'failed'

/** Gives the outcome. */
export function useSignOut(): readonly [stage: SignOutStage, start: () => Promise<SignOutStage>] {
  const [stage, setStage] = useState<SignOutStage>('idle')
  const start = async () => {
    setStage('busy')
    const end = await signOut().then(
      () => 'done' as const,
      () => 'failed' as const,
    )
    setStage(end)
    return end
  }
  return [stage, start]
}
