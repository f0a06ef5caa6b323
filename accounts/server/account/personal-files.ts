import type { Database } from '@basera/database/types'
import { faultsOf, throwFaults } from '@basera/platform/server/faults'
import type { FileStore } from '@basera/platform/server/files'
import { addJob, every, type JobKind, type Task, task } from '@basera/platform/server/jobs'
import type { Kysely, QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import { findAccounts } from './account.queries.ts'

const personalBuckets = ['profile-images', 'room-images', 'chat-photos'] as const

/** Requests removal in the transaction of a deletion; it happens after the commit. */
export interface FileRemovals {
  add(db: QueryExecutorProvider, userId: string): Promise<void>
}

const removeFiles: JobKind<{ user_id: string }> = {
  name: 'remove-personal-files',
  payload: z.strictObject({ user_id: z.uuid() }),
  attempts: 13,
}

const removeOldFiles: JobKind<{ user_id: string; written_before: string }> = {
  name: 'remove-old-personal-files',
  payload: z.strictObject({ user_id: z.uuid(), written_before: z.iso.datetime() }),
  attempts: 13,
}

export async function removePersonalFiles(
  files: Pick<FileStore, 'removeFolder'>,
  userId: string,
): Promise<void> {
  for (const bucket of personalBuckets) await files.removeFolder(bucket, userId)
}

export const queuedFileRemovals: FileRemovals = {
  add: (db, userId) => addJob(db, removeFiles, { user_id: userId }),
}

/** For an account that goes on with another owner (accounts.unproven-cleaned): what comes later stays. */
export const queueOldFileRemoval = (db: QueryExecutorProvider, userId: string): Promise<void> =>
  addJob(db, removeOldFiles, { user_id: userId, written_before: new Date().toISOString() })

async function removeFilesBefore(files: FileStore, userId: string, moment: Date): Promise<void> {
  for (const bucket of personalBuckets)
    for (const { path, written } of await files.files(bucket, userId))
      if (written < moment) await files.remove(bucket, path)
}

const batch = 1000

export async function sweepPersonalFiles(db: Kysely<Database>, files: FileStore): Promise<void> {
  const faults: unknown[] = []
  for (const bucket of personalBuckets) {
    const folders = (await files.folders(bucket)).filter((name) => z.uuid().safeParse(name).success)
    for (let start = 0; start < folders.length; start += batch) {
      const some = folders.slice(start, start + batch)
      const living = await findAccounts(db, some)
      const gone = some.filter((name) => !living.has(name))
      faults.push(...(await faultsOf(gone, (name) => files.removeFolder(bucket, name))))
    }
  }
  throwFaults(faults)
}

const daily = 1440

export const personalFileTasks = (db: Kysely<Database>, files: FileStore): readonly Task[] => [
  task(removeFiles, ({ user_id }) => removePersonalFiles(files, user_id)),
  task(removeOldFiles, ({ user_id, written_before }) =>
    removeFilesBefore(files, user_id, new Date(written_before)),
  ),
  every(daily, 'sweep-personal-files', () => sweepPersonalFiles(db, files)),
]
