import { useSession } from '@basera/accounts/web'
import { useEffect, useState } from 'react'

type MemberParts = typeof import('./member/member-parts.ts')

/** What the bars show signed-in people instead of Sign In. */
export interface Members {
  /** Fetched once somebody is signed in; visitors never fetch it. */
  readonly parts: MemberParts | undefined
  /** Somebody is signed in and the parts are on their way: Sign In stands aside. */
  readonly waiting: boolean
}

export function useMemberParts(): Members {
  const { user } = useSession()
  const [parts, setParts] = useState<MemberParts>()
  const isMember = user !== null
  useEffect(() => {
    if (isMember) import('./member/member-parts.ts').then(setParts, console.error)
  }, [isMember])
  return { parts, waiting: isMember && !parts }
}
