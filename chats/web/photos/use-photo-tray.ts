import { type ChatPhoto, photosMax } from '@basera/chats/contract'
import { showToast } from '@basera/platform/design'
import { sentencesOf } from '@basera/platform/web'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import en from '../locales/en.json'

export interface TrayPhoto {
  /** Sent again, it is the same photo (chats.photo-once). */
  readonly clientId: string
  readonly file: Blob
  readonly preview: string
  /** 0 to 1. */
  readonly share: number
  readonly photo?: ChatPhoto
  /** Why it could not be sent. */
  readonly failure?: string | undefined
}

export interface PhotoTray {
  readonly photos: readonly TrayPhoto[]
  readonly isFull: boolean
  readonly add: (files: readonly File[]) => void
  readonly retry: (photo: TrayPhoto) => void
  readonly remove: (photo: TrayPhoto) => void
  /** Empties it, since the photos are part of a message now. */
  readonly clear: () => void
}

const codeOf = () => import('./post-photo.ts')

function discard(chatId: string, { preview, photo }: TrayPhoto) {
  URL.revokeObjectURL(preview)
  if (photo)
    void codeOf()
      .then(({ dropPhoto }) => dropPhoto(chatId, photo.id))
      .catch(console.error)
}

/** Photos above the box: each is uploaded as it is chosen, so that a message only names them. */
export function usePhotoTray(chatId: string): PhotoTray {
  const [photos, setPhotos] = useState<readonly TrayPhoto[]>([])
  const latest = useRef(photos)
  useEffect(() => {
    latest.current = photos
  })
  useEffect(
    () => () => {
      const unsent = latest.current
      latest.current = []
      for (const photo of unsent) discard(chatId, photo)
    },
    [chatId],
  )
  const change = (clientId: string, patch: Partial<TrayPhoto>) =>
    setPhotos((all) => all.map((one) => (one.clientId === clientId ? { ...one, ...patch } : one)))
  async function upload({ clientId, file }: TrayPhoto) {
    change(clientId, { failure: undefined, share: 0 })
    try {
      const { postPhoto, dropPhoto } = await codeOf()
      const photo = await postPhoto(chatId, clientId, file, (share) => change(clientId, { share }))
      const isWanted = latest.current.some((one) => one.clientId === clientId)
      if (isWanted) change(clientId, { photo })
      else await dropPhoto(chatId, photo.id)
    } catch (error) {
      change(clientId, { failure: error instanceof Error ? error.message : '' })
    }
  }
  function add(files: readonly File[]) {
    const free = photosMax - latest.current.length
    if (files.length > free) showToast(sentencesOf(en)('chats.photo.most', { n: photosMax }))
    const added = files.slice(0, free).map((file) => ({
      ...{ clientId: crypto.randomUUID(), file, share: 0 },
      preview: URL.createObjectURL(file),
    }))
    setPhotos((all) => [...all, ...added])
    for (const photo of added) void upload(photo)
  }
  function remove(removed: TrayPhoto) {
    discard(chatId, removed)
    setPhotos((all) => all.filter((one) => one.clientId !== removed.clientId))
  }
  function clear() {
    for (const { preview } of latest.current) URL.revokeObjectURL(preview)
    latest.current = []
    setPhotos([])
  }
  const onOnline = useEffectEvent(() => {
    for (const photo of latest.current) if (photo.failure !== undefined) void upload(photo)
  })
  useEffect(() => {
    const listener = () => onOnline()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
  return { photos, isFull: photos.length >= photosMax, add, retry: (one) => void upload(one), remove, clear }
}
