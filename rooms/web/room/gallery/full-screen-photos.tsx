import { type GalleryPhoto, PhotoViewer } from '@basera/platform/design'
import { langOf, useSentences } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import en from '../../locales/en.json'
import { fullScreenSwipePx, photoCounter } from './gallery-photos.ts'

interface FullScreenPhotosProps {
  readonly room: Room
  readonly photos: readonly GalleryPhoto[]
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

/** Full screen, with swipes, arrow keys, buttons and thumbnails. */
export function FullScreenPhotos({ room, photos, index, onIndex, onClose }: FullScreenPhotosProps) {
  const t = useSentences(en)
  const caption = photoCounter(index + 1, photos.length, room.images[index]?.alt ?? null)
  return (
    <PhotoViewer
      open
      photos={photos}
      index={index}
      onIndex={onIndex}
      onClose={onClose}
      swipe={fullScreenSwipePx}
      label={t('rooms.room.photos')}
      caption={<span lang={langOf(caption)}>{caption}</span>}
      closeLabel={t('rooms.room.close')}
      previousLabel={t('rooms.room.previousPhoto')}
      nextLabel={t('rooms.room.nextPhoto')}
    />
  )
}
