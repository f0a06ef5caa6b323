import { Problem } from '@basera/platform/contract'
import { useApi } from '@basera/platform/web'
import type { RoomCalls } from '@basera/rooms/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { roomBody } from '../../form/room-form.ts'
import type { RoomValues } from '../../form/room-values.ts'
import type { ListingDraft } from '../draft/listing-draft.ts'
import { createRoom } from './create-room.ts'
import { creationFailure } from './creation-failure.ts'
import type { ListingWork } from './listing-work.ts'

interface Created {
  readonly roomId: string
  readonly title: string
  readonly rent: number
  readonly address: string
  readonly isChecked: boolean
}

interface CreationPlan {
  readonly work: ListingWork
  readonly first: ListingDraft
  /** Its photos follow. */
  readonly onCreated: () => void
  /** The server refused fields; false when none of them is on the form. */
  readonly onRefused: (errors: Problem['errors']) => boolean
}

/** Creates the room once (rooms.listed-once), then sends its photos (rooms.photo-failure). */
export function useCreation({ work, first, onCreated, onRefused }: CreationPlan) {
  const api = useApi<RoomCalls>()
  const [created, setCreated] = useState<Created>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(first.roomId !== undefined)
  const running = useRef(false)

  const send = useCallback(
    (roomId: string) => {
      // Failures show at each photo.
      void work.finish(api, roomId).catch(() => undefined)
    },
    [api, work],
  )
  // Resumes the photos of a created room after a reload.
  useEffect(() => {
    const { roomId, photos, values } = first
    if (!roomId) return
    void work.restore(photos).then(() => {
      setBusy(false)
      const { title, address, rent } = values
      setCreated({ roomId, title, address: address.text, rent: rent ?? 0, isChecked: false })
      send(roomId)
    })
  }, [first, work, send])

  // Retries given-up photos when the network is back.
  const createdId = created?.roomId
  useEffect(() => {
    if (!createdId) return
    const again = () => send(createdId)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [createdId, send])

  const create = async (values: RoomValues, clientId: string) => {
    if (running.current || created || first.roomId) return
    running.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      const room = await createRoom(api, roomBody(values), clientId)
      onCreated()
      const { id, title, rent, address, review } = room
      setCreated({ roomId: id, title, rent, address, isChecked: review !== null })
      send(room.id)
    } catch (error) {
      const isShown = error instanceof Problem && error.errors.length > 0 && onRefused(error.errors)
      if (!isShown) setFailure(creationFailure(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return {
    created,
    failure,
    busy,
    create,
    retry: () => {
      if (created) send(created.roomId)
    },
  }
}
