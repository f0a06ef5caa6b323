import type { RoomImage } from '@basera/rooms/contract'
import { photoVariant } from '../photos/photo-sources.ts'
import type { PhotoUpload } from './photo-uploads.ts'

/** A photo as the picker shows it, whether it is only chosen or kept already. */
export interface PhotoTile {
  readonly key: string
  readonly name: string
  readonly state: PhotoUpload['state']
  readonly src?: string | undefined
  readonly blur?: string | undefined
  readonly share?: number | undefined
  readonly trouble?: string | undefined
}

/** A photo on its way to the room. */
export const tileOfUpload = ({ clientId, preview, image, ...photo }: PhotoUpload): PhotoTile => ({
  ...photo,
  key: clientId,
  src: preview ?? (image && photoVariant(image.image_url, 640)),
})

/** A photo that the room has; `name` is what it is called where it has no words of its own. */
export const tileOfImage = ({ id, image_url, blur, alt }: RoomImage, name: string): PhotoTile => ({
  key: id,
  name: alt ?? name,
  state: 'kept',
  src: photoVariant(image_url, 640),
  blur,
})
