import { createInterface } from 'node:readline'
import type pg from 'pg'
import { to } from 'pg-copy-streams'

const addresses = `
  SELECT image_url AS address FROM room_images UNION ALL
  SELECT avatar_url FROM user_profiles WHERE avatar_url LIKE '/storage/%'`

/** Addresses of pictures in rows of the snapshot. */
export async function* referredFiles(client: pg.Client): AsyncGenerator<string> {
  // Addresses hold no commas, quotes or line breaks.
  const copy = client.query(to(`COPY (${addresses}) TO STDOUT (FORMAT csv)`))
  yield* createInterface({ input: copy, crlfDelay: Number.POSITIVE_INFINITY })
}

/** Whether a row still names this picture. */
export async function isReferred(client: pg.Client, address: string): Promise<boolean> {
  const { rowCount } = await client.query(`SELECT FROM (${addresses}) AS named WHERE address = $1 LIMIT 1`, [
    address,
  ])
  return rowCount !== 0
}

/** Removes pictures from rows whose members removed them during the backup. */
export async function forgetPictures(client: pg.Client, gone: readonly string[]): Promise<void> {
  if (gone.length === 0) return
  await client.query('DELETE FROM room_images WHERE image_url = ANY($1)', [gone])
  await client.query(
    'UPDATE user_profiles SET avatar_url = NULL, profile_picture_url = NULL WHERE avatar_url = ANY($1)',
    [gone],
  )
}
