import type { FileStore } from '@basera/platform/server/files'
import { type Limits, noLimits } from '@basera/platform/server/limits'
import { createLogger } from '@basera/platform/server/logger'
import { asha, meera, openWorld, type Person, person, rohan } from '@basera/testkit/world'
import { chatsFeature } from './chats-feature.ts'
import { removeGonePhotos } from './photos/chat-photos.ts'
import { chatPhotosFeature } from './photos/photos-feature.ts'

export { asha, kabir, meera, nina, nowhere, type Person, rohan } from '@basera/testkit/world'

/** Conversations over HTTP, on a database of this file's own in which asha, rohan, meera and kabir are members. */
export async function chatWorld(limits: Limits = noLimits, files?: FileStore) {
  const logger = createLogger('silent')
  const world = await openWorld({
    limits,
    features: (db) =>
      files
        ? [
            chatsFeature({
              db,
              limits,
              logger,
              onUnsent: (chatId) => removeGonePhotos({ db, files }, chatId),
            }),
            chatPhotosFeature({ db, files, limits }),
          ]
        : [chatsFeature({ db, limits, logger })],
  })
  const { query, call } = world
  const addRoom = async (owner: Person, title = 'Sunny room near the lake'): Promise<string> => {
    const rows = await query(
      `INSERT INTO rooms (user_id, title, address, rent, available_from)
       VALUES ($1, $2, 'Koramangala', 9000, '2026-12-01') RETURNING id`,
      [owner.id, title],
    )
    return rows[0].id
  }
  const start = (by: Person, body: unknown) => call({ method: 'POST', url: '/api/chats', body, by: by.id })
  const send = (by: Person, chatId: string, content: unknown, client_id: unknown = crypto.randomUUID()) =>
    call({ method: 'POST', url: `/api/chats/${chatId}/messages`, body: { client_id, content }, by: by.id })
  const messages = (chatId: string) =>
    query('SELECT seq, sender_id, content FROM messages WHERE chat_id = $1 ORDER BY seq', [chatId])
  /** Two people with a conversation that rohan started because of asha's room. */
  const startedChat = async (): Promise<string> =>
    (await start(rohan, { room_id: await addRoom(asha) })).json().id
  const startedRoom = async () => {
    const room = await addRoom(asha, 'A room that goes')
    return { room, chat: (await start(meera, { room_id: room })).json().id as string }
  }
  const forget = () => query('DELETE FROM chats')
  const listed = (by: Person, isListed = true) =>
    query('UPDATE user_profiles SET is_roommate_profile_enabled = true, is_listed = $2 WHERE id = $1', [
      by.id,
      isListed,
    ])
  return { ...world, addRoom, start, send, messages, startedChat, startedRoom, forget, listed, person }
}

export type ChatWorld = Awaited<ReturnType<typeof chatWorld>>
