import { signOut } from '@basera/accounts/web'
import { useState } from 'react'

/** How far a sign-out has come; the words for each are those of accounts 4. */
export type SigningOut = 'not' | 'busy' | 'done' | 'failed'

/** Signs out once per press and tells how it went. */
export function useSigningOut(): readonly [stage: SigningOut, start: () => Promise<SigningOut>] {
  const [stage, setStage] = useState<SigningOut>('not')
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
