// Writes types.ts and tables/ from the migrated schema: node database/generate-types.ts
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@basera/platform/server/postgres'
import pg from 'pg'
import { migrate } from './migrate.ts'
import { readSchema, type Table } from './schema/read-schema.ts'
import { renderTable, renderTypes } from './schema/render-schema.ts'

async function migratedSchema(): Promise<Table[]> {
  const folder = mkdtempSync(join(tmpdir(), 'basera-schema-'))
  const postgres = await startEmbeddedPostgres({ folder, onExit: console.error, settings: { fsync: 'off' } })
  try {
    const url = await postgres.database('schema')
    await migrate(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const tables = await readSchema(client)
    await client.end()
    return tables
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const tables = await migratedSchema()
writeFileSync(join(import.meta.dirname, 'types.ts'), renderTypes(tables))
const folder = join(import.meta.dirname, 'tables')
for (const name of readdirSync(folder)) if (name.endsWith('.txt')) rmSync(join(folder, name))
for (const table of tables) writeFileSync(join(folder, `${table.name}.txt`), renderTable(table))
