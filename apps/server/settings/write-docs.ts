// Writes .env.example and the tables of docs/operations.md from the settings: node apps/server/settings/write-docs.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { envExample, withSettingTables } from './settings-docs.ts'

const root = join(import.meta.dirname, '../../..')
const operations = join(root, 'docs/operations.md')

writeFileSync(join(root, '.env.example'), envExample())
writeFileSync(operations, withSettingTables(readFileSync(operations, 'utf8')))
