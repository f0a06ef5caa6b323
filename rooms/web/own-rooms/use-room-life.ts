import { useApi } from '@basera/platform/web'
import type { OwnRoomCard, RoomCalls, RoomStatus } from '@basera/rooms/contract'
import { useRef, useState } from 'react'
import { lifeOf, patchListing } from './own-rooms-list.ts'

/** How a room's life is changed from its row. */
export interface RoomLifeActions {
  /**
   * Answers whether the server has it now, or a newer wish that went along with it; no to the one that goes along with
   * another under way.
   */
  readonly setStatus: (status: RoomStatus) => Promise<boolean>
  /** The status to be, while it is on its way to the server; the room's own otherwise. */
  readonly status: RoomStatus
  /** Answers whether the room is confirmed now. */
  readonly confirm: () => Promise<boolean>
  readonly isConfirming: boolean
  /** The last change did not reach the server; the row shows what the server knows. */
  readonly failed: boolean
}

/**
 * Status and confirmation of one's own room. The choice shows at once, what it means for the room once the server has it;
 * while one is on its way, only the newest wish after it is sent, so that quick changes by keyboard end where the person
 * left them.
 */
export function useRoomLife(room: OwnRoomCard): RoomLifeActions {
  const api = useApi<RoomCalls>()
  const wanted = useRef<RoomStatus>(undefined)
  const [onItsWay, setOnItsWay] = useState<RoomStatus>()
  const [isConfirming, setConfirming] = useState(false)
  const [failed, setFailed] = useState(false)
  const params = { id: room.id }
  const want = (status: RoomStatus | undefined) => {
    wanted.current = status
    setOnItsWay(status)
  }

  async function setStatus(status: RoomStatus): Promise<boolean> {
    const isUnderWay = wanted.current !== undefined
    want(status)
    setFailed(false)
    if (isUnderWay) return false
    try {
      let sent: RoomStatus | undefined
      while (wanted.current && wanted.current !== sent) {
        sent = wanted.current
        patchListing(
          room.id,
          lifeOf(await api('PUT /api/rooms/{id}/status', { params, body: { status: sent } })),
        )
      }
      return true
    } catch {
      setFailed(true)
      return false
    } finally {
      want(undefined)
    }
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

  return { status: onItsWay ?? room.status, setStatus, confirm, isConfirming, failed }
}
