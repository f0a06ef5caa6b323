/** Bytes of chosen photos for after a reload. */
export interface PhotoStore {
  readonly put: (clientId: string, file: Blob, isPrepared: boolean) => Promise<void>
  readonly remove: (clientId: string) => Promise<void>
}

/** One change after the other, so that no slow `put` brings back what was removed or replaced. */
export function inTurn(store: PhotoStore, isThere: (clientId: string) => boolean): PhotoStore {
  let last: Promise<void> = Promise.resolve()
  const then = (work: () => Promise<void>) => {
    last = last.then(work).catch(() => undefined)
    return last
  }
  return {
    put: (clientId, ...bytes) =>
      then(async () => {
        if (isThere(clientId)) await store.put(clientId, ...bytes)
      }),
    remove: (clientId) => then(() => store.remove(clientId)),
  }
}
