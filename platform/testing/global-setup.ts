import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@basera/database'
import { startEmbeddedPostgres } from '@basera/platform/server/postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string
  }
}

/** Starts one PostgreSQL per run and migrates a template database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'basera-test-'))
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  }
  const onExit = (reason: string) => console.error(reason)
  const postgres = await startEmbeddedPostgres({ folder, onExit, settings })
  const templateUrl = await postgres.database('basera_template')
  await migrate(templateUrl)
  project.provide('templateUrl', templateUrl)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
