/** Takes the oldest entries out of a cache until the others are at most `bytes` long. */
export async function keepWithin(cache: Cache, bytes: number): Promise<void> {
  const sizes = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      request,
      size: (await (await cache.match(request))?.blob())?.size ?? 0,
    })),
  )
  let kept = 0
  for (const { request, size } of sizes.reverse()) {
    kept += size
    if (kept > bytes) await cache.delete(request)
  }
}
