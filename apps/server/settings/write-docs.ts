import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { envExample, withSettingTables } from './settings-docs.ts'

const root = join(import.meta.dirname, '../../..')
const operations = join(root, 'docs/operations.md')

writeFileSync(join(root, '.env.example'), envExample())
writeFileSync(operations, withSettingTables(readFileSync(operations, 'utf8')))
