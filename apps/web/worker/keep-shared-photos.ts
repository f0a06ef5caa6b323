export const sharedPath = '/share-photos'

/** The listing wizard reads it by this name (`rooms/web/list-room/draft/shared-photos.ts`). */
const sharedCache = 'shared-photos'

/** Keeps the photos that the device shares, for the listing wizard to take, signed in or not yet (shell.share-photos). */
export async function keepSharedPhotos(request: Request): Promise<Response> {
  try {
    const photos = (await request.formData()).getAll('photos')
    const cache = await caches.open(sharedCache)
    for (const photo of photos) {
      if (!(photo instanceof File)) continue
      const headers = { 'content-type': photo.type, 'x-name': encodeURIComponent(photo.name) }
      await cache.put(`${sharedPath}/${crypto.randomUUID()}`, new Response(photo, { headers }))
    }
  } catch {
    // Full or forbidden: the wizard opens without them.
  }
  return Response.redirect('/list-room', 303)
}
