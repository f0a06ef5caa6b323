/** Filled by the worker (`apps/web/worker/keep-shared-photos.ts`). */
const sharedCache = 'shared-photos'

/** Takes the photos that the device shared with the app, and forgets them (shell.share-photos). */
export async function takeSharedPhotos(): Promise<readonly File[]> {
  try {
    if (!(await window.caches?.has(sharedCache))) return []
    const cache = await caches.open(sharedCache)
    const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
    const files = answers.map(async (answer) => {
      if (!answer) return []
      const name = decodeURIComponent(answer.headers.get('x-name') ?? '')
      return [new File([await answer.blob()], name, { type: answer.headers.get('content-type') ?? '' })]
    })
    const taken = (await Promise.all(files)).flat()
    await caches.delete(sharedCache)
    return taken
  } catch {
    return []
  }
}
