import type { RoomImage } from '@basera/rooms/contract'

/** Pixels (rooms.photo-variants). */
const widths = [320, 640, 1280] as const

type PhotoWidth = (typeof widths)[number]

/** Address of the variant of at most `width` pixels. */
export const photoVariant = (imageUrl: string, width: PhotoWidth): string =>
  `${imageUrl}${imageUrl.includes('?') ? '&' : '?'}w=${width}`

export const photoSrcSet = (imageUrl: string): string =>
  widths.map((width) => `${photoVariant(imageUrl, width)} ${width}w`).join(', ')

export const photoSources = (photo: Pick<RoomImage, 'image_url' | 'width' | 'height' | 'blur'>) => ({
  src: photoVariant(photo.image_url, 640),
  srcSet: photoSrcSet(photo.image_url),
  width: photo.width,
  height: photo.height,
  blur: photo.blur,
})
