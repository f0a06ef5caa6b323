import { lazy } from 'react'
import { loadPart } from '../load-part.ts'

/** Most messages have no photos. */
export const MessagePhotos = lazy(async () => ({
  default: (await loadPart(() => import('./message-photos.tsx'))).MessagePhotos,
}))
