import { uploadFile } from '@basera/platform/web'
import type { RoomImage } from '@basera/rooms/contract'

/**
 * A photo on its way to a room. `chosen`: ready to be sent; `failed`: could not be sent, and may be tried again; `refused`:
 * the server does not take it.
 */
export interface PhotoUpload {
  /** Names the photo to the server, so that a photo sent twice is one photo. */
  readonly clientId: string
  /** What the person knows it by. */
  readonly name: string
  readonly state: 'preparing' | 'chosen' | 'sending' | 'kept' | 'failed' | 'refused'
  /** What is sent; undefined while preparing. */
  readonly file?: Blob
  /** Address of the picture in this page. */
  readonly preview?: string
  /** How much is sent, from 0 to 1. */
  readonly share: number
  /** The sentence about a photo that failed or was refused. */
  readonly trouble?: string
  /** What the server keeps. */
  readonly image?: RoomImage
}

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
