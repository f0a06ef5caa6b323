import type { GalleryPhoto } from '@basera/platform/design'
import { stockPhoto } from '@basera/platform/design/stock'
import { sentencesOf } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import en from '../../locales/en.json'
import { photoSrcSet, photoVariant } from '../../photos/photo-sources.ts'

const t = sentencesOf(en)

/** Pixels (rooms.gallery-swipe). */
export const gallerySwipePx = 50
export const fullScreenSwipePx = 100

const photoName = (n: number, count: number, name: string | null): string =>
  name ? t('rooms.room.photoNamed', { n, count, name }) : t('rooms.room.photo', { n, count })

export const photoCounter = (n: number, count: number, name: string | null): string =>
  name ? t('rooms.room.counterNamed', { n, count, name }) : t('rooms.room.counter', { n, count })

/** A room's photos; the stock picture replaces missing ones and addresses in `broken` (rooms.stock-photo). */
export function galleryPhotos(room: Room, broken: ReadonlySet<string>): readonly GalleryPhoto[] {
  const stock = stockPhoto(room.id)
  if (room.images.length === 0) return [{ src: stock, alt: t('rooms.room.noPhotos') }]
  const count = room.images.length
  return room.images.map(({ image_url: url, alt: name, blur }, index) => {
    const alt = photoName(index + 1, count, name)
    // The fragment keeps addresses of broken photos distinct.
    if (broken.has(url)) return { src: `${stock}#${index + 1}`, alt }
    return {
      src: photoVariant(url, 640),
      srcSet: photoSrcSet(url),
      thumb: photoVariant(url, 320),
      alt,
      blur,
    }
  })
}

/** The address of the photo that an image element with `src` tried to show. */
export const brokenPhoto = (images: Room['images'], src: string): string | undefined =>
  images.find(({ image_url: url }) => src.includes(url))?.image_url

const stageRatio = 4 / 3
/** The least part of a lone photo that is seen (rooms.lone-photo). */
const leastSeen = 0.8

/** Whether a lone photo would lose more than a fifth in a frame of 4:3, and is shown whole inside it instead. */
export function needsWholeFrame([photo, other]: Room['images']): boolean {
  if (!photo || other) return false
  const ratio = photo.width / photo.height
  return Math.min(ratio / stageRatio, stageRatio / ratio) < leastSeen
}
