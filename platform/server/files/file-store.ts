import type { Readable } from 'node:stream'

export interface StoredFile {
  readonly type: string
  readonly size: number
  readonly etag: string
  open(): Readable
}

export interface Files {
  /** Finds a file; `width` asks for a variant of a picture. */
  find(bucket: string, path: string, width?: number): Promise<StoredFile | undefined>
}

export interface KeptFile {
  readonly path: string
  readonly written: Date
}

/** A writable store. Buckets and paths come from the server, never from people. */
export interface FileStore extends Files {
  store(bucket: string, path: string, bytes: Uint8Array): Promise<void>
  /** Removes a file with its variants, or an unfinished one. A missing file is no error. */
  remove(bucket: string, path: string): Promise<void>
  folders(bucket: string): Promise<string[]>
  /** Every file in a top folder, variants included, in no order. */
  files(bucket: string, folder: string): Promise<KeptFile[]>
  removeFolder(bucket: string, folder: string): Promise<void>
}

export interface StoredAt {
  readonly bucket: string
  readonly path: string
}

const served = '/storage/v1/object/public/'

/** Where browsers find a stored file (`shell.file-address`). */
export const publicAddress = (bucket: string, path: string): string => `${served}${bucket}/${path}`

/** The stored file behind a {@link publicAddress}; undefined for other addresses, such as Google's pictures. */
export function storedAt(address: string | null): StoredAt | undefined {
  if (!address?.startsWith(served)) return undefined
  const [bucket = '', ...path] = address.slice(served.length).split('/')
  return { bucket, path: path.join('/') }
}

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
