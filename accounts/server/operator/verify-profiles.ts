import type { Database } from '@basera/database/types'
import { rowsByPage } from '@basera/platform/server/database'
import { type FileStore, storedAt } from '@basera/platform/server/files'
import { type Kysely, sql } from 'kysely'

/** Hears of each fault, in words that name things by their ids. */
export type FaultListener = (fault: string) => void

const pageSize = 1000

interface ProfileRow {
  readonly id: string
  readonly avatar_url: string | null
  readonly point_right: boolean
}

async function page(db: Kysely<Database>, after: string | null): Promise<ProfileRow[]> {
  const { rows } = await sql<ProfileRow>`
    SELECT id, avatar_url, (public_latitude, public_longitude) IS NOT DISTINCT FROM
      (public_latitude(latitude, 0.018), public_longitude(latitude, longitude, 0.018)) AS point_right
    FROM user_profiles ${after ? sql`WHERE id > ${after}::uuid` : sql``} ORDER BY id LIMIT ${pageSize}
  `.execute(db)
  return rows
}

/** A picture that was replaced while it was looked for is no fault. */
async function stillMissing(db: Kysely<Database>, { id, avatar_url }: ProfileRow): Promise<boolean> {
  const query = db.selectFrom('user_profiles').select('id').where('id', '=', id)
  return (await query.where('avatar_url', '=', avatar_url).executeTakeFirst()) !== undefined
}

async function checkPicture(
  db: Kysely<Database>,
  files: Pick<FileStore, 'find'>,
  row: ProfileRow,
  tell: FaultListener,
): Promise<void> {
  const place = storedAt(row.avatar_url)
  if (!place || (await files.find(place.bucket, place.path))) return
  if (await stillMissing(db, row)) tell(`The picture of person ${row.id} has no file.`)
}

/**
 * Looks whether every profile's picture has its file, and whether its blurred location is the one its exact point gives
 * (decisions 5). Tells each fault and gives how many profiles there are; holds a page of them in memory.
 */
export async function verifyProfiles(
  db: Kysely<Database>,
  files: Pick<FileStore, 'find'>,
  tell: FaultListener,
): Promise<number> {
  let checked = 0
  for await (const row of rowsByPage(pageSize, (after) => page(db, after))) {
    checked++
    if (!row.point_right) tell(`The public point of person ${row.id} is not that of the exact point.`)
    await checkPicture(db, files, row, tell)
  }
  return checked
}
