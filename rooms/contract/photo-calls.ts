import { type Calls, id } from '@basera/platform/contract'
import { z } from 'zod'
import { maxPhotos, photoMaxBytes } from './listing-limits.ts'
import { roomImage } from './room-shapes.ts'

/** Photos of one's own rooms (rooms.photo-count, rooms.photo-order). */
export const photoCalls = {
  'POST /api/rooms/{id}/images': {
    summary:
      'Add a photo as the last one; sent again with the same client_id, it answers the photo that is there',
    access: 'verified',
    params: z.strictObject({ id }),
    query: z.strictObject({ client_id: id.optional() }),
    upload: { maxBytes: photoMaxBytes },
    response: roomImage,
    status: 201,
  },
  'DELETE /api/rooms/{id}/images/{image_id}': {
    summary: 'Remove a photo; those after it move up',
    access: 'verified',
    params: z.strictObject({ id, image_id: id }),
    response: z.undefined(),
    status: 204,
  },
  'PUT /api/rooms/{id}/images/order': {
    summary: 'Put the photos in this order: all of them, each once',
    access: 'verified',
    params: z.strictObject({ id }),
    body: z.strictObject({ image_ids: z.array(id).max(maxPhotos) }),
    response: z.object({ items: z.array(roomImage) }),
  },
} satisfies Calls
