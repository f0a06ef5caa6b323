import { useApi } from '@basera/platform/web'
import type { OwnRoom, RoomCalls, RoomImage } from '@basera/rooms/contract'
import { useRef, useState } from 'react'
import { problemCode } from '../problem-code.ts'

export function useStoredPhotos(room: OwnRoom) {
  const api = useApi<RoomCalls>()
  const [images, setImages] = useState<readonly RoomImage[]>(room.images)
  const now = useRef(images)
  const show = (next: readonly RoomImage[]) => {
    now.current = next
    setImages(next)
  }

  /** After a photo came or went elsewhere, orders are refused until the photos are read again. */
  const reload = async () => {
    try {
      show((await api('GET /api/me/rooms/{id}', { params: { id: room.id } })).images)
    } catch {
      // The next attempt will tell.
    }
  }

  return {
    images,
    current: () => now.current,
    show,
    /** Takes the photo away at once. False when the server kept it: then it is back in its place. */
    remove: async (image: RoomImage): Promise<boolean> => {
      const was = now.current
      show(was.filter(({ id }) => id !== image.id))
      try {
        await api('DELETE /api/rooms/{id}/images/{image_id}', { params: { id: room.id, image_id: image.id } })
        return true
      } catch (error) {
        if (problemCode(error) === 'not_found') return true
        show([...now.current, image].sort((a, b) => was.indexOf(a) - was.indexOf(b)))
        return false
      }
    },
    saveOrder: async (ids: readonly string[]): Promise<boolean> => {
      try {
        const body = { image_ids: [...ids] }
        show((await api('PUT /api/rooms/{id}/images/order', { params: { id: room.id }, body })).items)
        return true
      } catch (error) {
        if (problemCode(error) !== 'service_unavailable') await reload()
        return false
      }
    },
  }
}
