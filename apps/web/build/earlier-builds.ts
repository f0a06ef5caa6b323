import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const keptBuilds = 2

type Files = readonly string[]

const filesOf = (folder: string): Files =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

/**
 * Keeps the assets of the last two builds beside those of the next, so that a page that is open while a release comes still
 * finds its parts (shell.earlier-scripts). Names change with what is in the files. Call the result after the build.
 */
export function keepEarlierAssets(dist: string): () => void {
  const [assets, aside, list] = [
    join(dist, 'client/assets'),
    join(dist, 'earlier'),
    join(dist, 'earlier.json'),
  ]
  const earlier: Files[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  // Left by a build that was stopped: it holds what was there before.
  if (existsSync(assets) && !existsSync(aside)) renameSync(assets, aside)
  return () => {
    const own = filesOf(assets)
    for (const file of earlier.flat()) {
      const [from, to] = [join(aside, file), join(assets, file)]
      if (existsSync(to) || !existsSync(from)) continue
      mkdirSync(dirname(to), { recursive: true })
      renameSync(from, to)
    }
    rmSync(aside, { recursive: true, force: true })
    writeFileSync(list, JSON.stringify([own, ...earlier].slice(0, keptBuilds)))
  }
}
