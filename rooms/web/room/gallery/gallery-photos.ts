import type { GalleryPhoto } from '@basera/platform/design'
import { stockPhoto } from '@basera/platform/design/stock'
import { sentencesOf } from '@basera/platform/web'
import type { Room } from '@basera/rooms/contract'
import { photoSrcSet, photoVariant } from '../../photos/photo-sources.ts'
import en from './locales/en.json'

const t = sentencesOf(en)

/** "Photo 2 of 6, Balcony" when what is on it is known (design 10). */
export const photoName = (n: number, count: number, name: string | null): string =>
  name ? t('rooms.room.photoNamed', { n, count, name }) : t('rooms.room.photo', { n, count })

/** "2/6 · Balcony" (design 7). */
export const photoCounter = (n: number, count: number, name: string | null): string =>
  name ? t('rooms.room.counterNamed', { n, count, name }) : t('rooms.room.counter', { n, count })

/**
 * A room's photos for the gallery; those whose address is in `broken`, and a room without any, get the stock picture
 * chosen by the room's id (marketplace 2).
 */
export function galleryPhotos(room: Room, broken: ReadonlySet<string>): readonly GalleryPhoto[] {
  const stock = stockPhoto(room.id)
  if (room.images.length === 0) return [{ src: stock, alt: t('rooms.room.noPhotos') }]
  const count = room.images.length
  return room.images.map(({ image_url: url, alt: name, blur }, index) => {
    const alt = photoName(index + 1, count, name)
    // The fragment tells several broken photos apart.
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

/** The photo of `images` that an image element tried to show. */
export const brokenPhoto = (images: Room['images'], shown: string): string | undefined =>
  images.find(({ image_url: url }) => shown.includes(url))?.image_url
