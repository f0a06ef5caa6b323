import { rememberReturn, signInAddress } from '@basera/accounts/web'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import type { RoomList } from './use-room-list.ts'

/**
 * Where the operator keeps the search for members (decisions 2, `ROOM_SEARCH`): the server, which does not know who asks,
 * is asked again by the browser, which does; without a session the person goes to sign in and comes back here.
 */
export function useMembersOnly({ listing, stage }: RoomList): void {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  const asked = useRef(false)
  const isGuarded = stage === 'done' && listing?.failure === 'sign-in'
  useEffect(() => {
    if (!isGuarded) return
    if (asked.current) {
      rememberReturn(pathname + search)
      void navigate(signInAddress(pathname + search), { replace: true })
    } else void revalidate()
    asked.current = true
  }, [isGuarded, navigate, revalidate, pathname, search])
}
