import type { WorkboxPlugin } from 'workbox-core'

async function sizeOf(answer: Response | undefined): Promise<number> {
  return Number(answer?.headers.get('content-length')) || ((await answer?.blob())?.size ?? 0)
}

/** Takes the oldest entries out of a cache until the others are at most `bytes` long. */
async function keepWithin(cache: Cache, bytes: number): Promise<void> {
  const sizes = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      request,
      size: await sizeOf(await cache.match(request)),
    })),
  )
  let kept = 0
  for (const { request, size } of sizes.reverse()) {
    kept += size
    if (kept > bytes) await cache.delete(request)
  }
}

const between = 20

/** Looks at the first entry of each life of the worker, which browsers end when it is idle, and at each 20th after it. */
export function withinSize(bytes: number): WorkboxPlugin {
  let added = 0
  return {
    async cacheDidUpdate({ cacheName }) {
      if (added++ % between === 0) await keepWithin(await caches.open(cacheName), bytes)
    },
  }
}
