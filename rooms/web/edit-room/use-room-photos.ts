import { useApi, useSentences } from '@basera/platform/web'
import {
  maxPhotos,
  type OwnRoom,
  photoSentences,
  type RoomCalls,
  type RoomImage,
} from '@basera/rooms/contract'
import { useRef, useState } from 'react'
import en from '../locales/en.json'
import { type PhotoTile, tileOfImage, tileOfUpload } from '../photo-upload/photo-tile.ts'
import type { PhotoUpload, RefusedFile } from '../photo-upload/photo-uploads.ts'
import { newPhotoUploads, usePhotos } from '../photo-upload/use-photo-uploads.ts'
import { problemCode } from '../problem-code.ts'
import { arranged, movedTo } from './photo-order.ts'

/** How saving the photos went. */
export type PhotoSaving =
  | { readonly kind: 'kept' }
  | { readonly kind: 'unsent'; readonly n: number }
  | { readonly kind: 'unordered' }

const isKept = (photo: PhotoUpload): photo is PhotoUpload & { image: RoomImage } => photo.image !== undefined

/** Stored and new photos of a room as one list in one order. Removing takes effect at once, the rest on saving. */
export function useRoomPhotos(room: OwnRoom) {
  const api = useApi<RoomCalls>()
  const t = useSentences(en)
  const [uploads] = useState(newPhotoUploads)
  const chosen = usePhotos(uploads)
  const [images, setImages] = useState<readonly RoomImage[]>(room.images)
  const [order, setOrder] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [trouble, setTrouble] = useState<string>()
  const removing = useRef<Promise<unknown>>(Promise.resolve())
  // Current values for work that began renders ago.
  const now = useRef({ images, order })
  const showImages = (next: readonly RoomImage[]) => {
    now.current.images = next
    setImages(next)
  }
  const showOrder = (next: readonly string[]) => {
    now.current.order = next
    setOrder(next)
  }

  const tiles: readonly PhotoTile[] = arranged(
    [...images.map((image) => tileOfImage(image, t('rooms.edit.photos.name'))), ...chosen.map(tileOfUpload)],
    order,
  )
  const keys = tiles.map(({ key }) => key)
  const imageKeys = keys.filter((key) => images.some(({ id }) => id === key))
  const isSameOrder = images.every(({ id }, place) => imageKeys[place] === id)

  const removeImage = async (image: RoomImage) => {
    const was = now.current.images
    showImages(was.filter(({ id }) => id !== image.id))
    try {
      await api('DELETE /api/rooms/{id}/images/{image_id}', { params: { id: room.id, image_id: image.id } })
    } catch (error) {
      if (problemCode(error) === 'not_found') return
      showImages([...now.current.images, image].sort((a, b) => was.indexOf(a) - was.indexOf(b)))
      setTrouble(t('rooms.edit.photos.removeFailed'))
    }
  }

  /** Turns uploaded photos into photos of the room, each in its place. Gives their number. */
  const settle = () => {
    const sent = uploads.photos()
    const arrived = sent.filter(isKept)
    const names = new Map(arrived.map(({ clientId, image }) => [clientId, image.id]))
    const all = [...now.current.images.map(({ id }) => id), ...sent.map(({ clientId }) => clientId)]
    const inOrder = arranged(
      all.map((key) => ({ key })),
      now.current.order,
    )
    showOrder(inOrder.map(({ key }) => names.get(key) ?? key))
    showImages([...now.current.images, ...arrived.map(({ image }) => image)])
    for (const { clientId } of arrived) uploads.remove(clientId)
    return arrived.length
  }

  /** After a photo came or went elsewhere, orders are refused until the photos are read again. */
  const learnImages = async () => {
    try {
      showImages((await api('GET /api/me/rooms/{id}', { params: { id: room.id } })).images)
    } catch {
      // The next attempt will tell.
    }
  }

  const saveOrder = async (): Promise<PhotoSaving> => {
    const wanted = arranged(
      now.current.images.map((image) => ({ key: image.id })),
      now.current.order,
    )
    const image_ids = wanted.map(({ key }) => key)
    try {
      const { items } = await api('PUT /api/rooms/{id}/images/order', {
        params: { id: room.id },
        body: { image_ids },
      })
      showImages(items)
      showOrder([...image_ids, ...uploads.photos().map(({ clientId }) => clientId)])
      return { kind: 'kept' }
    } catch (error) {
      if (problemCode(error) !== 'service_unavailable') await learnImages()
      return { kind: 'unordered' }
    }
  }

  /** Sends new photos, then the order. Resolves when only the person can do more. */
  const save = async (): Promise<PhotoSaving> => {
    setTrouble(undefined)
    await removing.current
    await uploads.send(room.id)
    const arrived = settle()
    const saving = arrived > 0 || !isSameOrder ? await saveOrder() : ({ kind: 'kept' } as const)
    const left = uploads.photos().length
    return left > 0 ? { kind: 'unsent', n: left } : saving
  }

  return {
    tiles,
    refused,
    trouble,
    room: maxPhotos - tiles.length,
    isDirty: chosen.length > 0 || !isSameOrder,
    add: (files: readonly File[]) => {
      const fit = maxPhotos - now.current.images.length - uploads.photos().length
      setRefused(uploads.add(files, Math.max(0, fit), photoSentences.tooMany))
    },
    move: (from: number, to: number) => showOrder(movedTo(keys, from, to)),
    remove: (key: string) => {
      setTrouble(undefined)
      const image = images.find(({ id }) => id === key)
      if (!image) return uploads.remove(key)
      removing.current = Promise.all([removing.current, removeImage(image)])
    },
    save,
    /** Starts again from the photos that the room has now; new ones stay. */
    reset: (newest: readonly RoomImage[]) => {
      showImages(newest)
      showOrder([])
    },
  }
}

export type RoomPhotos = ReturnType<typeof useRoomPhotos>
