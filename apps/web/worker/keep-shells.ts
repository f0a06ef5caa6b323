import { assetsOf, scriptsOf, shellPages } from './addresses.ts'

export const shellCache = 'shells'
export const scriptCache = 'scripts'
const [offlinePage] = shellPages

/** Keeps the documents that others are served from, once all is there that the one for no network needs to come alive. */
export async function keepShells(): Promise<void> {
  const documents = new Map(
    await Promise.all(shellPages.map(async (page) => [page, await fetch(page)] as const)),
  )
  if (![...documents.values()].every(({ ok }) => ok)) throw new Error('The shells cannot be had.')
  const html = (await documents.get(offlinePage)?.clone().text()) ?? ''
  await addMissing(await caches.open(scriptCache), assetsOf(html))
  const shells = await caches.open(shellCache)
  for (const [page, document] of documents) await shells.put(page, document)
}

export async function addMissing(cache: Cache, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) if (!(await cache.match(address))) await cache.add(address)
}

/** After another language was chosen, or another release came, whose scripts lie in `folder`. */
export async function renewShells(folder: string): Promise<void> {
  const kept = await (await caches.open(shellCache)).match(offlinePage)
  if (scriptsOf((await kept?.text()) ?? '') !== folder) await keepShells()
}
