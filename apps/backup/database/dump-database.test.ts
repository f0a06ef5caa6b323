import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase } from '@basera/platform/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeBackup } from '../parts/backup-folder.ts'
import { dumpTables } from './dump-database.ts'

const copyDone = Buffer.from([0x63, 0, 0, 0, 4])

/** A way to PostgreSQL on which what follows the last row of a copy comes a moment later. */
function slowWay(socket: string, path: string): Server {
  const server = createServer(async (client) => {
    const database = connect(socket)
    client.pipe(database)
    for await (const bytes of database as AsyncIterable<Buffer>) {
      const end = bytes.indexOf(copyDone)
      const first = end < 0 ? bytes.length : end + copyDone.length
      client.write(bytes.subarray(0, first))
      if (first < bytes.length) await sleep(5)
      client.write(bytes.subarray(first))
    }
    client.end()
  })
  return server.listen(path)
}

let database: Awaited<ReturnType<typeof createTestDatabase>>
let server: Server
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'basera-dump-'))
  const socket = join(new URL(database.url).searchParams.get('host') ?? '', '.s.PGSQL.5432')
  server = slowWay(socket, join(folder, '.s.PGSQL.5432'))
})
afterAll(async () => {
  server.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

it('knows how many rows a table has, however late PostgreSQL says so', async () => {
  const url = new URL(database.url)
  url.searchParams.set('host', folder)
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  const { rows } = await client.query('SELECT count(*)::integer AS all FROM migrations')
  const { tables } = await dumpTables(client, await writeBackup(join(folder, 'backup'), undefined))
  await client.end()
  expect(tables.find(({ name }) => name === 'migrations')?.rows).toBe(rows[0].all)
})
