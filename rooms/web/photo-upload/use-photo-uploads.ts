import { pauseOrOnline, sentencesOf, shrinkPhoto } from '@basera/platform/web'
import { useSyncExternalStore } from 'react'
import en from '../locales/en.json'
import { fileTrouble, kindTrouble } from './photo-rules.ts'
import { createPhotoUploads, type PhotoUploads } from './photo-uploads.ts'
import { type PhotoUpload, postPhoto } from './post-photo.ts'
import type { UploadNeeds } from './send-photos.ts'

const t = sentencesOf(en)
const wordsOf = (trouble: `rooms.photos.trouble.${'kind' | 'large'}` | undefined) => trouble && t(trouble)
const none: readonly PhotoUpload[] = []

export const newPhotoUploads = (store?: UploadNeeds['store']): PhotoUploads =>
  createPhotoUploads({
    ...(store && { store }),
    prepare: shrinkPhoto,
    kindTrouble: (file) => wordsOf(kindTrouble(file)),
    fileTrouble: async (file, chosen) => wordsOf(await fileTrouble(file, chosen)),
    post: postPhoto,
    makePreview: (file) => URL.createObjectURL(file),
    dropPreview: (preview) => URL.revokeObjectURL(preview),
    pause: pauseOrOnline,
    isOnline: () => navigator.onLine,
  })

export const usePhotos = (uploads: PhotoUploads): readonly PhotoUpload[] =>
  useSyncExternalStore(uploads.subscribe, uploads.photos, () => none)
