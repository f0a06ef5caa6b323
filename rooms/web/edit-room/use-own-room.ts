import { useApi } from '@basera/platform/web'
import type { OwnRoom, RoomCalls } from '@basera/rooms/contract'
import { useEffect, useState } from 'react'
import { problemCode } from '../problem-code.ts'

export type OwnRoomState =
  | { readonly status: 'loading' | 'missing' | 'failed' }
  | { readonly status: 'ready'; readonly room: OwnRoom }

/** One of one's own rooms as it is on the server now. An id that can be nobody's is `missing` too. */
export function useOwnRoom(id: string): OwnRoomState {
  const api = useApi<RoomCalls>()
  const [state, setState] = useState<OwnRoomState>({ status: 'loading' })
  useEffect(() => {
    const { signal, abort } = abortable()
    const load = async () => {
      try {
        const room = await api('GET /api/me/rooms/{id}', { params: { id } }, { signal })
        setState({ status: 'ready', room })
      } catch (error) {
        if (signal.aborted) return
        const code = problemCode(error)
        const isMissing = code === 'not_found' || code === 'validation_failed'
        setState({ status: isMissing ? 'missing' : 'failed' })
      }
    }
    void load()
    return abort
  }, [api, id])
  return state
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
