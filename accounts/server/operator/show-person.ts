import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { type Kysely, sql } from 'kysely'
import { logAct, type OperatorAct } from './operator-log.ts'

/** What the operator is shown of a member. */
export interface ShownPerson {
  readonly id: string
  readonly full_name: string | null
  readonly email: string
  readonly email_proven_at: Date | null
  readonly phone: string | null
  readonly phone_verified: boolean | null
  readonly joined_at: Date
  readonly last_sign_in_at: Date | null
  readonly suspended_at: Date | null
  readonly sessions: number
  readonly roommate_profile_listed: boolean
  readonly reports_about: number
  readonly reports_open: number
  readonly blocked_by: number
}

export const personNotFound = () => new Problem('not_found', 'There is no such person.')

/** One member, with e-mail address and phone number; the look is logged. Throws `not_found`. */
export async function showPerson(db: Kysely<Database>, act: OperatorAct, id: string): Promise<ShownPerson> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<ShownPerson>`
      SELECT u.id, p.full_name, u.email, u.email_proven_at, p.phone, p.phone_verified, u.created_at AS joined_at,
        u.last_sign_in_at, u.banned_at AS suspended_at,
        (SELECT count(*) FROM auth_sessions WHERE user_id = u.id) AS sessions,
        coalesce(p.is_roommate_profile_enabled AND p.is_listed AND u.banned_at IS NULL, false) AS roommate_profile_listed,
        (SELECT count(*) FROM reports WHERE reported_id = u.id) AS reports_about,
        (SELECT count(*) FROM reports WHERE reported_id = u.id AND decided_at IS NULL) AS reports_open,
        (SELECT count(*) FROM blocks WHERE blocked_id = u.id) AS blocked_by
      FROM auth_users u LEFT JOIN user_profiles p ON p.id = u.id WHERE u.id = ${id}::uuid
    `.execute(trx)
    if (!rows[0]) throw personNotFound()
    await logAct(trx, act, { kind: 'person', id })
    return rows[0]
  })
}
