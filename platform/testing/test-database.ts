import { randomBytes } from 'node:crypto'
import { type OpenDatabase, openDatabase } from '@basera/platform/server'
import pg from 'pg'
import { inject } from 'vitest'

/** The same server, another database. */
function onDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.toString()
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: onDatabase(url, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export interface TestDatabase<Tables> extends OpenDatabase<Tables> {
  readonly url: string
}

/** A database of this test file's own: migrated, empty, dropped by `close()`. */
export async function createTestDatabase<Tables>(): Promise<TestDatabase<Tables>> {
  const template = inject('templateUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(template, `CREATE DATABASE ${name} TEMPLATE basera_template STRATEGY file_copy`)
  const url = onDatabase(template, name)
  const open = openDatabase<Tables>({ url, connections: 10, onError: () => undefined })
  const close = async () => {
    await open.close()
    await onServer(template, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }
  return { ...open, url, close }
}
