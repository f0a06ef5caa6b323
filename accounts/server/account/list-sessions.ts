import type { ActiveSession } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import type { CallerSession } from '@basera/platform/server/feature'
import type { Kysely } from 'kysely'
import { deviceWords } from './device-words.ts'

/** The caller's living sessions, last used first. */
export async function listSessions(
  db: Kysely<Database>,
  caller: CallerSession,
): Promise<{ items: ActiveSession[] }> {
  const rows = await db
    .selectFrom('auth_sessions')
    .select(['id', 'user_agent', 'created_at', 'refreshed_at'])
    .where('user_id', '=', caller.userId)
    .orderBy('refreshed_at', 'desc')
    .orderBy('id')
    .execute()
  const items = rows.map((row) => ({
    id: row.id,
    device: deviceWords(row.user_agent),
    current: row.id === caller.id,
    created_at: row.created_at.toISOString(),
    last_used_at: row.refreshed_at.toISOString(),
  }))
  return { items }
}
