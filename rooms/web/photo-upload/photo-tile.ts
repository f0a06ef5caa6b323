import type { RoomImage } from '@basera/rooms/contract'
import { photoVariant } from '../photos/photo-sources.ts'
import type { PhotoUpload } from './post-photo.ts'

export interface PhotoTile {
  readonly key: string
  readonly name: string
  readonly state: PhotoUpload['state']
  readonly src?: string | undefined
  readonly blur?: string | undefined
  readonly share?: number | undefined
  readonly trouble?: string | undefined
}

export const tileOfUpload = ({ clientId, preview, image, ...photo }: PhotoUpload): PhotoTile => ({
  ...photo,
  key: clientId,
  src: preview ?? (image && photoVariant(image.image_url, 640)),
})

/** A stored photo; `name` stands in for a missing alternative text. */
export const tileOfImage = ({ id, image_url, blur, alt }: RoomImage, name: string): PhotoTile => ({
  key: id,
  name: alt ?? name,
  state: 'kept',
  src: photoVariant(image_url, 640),
  blur,
})
