import { useSession } from '@basera/accounts/web'
import { useApi } from '@basera/platform/web'
import type { RoomCalls } from '@basera/rooms/contract'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'

/** Whether the room that nobody sees at this address is one's own, hidden by the operator. */
export function useHiddenOwnRoom(): boolean {
  const api = useApi<RoomCalls>()
  const { id = '' } = useParams()
  const userId = useSession().user?.id
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    setHidden(false)
    if (!userId) return
    const left = new AbortController()
    const { signal } = left
    api('GET /api/me/rooms/{id}', { params: { id } }, { signal }).then(
      (room) => !signal.aborted && setHidden(room.hidden),
      // Somebody else's, or not there: what the page says already.
      () => undefined,
    )
    return () => left.abort()
  }, [api, id, userId])
  return hidden
}
