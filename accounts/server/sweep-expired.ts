import { type QueryExecutorProvider, sql } from 'kysely'

/** What lives for minutes only. All of it has `expires_at`. */
const shortLived = [
  'auth_links',
  'auth_codes',
  'auth_oauth_states',
  'phone_codes',
  'bot_checks_spent',
] as const

/**
 * Deletes links, codes, sign-ins under way and spent bot checks that expired more than a day ago. For that day they
 * stay, so that "expired" and "unknown" can be told apart (auth protocol 2; accounts 8). Forgets deletions of accounts that
 * no backup is old enough to undo: none is kept for longer than 90 days.
 */
export async function sweepExpired(db: QueryExecutorProvider): Promise<void> {
  for (const table of shortLived)
    await sql`DELETE FROM ${sql.table(table)} WHERE expires_at < now() - interval '1 day'`.execute(db)
  await sql`DELETE FROM erased_accounts WHERE erased_at < now() - interval '90 days'`.execute(db)
}
