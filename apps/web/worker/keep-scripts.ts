import { scriptsOf, sheetOf } from './addresses.ts'
import { addMissing, renewShells, scriptCache } from './keep-shells.ts'

let latest: string | undefined

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** The scripts of all pages and their sheet, so that one that was never opened opens without a network; each release brings a folder. */
export async function keepScripts(document: Response): Promise<void> {
  const html = await document.text()
  const folder = scriptsOf(html)
  if (!folder || folder === latest) return
  latest = folder
  await renewShells(folder)
  if (savesData()) return
  const cache = await caches.open(scriptCache)
  const sheet = sheetOf(html)
  await addMissing(cache, sheet ? [sheet] : [])
  const list = `/${folder}/parts.json`
  if (await cache.match(list)) return
  const answer = await fetch(list)
  if (!answer.ok) return
  const files = (await answer.clone().json()) as readonly string[]
  await addMissing(
    cache,
    files.map((file) => `/${folder}/${file}`),
  )
  await cache.put(list, answer)
}
