import { createInterface } from 'node:readline'
import { storedAt } from '@basera/platform/server/files'
import type pg from 'pg'
import { to } from 'pg-copy-streams'

/** Tables that name files: by address, or where nobody is served them by `bucket/path`. */
const sources = [
  {
    table: 'room_images',
    named: `SELECT image_url AS file FROM room_images WHERE image_url LIKE '/storage/%'`,
    forget: 'DELETE FROM room_images WHERE image_url = ANY($1)',
  },
  {
    table: 'user_profiles',
    named: `SELECT avatar_url AS file FROM user_profiles WHERE avatar_url LIKE '/storage/%'`,
    forget:
      'UPDATE user_profiles SET avatar_url = NULL, profile_picture_url = NULL WHERE avatar_url = ANY($1)',
  },
  {
    table: 'chat_photos',
    named: `SELECT format('chat-photos/%s/%s/%s.webp', sender_id, chat_id, id) AS file FROM chat_photos
      WHERE stored_at IS NOT NULL AND removed_at IS NULL`,
    forget: `UPDATE chat_photos SET seq = NULL, place = NULL, removed_at = now()
      WHERE format('chat-photos/%s/%s/%s.webp', sender_id, chat_id, id) = ANY($1)`,
  },
  {
    table: 'report_evidence',
    named: `SELECT DISTINCT 'report-evidence/' || path AS file FROM report_evidence, unnest(files) AS path`,
    forget: `UPDATE report_evidence SET files = ARRAY(
        SELECT path FROM unnest(files) WITH ORDINALITY AS kept (path, place)
        WHERE 'report-evidence/' || path <> ALL($1) ORDER BY place)
      WHERE EXISTS (SELECT FROM unnest(files) AS path WHERE 'report-evidence/' || path = ANY($1))`,
  },
  {
    table: 'report_screenshots',
    named: `SELECT format('report-evidence/%s/screenshots/%s.webp', account_id, id) AS file FROM report_screenshots`,
    forget: `DELETE FROM report_screenshots
      WHERE format('report-evidence/%s/screenshots/%s.webp', account_id, id) = ANY($1)`,
  },
] as const

/** Of an older version, without tables that came later. */
async function filesNamed(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    'SELECT one FROM unnest($1::text[]) AS one WHERE to_regclass(one) IS NOT NULL',
    [sources.map(({ table }) => `public.${table}`)],
  )
  const there = new Set(rows.map(({ one }) => one))
  const named = sources.flatMap(({ table, named }) => (there.has(`public.${table}`) ? [named] : []))
  return named.join(' UNION ALL ')
}

/** Where the store has the file. */
export function storedPath(file: string): string | undefined {
  if (!file.startsWith('/')) return file
  const place = storedAt(file)
  return place && `${place.bucket}/${place.path}`
}

/** What rows of the snapshot name. */
export async function* referredFiles(client: pg.Client): AsyncGenerator<string> {
  // Names of files hold no commas, quotes or line breaks.
  const copy = client.query(to(`COPY (${await filesNamed(client)}) TO STDOUT (FORMAT csv)`))
  yield* createInterface({ input: copy, crlfDelay: Number.POSITIVE_INFINITY })
}

/** Those that a row still names. */
export async function stillReferred(client: pg.Client, files: readonly string[]): Promise<Set<string>> {
  if (files.length === 0) return new Set()
  const { rows } = await client.query(
    `SELECT file FROM (${await filesNamed(client)}) AS named WHERE file = ANY($1)`,
    [files],
  )
  return new Set(rows.map(({ file }) => file))
}

/** Takes files out of the rows whose members removed them during the backup. */
export async function forgetFiles(client: pg.Client, gone: readonly string[]): Promise<void> {
  if (gone.length === 0) return
  for (const { forget } of sources) await client.query(forget, [gone])
}
