import type { RoomImage } from '@basera/rooms/contract'

/** Widths in pixels in which every uploaded photo is kept (decisions 6). */
const widths = [320, 640, 1280] as const

type PhotoWidth = (typeof widths)[number]

/** Address of a photo's variant of at most `width` pixels. */
export const photoVariant = (imageUrl: string, width: PhotoWidth): string =>
  `${imageUrl}${imageUrl.includes('?') ? '&' : '?'}w=${width}`

/** All variants of a photo for an `srcset` with width descriptors. */
export const photoSrcSet = (imageUrl: string): string =>
  widths.map((width) => `${photoVariant(imageUrl, width)} ${width}w`).join(', ')

/** What an image element needs to show a photo in the width that fits, in its own box, over its blurred preview. */
export const photoSources = (photo: RoomImage) => ({
  src: photoVariant(photo.image_url, 640),
  srcSet: photoSrcSet(photo.image_url),
  width: photo.width,
  height: photo.height,
  blur: photo.blur,
})
