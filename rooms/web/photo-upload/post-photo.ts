import { uploadFile } from '@basera/platform/web'
import type { RoomImage } from '@basera/rooms/contract'
import type { PhotoUpload } from './photo-uploads.ts'

/** A photo that is ready to be sent. */
export type ReadyPhoto = Pick<PhotoUpload, 'clientId' | 'name'> & { readonly file: Blob }

/** Sends one photo to a room as its last one. Throws `Problem`. */
export type PhotoPost = (
  roomId: string,
  photo: ReadyPhoto,
  onProgress: (share: number) => void,
) => Promise<RoomImage>

/** `POST /api/rooms/{id}/images`, telling how far it is. */
export const postPhoto: PhotoPost = (roomId, { clientId, file }, onProgress) =>
  uploadFile<RoomImage>('/api/rooms/{id}/images', file, {
    params: { id: roomId },
    query: { client_id: clientId },
    onProgress,
  })
