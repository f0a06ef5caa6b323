import { useEffect, useState } from 'react'
import type { PhotoUpload } from '../../photo-upload/post-photo.ts'
import { useOnline } from './use-online.ts'

const isMoving = ({ state }: PhotoUpload): boolean =>
  state === 'preparing' || state === 'chosen' || state === 'sending'

/**
 * Whether to show the success dialog: once the room exists and no photo is moving, or offline. Stays true while photos
 * are sent again.
 */
export function useShownOnce(isCreated: boolean, photos: readonly PhotoUpload[]): boolean {
  const online = useOnline()
  const [shown, setShown] = useState(false)
  const isDue = isCreated && (!online || !photos.some(isMoving))
  useEffect(() => {
    if (isDue) setShown(true)
  }, [isDue])
  return shown
}
