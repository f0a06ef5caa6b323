import type { ChatPhoto, ChatPhotoCalls } from '@basera/chats/contract'
import type { Api } from '@basera/platform/contract'
import { fetchApi, shrinkPhoto, uploadFile } from '@basera/platform/web'

/** Shrunk on the device first. Throws like `fetchApi`. */
export const postPhoto = async (
  chatId: string,
  clientId: string,
  file: Blob,
  onProgress: (share: number) => void,
): Promise<ChatPhoto> =>
  uploadFile<ChatPhoto>('/api/chats/{id}/photos', await shrinkPhoto(file), {
    params: { id: chatId },
    query: { client_id: clientId },
    onProgress,
  })

/** One that stays is swept by the server (chats.photo-waiting). */
export async function dropPhoto(id: string, photo_id: string): Promise<void> {
  const api = fetchApi as unknown as Api<ChatPhotoCalls>
  await api('DELETE /api/chats/{id}/photos/{photo_id}', { params: { id, photo_id } }).catch(() => undefined)
}
