import { rememberReturn, signInAddress } from '@basera/accounts/web'
import type { SearchList } from '@basera/platform/web/search'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { problemCode } from '../../problem-code.ts'

/** What became of a search without an answer: it failed, or it is for members only. */
export const failureOf = (error: unknown): 'failed' | 'sign-in' =>
  ['no_session', 'phone_not_verified'].includes(problemCode(error) ?? '') ? 'sign-in' : 'failed'

/**
 * Where the operator keeps the search for members (rooms.search-members-only): the server does not know who asks, so the
 * browser asks again; without a session the person goes to sign in and comes back here.
 */
export function useMembersOnly({ stage, error }: Pick<SearchList<unknown>, 'stage' | 'error'>): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isRefused = stage === 'failed' && failureOf(error) === 'sign-in'
  useEffect(() => {
    if (!isRefused) return
    rememberReturn(pathname + search)
    void navigate(signInAddress(pathname + search), { replace: true })
  }, [isRefused, navigate, pathname, search])
}
