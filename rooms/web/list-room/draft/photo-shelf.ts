import type { PhotoStore } from '../../photo-upload/photo-store.ts'

export interface ShelvedPhoto {
  readonly file: Blob
  readonly isPrepared: boolean
}

/** Stores the bytes of chosen photos until they are uploaded. */
export interface PhotoShelf extends PhotoStore {
  readonly get: (clientId: string) => Promise<ShelvedPhoto | undefined>
  /** Removes all others: leftovers of other listings and members. */
  readonly keepOnly: (clientIds: readonly string[]) => Promise<void>
}

const table = 'photos'

/** Bytes of before had been prepared, and do not say so. */
interface Shelved {
  readonly bytes: ArrayBuffer
  readonly type: string
  readonly isPrepared?: boolean
}

/** A page that is left takes back what is not committed. */
const committed = (transaction: IDBTransaction) =>
  new Promise<void>((done, fail) => {
    transaction.oncomplete = () => done()
    transaction.onerror = transaction.onabort = () => fail(transaction.error)
  })

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('basera-list-room', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(table)
  return answerOf(request)
}

let opened: Promise<IDBDatabase> | undefined

async function within<T>(
  mode: IDBTransactionMode,
  use: (photos: IDBObjectStore) => Promise<T>,
  otherwise: T,
) {
  try {
    opened ??= open()
    const database = await opened
    return await use(database.transaction(table, mode).objectStore(table))
  } catch {
    // Forbidden or full: after a reload photos have to be chosen again.
    opened = undefined
    return otherwise
  }
}

/** The shelf in IndexedDB. Where that is forbidden it stores nothing; it never throws. */
export const photoShelf: PhotoShelf = {
  // As bytes: some browsers fail to store blobs.
  put: async (clientId, file, isPrepared) => {
    const bytes = await file.arrayBuffer()
    await within(
      'readwrite',
      async (photos) => {
        photos.put({ bytes, type: file.type, isPrepared }, clientId)
        await committed(photos.transaction)
      },
      undefined,
    )
  },
  get: (clientId) =>
    within<ShelvedPhoto | undefined>(
      'readonly',
      async (photos) => {
        const kept: unknown = await answerOf(photos.get(clientId))
        const { bytes, type = '', isPrepared = true } = (kept ?? {}) as Partial<Shelved>
        return bytes && { file: new Blob([bytes], { type }), isPrepared }
      },
      undefined,
    ),
  remove: (clientId) =>
    within(
      'readwrite',
      async (photos) => {
        photos.delete(clientId)
        await committed(photos.transaction)
      },
      undefined,
    ),
  keepOnly: (clientIds) =>
    within(
      'readwrite',
      async (photos) => {
        for (const key of await answerOf(photos.getAllKeys())) {
          if (!clientIds.includes(String(key))) photos.delete(key)
        }
      },
      undefined,
    ),
}
