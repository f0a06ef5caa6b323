import type { Database } from '@basera/database/types'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { logAct, type OperatorAct } from './operator-log.ts'

/** A member in a list: the e-mail address without most of its name, no phone number. */
export interface FoundPerson {
  readonly id: string
  readonly full_name: string | null
  readonly email: string
  readonly joined_at: Date
  readonly suspended_at: Date | null
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const phone = /^\+?\d[\d\s-]{6,}$/

function conditionOf(text: string): RawBuilder<unknown> {
  if (uuid.test(text)) return sql`u.id = ${text}::uuid`
  if (text.includes('@')) return sql`u.email = ${text.toLowerCase()}`
  if (!phone.test(text)) return sql`strpos(lower(p.full_name), ${text.toLowerCase()}) > 0`
  const digits = text.replace(/\D/g, '')
  return sql`p.phone IN (${`+${digits}`}, ${`+91${digits.replace(/^0/, '')}`})`
}

/**
 * Members by an id, a whole e-mail address, a phone number (with +91 or without) or a part of their name; the last who
 * joined first, `limit` at most. The look is logged, what was looked for is not.
 */
export async function findPeople(
  db: Kysely<Database>,
  act: OperatorAct,
  text: string,
  limit = 50,
): Promise<FoundPerson[]> {
  return db.transaction().execute(async (trx) => {
    await logAct(trx, act)
    const { rows } = await sql<FoundPerson>`
      SELECT u.id, p.full_name, left(u.email, 1) || '…@' || split_part(u.email, '@', 2) AS email,
        u.created_at AS joined_at, u.banned_at AS suspended_at
      FROM auth_users u LEFT JOIN user_profiles p ON p.id = u.id
      WHERE ${conditionOf(text.trim())} ORDER BY u.created_at DESC, u.id LIMIT ${limit}
    `.execute(trx)
    return rows
  })
}
