import { uploadFile } from '@basera/platform/web'
import type { RoomImage } from '@basera/rooms/contract'

/** An upload. `chosen`: ready to send; `failed`: may be tried again; `refused`: the server does not take it. */
export interface PhotoUpload {
  /** A photo sent twice under it is one photo (rooms.photo-sent-again). */
  readonly clientId: string
  readonly name: string
  readonly state: 'preparing' | 'chosen' | 'sending' | 'kept' | 'failed' | 'refused'
  readonly file?: Blob
  readonly preview?: string
  /** Progress from 0 to 1. */
  readonly share: number
  readonly trouble?: string
  readonly image?: RoomImage
}

export type ReadyPhoto = Pick<PhotoUpload, 'clientId' | 'name'> & { readonly file: Blob }

/** Sends a photo as the room's last one. Throws `Problem`. */
export type PhotoPost = (
  roomId: string,
  photo: ReadyPhoto,
  onProgress: (share: number) => void,
) => Promise<RoomImage>

export const postPhoto: PhotoPost = (roomId, { clientId, file }, onProgress) =>
  uploadFile<RoomImage>('/api/rooms/{id}/images', file, {
    params: { id: roomId },
    query: { client_id: clientId },
    onProgress,
  })
