import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from './install.mjs'

const dist = join(root, 'apps/web/dist')
const stamp = join(dist, 'built-from')
const folders =
  '{accounts,trust,alerts,rooms,roommates,chats,places,help}/{contract,web,content},platform/{contract,web,design},apps/web'
const sources = [
  `{${folders}}/**/*.{ts,tsx,css,json,geojson,woff2,svg,webp,png}`,
  '*/server/**/locales/*.json',
]

function sourceHash() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  const files = globSync(sources, {
    cwd: root,
    exclude: (name) => name === 'dist' || name === 'node_modules',
  })
  for (const file of files.sort())
    if (!file.includes('/dist/')) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

async function compress(path) {
  const bytes = readFileSync(path)
  if (bytes.length < 1024) return
  const [br, gz] = await Promise.all([brotli(bytes, best), zip(bytes, { level: 9 })])
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gz)
}

/** Puts `.br` and `.gz` beside every text file, so that serving one costs no processor time. */
async function precompress(folder) {
  const files = globSync('**/*.{js,mjs,css,svg,json,geojson}', { cwd: folder })
  await Promise.all(files.map((file) => compress(join(folder, file))))
}

/** Builds the front end, browser and server halves, unless it was built from the same sources before. */
export async function build() {
  const wanted = sourceHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the front end…')
  const vite = await import('vite')
  const configFile = join(root, 'apps/web/vite.config.ts')
  const common = { configFile, mode: 'production', logLevel: 'warn' }
  process.env.NODE_ENV = 'production'
  const { keepEarlierAssets } = await import('../../apps/web/build/earlier-builds.ts')
  const restoreEarlier = keepEarlierAssets(dist)
  await vite.build(common)
  await vite.build({ ...common, build: { ssr: true } })
  const { writeLanguages } = await import('../../apps/web/build/languages/write-copies.ts')
  await writeLanguages(root, dist)
  await vite.build({ ...common, configFile: join(root, 'apps/web/worker/vite.config.ts') })
  await precompress(join(dist, 'client'))
  restoreEarlier()
  writeFileSync(stamp, wanted)
}
