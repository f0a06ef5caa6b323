import { useApi } from '@basera/platform/web'
import type { OwnRoomCard, RoomCalls, RoomStatus } from '@basera/rooms/contract'
import { useRef, useState } from 'react'
import { lifeOf, patchListing } from './own-rooms-list.ts'

/** How a room's life is changed from its row. */
export interface RoomLifeActions {
  readonly setStatus: (status: RoomStatus) => Promise<void>
  /** Answers whether the room is confirmed now. */
  readonly confirm: () => Promise<boolean>
  readonly isConfirming: boolean
  /** The last change did not reach the server; the row shows what the server knows. */
  readonly failed: boolean
}

/**
 * Status and confirmation of one's own room. A status shows at once; while one is on its way, only the newest wish after
 * it is sent, so that quick changes by keyboard end where the person left them.
 */
export function useRoomLife(room: OwnRoomCard): RoomLifeActions {
  const api = useApi<RoomCalls>()
  const wanted = useRef<RoomStatus>(undefined)
  const [isConfirming, setConfirming] = useState(false)
  const [failed, setFailed] = useState(false)
  const params = { id: room.id }

  async function setStatus(status: RoomStatus): Promise<void> {
    const isUnderWay = wanted.current !== undefined
    wanted.current = status
    setFailed(false)
    const { status: before, in_search, asks_confirmation } = room
    patchListing(room.id, { status, in_search: status === 'live', asks_confirmation: false })
    if (isUnderWay) return
    let kept: Parameters<typeof patchListing>[1] = { status: before, in_search, asks_confirmation }
    try {
      let sent: RoomStatus
      do {
        sent = wanted.current
        kept = lifeOf(await api('PUT /api/rooms/{id}/status', { params, body: { status: sent } }))
      } while (wanted.current !== sent)
    } catch {
      setFailed(true)
    }
    wanted.current = undefined
    patchListing(room.id, kept)
  }

  async function confirm(): Promise<boolean> {
    setConfirming(true)
    setFailed(false)
    try {
      patchListing(room.id, lifeOf(await api('POST /api/rooms/{id}/confirm', { params })))
      return true
    } catch {
      setFailed(true)
      return false
    } finally {
      setConfirming(false)
    }
  }

  return { setStatus, confirm, isConfirming, failed }
}
