import type { FileStore } from './file-store.ts'

/** Writes to `store`, and still serves `older`. Removes from both. */
export function layeredFiles(store: FileStore, older: FileStore): FileStore {
  return {
    find: async (bucket, path, width) =>
      (await older.find(bucket, path, width)) ?? store.find(bucket, path, width),
    store: (bucket, path, bytes) => store.store(bucket, path, bytes),
    async remove(bucket, path) {
      await older.remove(bucket, path)
      await store.remove(bucket, path)
    },
    folders: async (bucket) => [
      ...new Set([...(await older.folders(bucket)), ...(await store.folders(bucket))]),
    ],
    files: async (bucket, folder) => [
      ...(await older.files(bucket, folder)),
      ...(await store.files(bucket, folder)),
    ],
    async removeFolder(bucket, folder) {
      await older.removeFolder(bucket, folder)
      await store.removeFolder(bucket, folder)
    },
  }
}
