import { type GalleryPhoto, PhotoViewer } from '@basera/platform/design'
import { useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { FULL_SCREEN_SWIPE_PX } from '../../photos/limits.ts'
import { photoCounter } from './gallery-photos.ts'
import en from './locales/en.json'

interface FullScreenPhotosProps {
  readonly room: Room
  readonly photos: readonly GalleryPhoto[]
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

/** The photos over the whole screen: swipes of 100 px, arrow keys, buttons, a strip of small ones; Esc closes. */
export function FullScreenPhotos({ room, photos, index, onIndex, onClose }: FullScreenPhotosProps) {
  const t = useSentences(en)
  return (
    <PhotoViewer
      open
      photos={photos}
      index={index}
      onIndex={onIndex}
      onClose={onClose}
      swipe={FULL_SCREEN_SWIPE_PX}
      label={t('rooms.room.photos')}
      caption={photoCounter(index + 1, photos.length, room.images[index]?.alt ?? null)}
      closeLabel={t('rooms.room.close')}
      previousLabel={t('rooms.room.previousPhoto')}
      nextLabel={t('rooms.room.nextPhoto')}
    />
  )
}
