import { useApi } from '@basera/platform/web'
import type { OwnRoomCard, RoomCalls, RoomStatus } from '@basera/rooms/contract'
import { useRef, useState } from 'react'
import { problemCode } from '../problem-code.ts'
import { lifeOf, patchListing } from './own-rooms-list.ts'

export interface RoomLifeActions {
  /** False for a call merged into a running one. */
  readonly setStatus: (status: RoomStatus) => Promise<boolean>
  readonly status: RoomStatus
  readonly confirm: () => Promise<boolean>
  readonly isConfirming: boolean
  /** The last change was not made; a text says why. The row shows what the server knows. */
  readonly failed: boolean | string
}

/** While a change is under way only the newest later choice is sent: quick keys end where the person left them. */
export function useRoomLife(room: OwnRoomCard): RoomLifeActions {
  const api = useApi<RoomCalls>()
  const wanted = useRef<RoomStatus>(undefined)
  const [onItsWay, setOnItsWay] = useState<RoomStatus>()
  const [isConfirming, setConfirming] = useState(false)
  const [failed, setFailed] = useState<boolean | string>(false)
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
    } catch (error) {
      // Says why where the person has enough live rooms (trust.live-rooms).
      setFailed(problemCode(error) !== 'limit_reached' || (error as Error).message)
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
