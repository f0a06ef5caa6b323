import { type Calls, id } from '@basera/platform/contract'
import { z } from 'zod'
import { chatPhotoMaxBytes, chatPhotoWidths } from './limits.ts'
import { chatPhoto } from './photo-shape.ts'

const params = z.strictObject({ id })
const photoParams = z.strictObject({ id, photo_id: id })

/** Photos of chats: put there first, sent with a message then (chats.photo-private). */
export const chatPhotoCalls = {
  'POST /api/chats/{id}/photos': {
    summary:
      'Put a photo there for a message to come; sent again with the same client_id, it answers the photo that is there',
    access: 'verified',
    params,
    query: z.strictObject({ client_id: id }),
    upload: { maxBytes: chatPhotoMaxBytes },
    response: chatPhoto,
    status: 201,
  },
  'GET /api/chats/{id}/photos/{photo_id}': {
    summary: "A photo of the caller's conversation as a data: address, at most `w` pixels wide",
    access: 'verified-once',
    params: photoParams,
    query: z.strictObject({ w: z.enum(chatPhotoWidths).optional() }),
    response: z.object({ data: z.string() }),
  },
  'DELETE /api/chats/{id}/photos/{photo_id}': {
    summary: 'Take away a photo that was not sent; done again, nothing changes',
    access: 'verified-once',
    params: photoParams,
    response: z.undefined(),
    status: 204,
  },
} satisfies Calls

export type ChatPhotoCalls = typeof chatPhotoCalls
