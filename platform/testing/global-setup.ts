import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '@basera/database'
import { startEmbeddedPostgres } from '@basera/platform/server/postgres'
import type { TestProject } from 'vitest/node'
import { fastFolder } from './fast-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that each test file copies for itself. */
    templateUrl: string
    /** Where everything temporary of the run is; it goes when the run ends. */
    temporaryFolder: string
  }
}

const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
}

/**
 * Starts one real PostgreSQL for the whole run and migrates a template database once; a project whose turn comes later
 * finds it there.
 */
export default async function setUp({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject()
  if (run.getProvidedContext().templateUrl) return undefined
  const folder = mkdtempSync(join(fastFolder(), 'basera-test-'))
  // As /tmp: other users may pass, as which PostgreSQL is started by some tests.
  chmodSync(folder, 0o1777)
  const onExit = (reason: string) => console.error(reason)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), onExit, settings })
  const tearDown = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const templateUrl = await postgres.database('basera_template')
    await migrate(templateUrl)
    run.provide('templateUrl', templateUrl)
    run.provide('temporaryFolder', folder)
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}
