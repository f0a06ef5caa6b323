import { type Consent, type Consents, privacyNotice } from '@basera/accounts/contract'
import { Problem } from '@basera/platform/contract'
import { type QueryExecutorProvider, sql } from 'kysely'

type Row = Omit<Consent, 'at'> & { readonly at: Date; readonly is_seen: boolean }

/** What the caller has agreed to, the last act of each purpose; in one statement. */
export async function ownConsents(db: QueryExecutorProvider, userId: string): Promise<Consents> {
  const { version } = privacyNotice
  const { rows } = await sql<Row | { readonly purpose: null; readonly is_seen: boolean }>`
    WITH own AS (SELECT * FROM consents WHERE user_id = ${userId}::uuid), held AS (
      SELECT DISTINCT ON (purpose) purpose, act, means, notice_version, at FROM own
      WHERE act <> 'seen' ORDER BY purpose, id DESC
    )
    SELECT held.*, seen.is_seen FROM (
      SELECT EXISTS (SELECT 1 FROM own WHERE purpose = 'service' AND notice_version = ${version}) AS is_seen
    ) seen LEFT JOIN held ON true ORDER BY held.purpose
  `.execute(db)
  const items = rows.flatMap((row) => {
    if (row.purpose === null) return []
    const { purpose, act, means, notice_version, at } = row
    return [{ purpose, act, means, notice_version, at: at.toISOString() }]
  })
  return { notice: { version, is_seen: rows[0]?.is_seen ?? false }, items }
}

/**
 * Records that the caller was shown the newest notice. Throws `conflict` for another version: that of a page which was
 * loaded before the notice changed.
 */
export async function noticeSeen(db: QueryExecutorProvider, userId: string, version: string): Promise<void> {
  if (version !== privacyNotice.version)
    throw new Problem('conflict', 'Our privacy notice has changed. Please load the page again.')
  await sql`
    INSERT INTO consents (user_id, purpose, act, notice_version, language, means)
    SELECT id, 'service', 'seen', ${version}, ${privacyNotice.language}, 'notice'
    FROM user_profiles WHERE id = ${userId}::uuid
    ON CONFLICT (user_id, notice_version) WHERE act = 'seen' DO NOTHING
  `.execute(db)
}
