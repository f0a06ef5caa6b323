import { activeMembers, publicProfiles } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'

const role = z.enum(['moderator', 'admin'])
export type Role = z.output<typeof role>

export const findRole = statement(
  { row: z.object({ role }), samples: [[someId]] },
  (accountId: string) => sql`
    SELECT role FROM moderators JOIN ${activeMembers} member ON member.id = account_id
    WHERE account_id = ${accountId}::uuid`,
).first

const entry = z.object({
  role,
  full_name: z.string().nullable(),
  enrolled: z.boolean(),
  entered: z.boolean(),
})

/** `hours` that a code lasts for its session. */
export const findEntry = statement(
  { row: entry, samples: [[someId, someId, 12]] },
  (accountId: string, sessionId: string, hours: number) => sql`
    SELECT role, person.full_name, enrolled_at IS NOT NULL AS enrolled,
      EXISTS (SELECT FROM moderator_entries WHERE session_id = ${sessionId}::uuid AND account_id = moderators.account_id
        AND entered_at > now() - make_interval(hours => ${hours})) AS entered
    FROM moderators LEFT JOIN ${publicProfiles} person ON person.id = account_id
    WHERE account_id = ${accountId}::uuid`,
).first

export const upsertRole = statement(
  { samples: [[someId, 'moderator']] },
  (accountId: string, given: Role) => sql`
    INSERT INTO moderators (account_id, role) VALUES (${accountId}::uuid, ${given})
    ON CONFLICT (account_id) DO UPDATE SET role = excluded.role`,
).run

export const deleteRole = statement(
  { samples: [[someId]] },
  (accountId: string) => sql`DELETE FROM moderators WHERE account_id = ${accountId}::uuid`,
).run

/** Until a code proved the last one. */
export const setSecret = statement(
  { samples: [[someId, 'sealed']] },
  (accountId: string, sealed: string) => sql`
    UPDATE moderators SET totp_secret = ${sealed}, last_step = NULL
    WHERE account_id = ${accountId}::uuid AND enrolled_at IS NULL`,
).run

export const findSecret = statement(
  { row: z.object({ totp_secret: z.string().nullable() }), samples: [[someId]] },
  (accountId: string) => sql`SELECT totp_secret FROM moderators WHERE account_id = ${accountId}::uuid`,
).first

/** Uses the code of a step, and enrols with the first one. 0 where it was used (trust.moderator-code). */
export const spendStep = statement(
  { samples: [[someId, 'sealed', 1]] },
  (accountId: string, sealed: string, step: number) => sql`
    UPDATE moderators SET last_step = ${step}, enrolled_at = coalesce(enrolled_at, now())
    WHERE account_id = ${accountId}::uuid AND totp_secret = ${sealed} AND coalesce(last_step < ${step}, true)`,
).run

export const recordEntry = statement(
  { samples: [[someId, someId]] },
  (sessionId: string, accountId: string) => sql`
    INSERT INTO moderator_entries (session_id, account_id) VALUES (${sessionId}::uuid, ${accountId}::uuid)
    ON CONFLICT (session_id) DO UPDATE SET entered_at = now(), account_id = excluded.account_id`,
).run

/** Entries that ended, `atOnce` at most. Gives their number. */
export const deleteEndedEntries = statement(
  { samples: [[12, 1000]] },
  (hours: number, atOnce: number) => sql`
    DELETE FROM moderator_entries WHERE session_id IN (
      SELECT session_id FROM moderator_entries WHERE entered_at < now() - make_interval(hours => ${hours}) LIMIT ${atOnce})`,
).run
