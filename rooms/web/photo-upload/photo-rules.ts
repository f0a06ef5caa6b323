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
async function isReadable(file: Blob): Promise<boolean> {
  if (typeof createImageBitmap !== 'function') return true
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return true
  } catch {
    return false
  }
}

/** Of what was made of a chosen file. What was drawn anew has been read. */
export async function fileTrouble(file: Blob, chosen: Blob): Promise<PhotoTrouble | undefined> {
  const large = sizeTrouble(file)
  if (large || file !== chosen) return large
  return (await isReadable(file)) ? undefined : 'rooms.photos.trouble.kind'
}
