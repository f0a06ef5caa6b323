import { type FileStore, type StoredAt, variantOf } from '@basera/platform/server/files'

/** Not among the buckets that are served to everybody (chats.photo-private). */
const chatPhotoBucket = 'chat-photos'

interface PhotoPlace {
  readonly id: string
  readonly chat_id: string
  readonly sender_id: string
}

/** `{sender}/{chat}/{photo}.webp`: the folder goes with its sender's account. */
export const photoAt = ({ id, chat_id, sender_id }: PhotoPlace): StoredAt => ({
  bucket: chatPhotoBucket,
  path: `${sender_id}/${chat_id}/${id}.webp`,
})

export interface SizedFile {
  readonly width: number
  readonly bytes: Buffer
}

export async function storePhotoFiles(
  files: FileStore,
  { bucket, path }: StoredAt,
  sizes: readonly SizedFile[],
): Promise<void> {
  for (const { width, bytes } of sizes) await files.store(bucket, variantOf(path, width), bytes)
}
