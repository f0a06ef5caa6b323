import { useSession } from '@basera/accounts/web'
import { useEffect, useState } from 'react'

type MemberParts = typeof import('./member/member-parts.tsx')

export interface Members {
  /** Visitors never load them. */
  readonly parts: MemberParts | undefined
  /** Signed in but still loading: Sign In is hidden. */
  readonly waiting: boolean
}

export function useMemberParts(): Members {
  const { user } = useSession()
  const [parts, setParts] = useState<MemberParts>()
  const isMember = user !== null
  useEffect(() => {
    if (isMember) import('./member/member-parts.tsx').then(setParts, console.error)
  }, [isMember])
  return { parts, waiting: isMember && !parts }
}
