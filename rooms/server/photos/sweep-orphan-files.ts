import { faultsOf } from '@basera/platform/server/faults'
import { type FileStore, publicAddress } from '@basera/platform/server/files'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { photoBucket, photoOfFile } from './photo-files.ts'
import { findKnownAddresses } from './photos.queries.ts'

/** People whose photos one sweep looks at. */
export const peoplePerSweep = 1000

/** Milliseconds that a file may exist without a row: far longer than an upload takes. */
const grace = 3_600_000

export interface SweepBounds {
  /** Starts after the person with this folder name. */
  readonly after?: string | null
  readonly people?: number
  readonly now?: Date
}

export interface Swept {
  readonly removed: number
  /** Where the next sweep starts; null at the end. */
  readonly after: string | null
  /** Why files of some people stay. */
  readonly faults: readonly unknown[]
}

/** A photo's file that is still being written begins with a dot. */
const finished = (path: string) => photoOfFile(path.replace(/\/\.([^/]+)\.[0-9a-f]+$/, '/$1'))

async function knownPhotos(db: Database, paths: readonly string[]): Promise<Set<string>> {
  const addresses = [...new Set(paths.map((path) => publicAddress(photoBucket, finished(path))))]
  const rows = await findKnownAddresses(db, addresses)
  return new Set(rows.map(({ image_url }) => image_url))
}

/** Paths of a person's files older than `before` (milliseconds since 1970) without a photo. */
export async function orphansOf(
  files: FileStore,
  db: Database,
  folder: string,
  before: number,
): Promise<string[]> {
  const old = (await files.files(photoBucket, folder)).filter(({ written }) => written.getTime() < before)
  if (old.length === 0) return []
  const known = await knownPhotos(
    db,
    old.map(({ path }) => path),
  )
  // A file still unfinished after an hour is an orphan, even beside a finished photo.
  return old
    .map(({ path }) => path)
    .filter((path) => path.includes('/.') || !known.has(publicAddress(photoBucket, finished(path))))
}

async function sweepPerson(files: FileStore, db: Database, folder: string, before: number): Promise<number> {
  const orphans = await orphansOf(files, db, folder, before)
  for (const path of orphans) await files.remove(photoBucket, path)
  return orphans.length
}

/** Looks at a thousand people's folders by name; the result says where the next call goes on (rooms.orphan-files). */
export async function sweepOrphanFiles(
  files: FileStore,
  db: Database,
  { after = null, people = peoplePerSweep, now = new Date() }: SweepBounds = {},
): Promise<Swept> {
  const folders = (await files.folders(photoBucket)).filter((name) => z.guid().safeParse(name).success).sort()
  const due = folders.filter((name) => after === null || name > after)
  let removed = 0
  const faults = await faultsOf(due.slice(0, people), async (folder) => {
    const swept = await sweepPerson(files, db, folder, now.getTime() - grace)
    removed += swept
  })
  return { removed, after: due.length > people ? (due[people - 1] ?? null) : null, faults }
}
