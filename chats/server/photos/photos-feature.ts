import { chatPhotoCalls } from '@basera/chats/contract'
import { defineFeature, type Feature, type Member } from '@basera/platform/server/feature'
import { every } from '@basera/platform/server/jobs'
import type { Limits } from '@basera/platform/server/limits'
import {
  addChatPhoto,
  type PhotoNeeds,
  showChatPhoto,
  sweepGonePhotos,
  takeChatPhotoAway,
} from './chat-photos.ts'

interface PhotoParams {
  readonly id: string
  readonly photo_id: string
}

const chosen = ({ id, photo_id }: PhotoParams, { session }: Member) => ({
  userId: session.userId,
  chatId: id,
  photoId: photo_id,
})

/** Photos in chats (chats.photo-private). */
export function chatPhotosFeature(needs: PhotoNeeds & { readonly limits: Limits }): Feature {
  const { limits } = needs
  return defineFeature({
    name: 'chat-photos',
    calls: chatPhotoCalls,
    handlers: {
      'POST /api/chats/{id}/photos': async ({ params, query, file }, member) => {
        await limits.spend('chat-photo', member)
        const key = { chatId: params.id, senderId: member.session.userId, clientId: query.client_id }
        return addChatPhoto(needs, key, file)
      },
      'GET /api/chats/{id}/photos/{photo_id}': async ({ params, query }, member) => {
        await limits.spend('chat-photo-look', member)
        return showChatPhoto(needs, chosen(params, member), Number(query.w ?? 1280))
      },
      'DELETE /api/chats/{id}/photos/{photo_id}': async ({ params }, member) => {
        await limits.spend('chat-photo', member)
        await takeChatPhotoAway(needs, chosen(params, member))
        return undefined
      },
    },
    /** chats.photo-limits */
    limits: {
      'chat-photo': { points: 200, seconds: 3600 },
      'chat-photo-look': { points: 600, seconds: 60 },
    },
    tasks: [every(60, 'sweep-chat-photos', () => sweepGonePhotos(needs))],
  })
}
