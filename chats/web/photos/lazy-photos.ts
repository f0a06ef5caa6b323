import { lazyPart } from '@basera/platform/web'

/** Most messages have no photos. */
export const MessagePhotos = lazyPart(async () => ({
  default: (await import('./message-photos.tsx')).MessagePhotos,
}))
