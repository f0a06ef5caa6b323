import { useApi } from '@basera/platform/web'
import type { RoomCalls } from '@basera/rooms/contract'
import { type ReactElement, useEffect, useState } from 'react'
import { problemCode } from '../problem-code.ts'

type OwnRoomState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready' | 'missing'; readonly screen: ReactElement }

const failed: OwnRoomState = { status: 'failed' }

async function screenOfMissing(): Promise<OwnRoomState> {
  const { RoomMissing } = await import('./room-missing.tsx')
  return { status: 'missing', screen: <RoomMissing /> }
}

/** The form of an own room as the server has it now; its code loads with the room. A malformed id is `missing` too. */
export function useOwnRoom(id: string): OwnRoomState {
  const api = useApi<RoomCalls>()
  const [state, setState] = useState<OwnRoomState>({ status: 'loading' })
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const load = async (): Promise<OwnRoomState> => {
      try {
        const room = api('GET /api/me/rooms/{id}', { params: { id } }, { signal })
        const [known, { EditRoomForm }] = await Promise.all([room, import('./edit-room-form.tsx')])
        return { status: 'ready', screen: <EditRoomForm room={known} /> }
      } catch (error) {
        const code = problemCode(error)
        const isMissing = code === 'not_found' || code === 'validation_failed'
        return isMissing ? screenOfMissing().catch(() => failed) : failed
      }
    }
    void load().then((next) => {
      if (!signal.aborted) setState(next)
    })
    return () => left.abort()
  }, [api, id])
  return state
}
