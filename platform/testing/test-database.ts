import { randomBytes } from 'node:crypto'
import { checkRowsOfStatements } from '@basera/platform/server/database'
import { type OpenDatabase, openDatabase } from '@basera/platform/server/postgres'
import pg from 'pg'
import { inject } from 'vitest'

function onDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.toString()
}

async function runAlone(url: string, statement: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement, [...values])
  } finally {
    await client.end()
  }
}

const onServer = (url: string, statement: string) => runAlone(onDatabase(url, 'postgres'), statement)

export interface TestDatabase<Tables> extends OpenDatabase<Tables> {
  readonly url: string
  /** Runs a long write; the product's own connections end at 15 s. */
  fill(statement: string, values?: readonly unknown[]): Promise<void>
}

export async function createTestDatabase<Tables>(): Promise<TestDatabase<Tables>> {
  checkRowsOfStatements()
  const template = inject('templateUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(template, `CREATE DATABASE ${name} TEMPLATE basera_template STRATEGY file_copy`)
  const url = onDatabase(template, name)
  const open = openDatabase<Tables>({ url, connections: 10, onError: () => undefined })
  const close = async () => {
    await open.close()
    await onServer(template, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }
  const fill = (statement: string, values?: readonly unknown[]) => runAlone(url, statement, values)
  return { ...open, url, fill, close }
}
