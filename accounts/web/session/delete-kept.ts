/** What the worker (`apps/web/worker`) keeps of a member or of what they opened. */
const ofMember = ['personal', 'shared-photos', 'pages', 'answers', 'photos'] as const

/** Where Workbox notes the addresses of what it keeps; the worker holds it open, so it cannot be deleted as a whole. */
const addresses = 'workbox-expiration'
const entries = 'cache-entries'

function forgetAddresses(): Promise<void> {
  return new Promise((done, fail) => {
    const opening = window.indexedDB.open(addresses)
    // It is not there: an empty one would stand in the worker's way.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => fail(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const change = database.transaction(entries, 'readwrite')
      for (const name of ofMember)
        change.objectStore(entries).delete(IDBKeyRange.bound(`${name}|`, `${name}|\uffff`))
      change.oncomplete = () => done(database.close())
      change.onerror = () => fail(change.error)
    }
  })
}

/** Unfinished work, such as unsent photos, and what is kept for times without a network. */
export async function deleteKept(): Promise<void> {
  for (const name of ofMember) await window.caches?.delete(name)
  const databases = (await window.indexedDB?.databases?.()) ?? []
  for (const { name } of databases) if (name?.startsWith('basera')) window.indexedDB.deleteDatabase(name)
  if (databases.some(({ name }) => name === addresses)) await forgetAddresses()
}
