import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { root } from './lib/install.mjs'
import { strippedFolder, strippedName } from './lib/stripped.mjs'

const features = '{accounts,trust,alerts,rooms,roommates,chats,places,help}'
const sources = `{${features}/{contract,server,content},platform,database,apps/{server,web}}/**/*.ts`
const isTest = (file) => /\.(?:test|fixture)\.ts$/.test(file)

mkdirSync(strippedFolder, { recursive: true })
const unused = new Set(readdirSync(strippedFolder))
for (const file of globSync(sources, { cwd: root })) {
  if (isTest(file)) continue
  const source = readFileSync(join(root, file), 'utf8')
  const name = strippedName(source)
  if (!unused.delete(name)) writeFileSync(join(strippedFolder, name), stripTypeScriptTypes(source))
}
for (const name of unused) rmSync(join(strippedFolder, name))
