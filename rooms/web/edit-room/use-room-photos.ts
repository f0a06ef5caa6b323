import { useSentences } from '@basera/platform/web'
import { maxPhotos, type OwnRoom, photoSentences, type RoomImage } from '@basera/rooms/contract'
import { useRef, useState } from 'react'
import en from '../locales/en.json'
import { type PhotoTile, tileOfImage, tileOfUpload } from '../photo-upload/photo-tile.ts'
import type { RefusedFile } from '../photo-upload/photo-uploads.ts'
import type { PhotoUpload } from '../photo-upload/post-photo.ts'
import { newPhotoUploads, usePhotos } from '../photo-upload/use-photo-uploads.ts'
import { arranged, arrangedKeys, movedTo } from './photo-order.ts'
import { useStoredPhotos } from './use-stored-photos.ts'

export type PhotoSaving =
  | { readonly kind: 'kept' }
  | { readonly kind: 'unsent'; readonly n: number }
  | { readonly kind: 'unordered' }

const isKept = (photo: PhotoUpload): photo is PhotoUpload & { image: RoomImage } => photo.image !== undefined

/** Keys of photos in their order on the page; `currentOrder` is for work that began renders ago. */
function useOrder() {
  const [order, setOrder] = useState<readonly string[]>([])
  const now = useRef(order)
  const showOrder = (next: readonly string[]) => {
    now.current = next
    setOrder(next)
  }
  return { order, currentOrder: () => now.current, showOrder }
}

export function useRoomPhotos(room: OwnRoom) {
  const t = useSentences(en)
  const [uploads] = useState(() => newPhotoUploads())
  const chosen = usePhotos(uploads)
  const { images, ...stored } = useStoredPhotos(room)
  const { order, currentOrder, showOrder } = useOrder()
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [trouble, setTrouble] = useState<string>()
  const removing = useRef<Promise<unknown>>(Promise.resolve())
  const tiles: readonly PhotoTile[] = arranged(
    [...images.map((image) => tileOfImage(image, t('rooms.edit.photos.name'))), ...chosen.map(tileOfUpload)],
    order,
  )
  const keys = tiles.map(({ key }) => key)
  const imageKeys = keys.filter((key) => images.some(({ id }) => id === key))
  const isSameOrder = images.every(({ id }, place) => imageKeys[place] === id)

  const removeImage = async (image: RoomImage) => {
    if (!(await stored.remove(image))) setTrouble(t('rooms.edit.photos.removeFailed'))
  }

  const settle = () => {
    const sent = uploads.photos()
    const arrived = sent.filter(isKept)
    const names = new Map(arrived.map(({ clientId, image }) => [clientId, image.id]))
    const all = [...stored.current().map(({ id }) => id), ...sent.map(({ clientId }) => clientId)]
    showOrder(arrangedKeys(all, currentOrder()).map((key) => names.get(key) ?? key))
    stored.show([...stored.current(), ...arrived.map(({ image }) => image)])
    for (const { clientId } of arrived) uploads.remove(clientId)
    return arrived.length
  }

  const saveOrder = async (): Promise<PhotoSaving> => {
    const ids = stored.current().map(({ id }) => id)
    const wanted = arrangedKeys(ids, currentOrder())
    if (!(await stored.saveOrder(wanted))) return { kind: 'unordered' }
    showOrder([...wanted, ...uploads.photos().map(({ clientId }) => clientId)])
    return { kind: 'kept' }
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
      const fit = maxPhotos - stored.current().length - uploads.photos().length
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
    reset: (newest: readonly RoomImage[]) => {
      stored.show(newest)
      showOrder([])
    },
  }
}

export type RoomPhotos = ReturnType<typeof useRoomPhotos>
