import { photoMaxBytes } from '@basera/rooms/contract'

/** File types that are offered and taken; phones convert their own (rooms.photo-upload). */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export type PhotoTrouble = `rooms.photos.trouble.${'kind' | 'large'}`

/** Checks the file's type; the server checks the bytes. */
export const kindTrouble = ({ type }: Pick<File, 'type'>): PhotoTrouble | undefined =>
  (photoTypes as readonly string[]).includes(type) ? undefined : 'rooms.photos.trouble.kind'

/** Checks the size: 8 MB at most (rooms.photo-upload). */
export const sizeTrouble = ({ size }: Pick<Blob, 'size'>): PhotoTrouble | undefined =>
  size > photoMaxBytes ? 'rooms.photos.trouble.large' : undefined

/** Whether the browser can draw it: a file may be named a picture and hold none. */
export async function isReadable(file: Blob): Promise<boolean> {
  if (typeof createImageBitmap !== 'function') return true
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return true
  } catch {
    return false
  }
}
