import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/install.mjs'

const features = '{accounts,trust,alerts,rooms,roommates,chats,places,help}'
const sources = `{${features}/{contract,server},platform,database,apps/server}/**/*.ts`
const stamp = join(process.env.NODE_COMPILE_CACHE, 'compiled-from')

function sourceHash() {
  const hash = createHash('sha256')
    .update(process.version)
    .update(readFileSync(join(root, 'package-lock.json')))
  for (const file of globSync(sources, { cwd: root }).sort()) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const wanted = sourceHash()
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  await import('../apps/server/compile.ts')
  writeFileSync(stamp, wanted)
}
process.exit()
