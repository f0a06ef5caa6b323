import { photoMaxBytes } from '@basera/rooms/contract'
import type en from './locales/en.json'

/** Kinds of file that are offered and taken; a phone turns its own into one of them (decisions 5). */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Id of the sentence about a photo that is not taken. */
export type PhotoTrouble = Extract<keyof typeof en, `rooms.photos.trouble.${string}`>

/** Whether a chosen file is of a kind that is taken. The server looks into the bytes. */
export const kindTrouble = ({ type }: Pick<File, 'type'>): PhotoTrouble | undefined =>
  (photoTypes as readonly string[]).includes(type) ? undefined : 'rooms.photos.trouble.kind'

/** Whether what would be sent is too large: 8 MB at most (decisions 5). */
export const sizeTrouble = ({ size }: Pick<Blob, 'size'>): PhotoTrouble | undefined =>
  size > photoMaxBytes ? 'rooms.photos.trouble.large' : undefined
