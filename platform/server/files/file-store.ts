import type { Readable } from 'node:stream'

export interface StoredFile {
  readonly type: string
  /** Bytes. */
  readonly size: number
  readonly etag: string
  open(): Readable
}

export interface Files {
  /** The file at `path` of `bucket`, or nothing. `width` picks a picture's variant where there is one. */
  find(bucket: string, path: string, width?: number): Promise<StoredFile | undefined>
}

/** A file as it is listed, unfinished ones included. */
export interface KeptFile {
  readonly path: string
  /** When it was last written. */
  readonly written: Date
}

/** Files that can also be written. Buckets and paths are chosen by the server, never by people. */
export interface FileStore extends Files {
  /** Keeps `bytes` at `path` of `bucket`, whole or not at all; once it resolves they survive a power cut. */
  store(bucket: string, path: string, bytes: Uint8Array): Promise<void>
  /** Removes the file and the width variants beside it, or an unfinished file that was left behind. A file that is not there is no error. */
  remove(bucket: string, path: string): Promise<void>
  /** Names of the folders at the top of `bucket`: one for each person with files. */
  folders(bucket: string): Promise<string[]>
  /** Every file in a folder at the top of `bucket`, each width of a picture by itself, in no order. */
  files(bucket: string, folder: string): Promise<KeptFile[]>
  /** Removes a folder at the top of `bucket` with all it holds. */
  removeFolder(bucket: string, folder: string): Promise<void>
}

/** Bucket and path of a file in the store. */
export interface StoredAt {
  readonly bucket: string
  readonly path: string
}

const served = '/storage/v1/object/public/'

/** Where browsers find a stored file (`shell.file-address`). */
export const publicAddress = (bucket: string, path: string): string => `${served}${bucket}/${path}`

/** The file behind an address made by {@link publicAddress}; nothing for addresses elsewhere, such as Google's pictures. */
export function storedAt(address: string | null): StoredAt | undefined {
  if (!address?.startsWith(served)) return undefined
  const [bucket = '', ...path] = address.slice(served.length).split('/')
  return { bucket, path: path.join('/') }
}
