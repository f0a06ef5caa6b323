import { sentencesOf } from '@basera/platform/web'
import { maxPhotos } from '@basera/rooms/contract'
import { useState } from 'react'
import en from '../../locales/en.json'
import { PhotoPicker } from '../../photo-upload/photo-picker.tsx'
import { tileOfUpload } from '../../photo-upload/photo-tile.ts'
import type { PhotoUploads, RefusedFile } from '../../photo-upload/photo-uploads.ts'
import type { PhotoUpload } from '../../photo-upload/post-photo.ts'

const t = sentencesOf(en)

interface PhotosStepProps {
  readonly uploads: PhotoUploads
  readonly photos: readonly PhotoUpload[]
  readonly isBusy: boolean
}

/** Up to 8 photos, the first is the cover (rooms.photo-count, rooms.photo-order). */
export function PhotosStep({ uploads, photos, isBusy }: PhotosStepProps) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const add = (files: readonly File[]) => {
    const full = t('rooms.photos.trouble.many', { most: maxPhotos })
    setRefused(uploads.add(files, maxPhotos - uploads.photos().length, full))
  }
  return (
    <PhotoPicker
      tiles={photos.map(tileOfUpload)}
      refused={refused}
      onAdd={add}
      onMove={uploads.move}
      onRemove={uploads.remove}
      busy={isBusy}
    />
  )
}
