import { rememberReturn, signInAddress } from '@basera/accounts/web'
import type { SearchList } from '@basera/platform/web/search'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { problemCode } from '../../problem-code.ts'

/** Why a search has no answer: it failed, or it needs a session. */
export const failureOf = (error: unknown): 'failed' | 'sign-in' =>
  ['no_session', 'phone_not_verified'].includes(problemCode(error) ?? '') ? 'sign-in' : 'failed'

/**
 * For installations that keep the search for members (rooms.search-members-only): the server renders without a session,
 * so the browser asks again and sends visitors to sign in and back here.
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
