import { useSession } from '@basera/accounts/web'
import { useEffect, useState } from 'react'

type MemberParts = typeof import('./member/member-parts.tsx')

/** The parts of the bars for signed-in people, in place of Sign In. */
export interface Members {
  /** Fetched once somebody is signed in; visitors never fetch them. */
  readonly parts: MemberParts | undefined
  /** Somebody is signed in and the parts are still loading: Sign In is hidden. */
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
