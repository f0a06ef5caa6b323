import type { Database } from '@basera/database/types'
import { now, someId, statement } from '@basera/platform/server/database'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { z } from 'zod'

type Db = Kysely<Database>
type Trx = Transaction<Database>

export interface LogEntry {
  readonly operator: string
  readonly command: string
  readonly subject: {
    readonly kind: 'person' | 'room' | 'report' | 'case' | 'appeal'
    readonly id: string
  } | null
  readonly reason: string | null
}

export const insertLogEntry = statement(
  { samples: [[{ operator: 'op', command: 'people show', subject: null, reason: null }]] },
  ({ operator, command, subject, reason }: LogEntry) => sql`
    INSERT INTO operator_log (operator, command, subject, subject_id, reason)
    VALUES (${operator}, ${command}, ${subject?.kind ?? null}, ${subject?.id ?? null}::uuid, ${reason})`,
).run

const memberSummary = z.object({
  id: z.guid(),
  full_name: z.string().nullable(),
  /** Masked (trust.operator-masked). */
  email: z.string(),
  joined_at: z.date(),
  suspended_at: z.date().nullable(),
})
export type MemberSummary = z.output<typeof memberSummary>

export type MemberSearch =
  | { readonly by: 'id' | 'email' | 'name'; readonly text: string }
  | { readonly by: 'phone'; readonly phones: readonly [string, string] }

function conditionOf(search: MemberSearch): RawBuilder<unknown> {
  if (search.by === 'phone') return sql`p.phone IN (${search.phones[0]}, ${search.phones[1]})`
  if (search.by === 'id') return sql`u.id = ${search.text}::uuid`
  if (search.by === 'email') return sql`u.email = ${search.text}`
  return sql`strpos(lower(p.full_name), ${search.text}) > 0`
}

export const findMemberSummaries = statement(
  {
    row: memberSummary,
    samples: [
      [{ by: 'id', text: someId }, 50],
      [{ by: 'email', text: 'asha@example.com' }, 50],
      [{ by: 'name', text: 'asha' }, 50],
      [{ by: 'phone', phones: ['+919876543210', '+919876543210'] }, 50],
    ],
  },
  (search: MemberSearch, limit: number) => sql`
    SELECT u.id, p.full_name, left(u.email, 1) || '…@' || split_part(u.email, '@', 2) AS email,
      u.created_at AS joined_at, u.banned_at AS suspended_at
    FROM auth_users u LEFT JOIN user_profiles p ON p.id = u.id
    WHERE ${conditionOf(search)} ORDER BY u.created_at DESC, u.id LIMIT ${limit}`,
).all

const memberDetails = z.object({
  id: z.guid(),
  full_name: z.string().nullable(),
  email: z.string(),
  email_proven_at: z.date().nullable(),
  phone: z.string().nullable(),
  phone_verified: z.boolean().nullable(),
  joined_at: z.date(),
  last_sign_in_at: z.date().nullable(),
  suspended_at: z.date().nullable(),
  sessions: z.int(),
  roommate_profile_listed: z.boolean(),
  reports_about: z.int(),
  reports_open: z.int(),
  blocked_by: z.int(),
})
export type MemberDetails = z.output<typeof memberDetails>

export const findMemberDetails = statement(
  { row: memberDetails, samples: [[someId]] },
  (id: string) => sql`
    SELECT u.id, p.full_name, u.email, u.email_proven_at, p.phone, p.phone_verified, u.created_at AS joined_at,
      u.last_sign_in_at, u.banned_at AS suspended_at,
      (SELECT count(*) FROM auth_sessions WHERE user_id = u.id) AS sessions,
      coalesce(p.is_roommate_profile_enabled AND p.is_listed AND u.banned_at IS NULL, false) AS roommate_profile_listed,
      (SELECT count(*) FROM reports WHERE reported_id = u.id) AS reports_about,
      (SELECT count(*) FROM reports WHERE reported_id = u.id AND decided_at IS NULL) AS reports_open,
      (SELECT count(*) FROM blocks WHERE blocked_id = u.id) AS blocked_by
    FROM auth_users u LEFT JOIN user_profiles p ON p.id = u.id WHERE u.id = ${id}::uuid`,
).first

export async function findVerifiedPhone(trx: Trx, id: string): Promise<string | null> {
  const row = await trx
    .selectFrom('user_profiles')
    .select('phone')
    .where('id', '=', id)
    .where('phone_verified', '=', true)
    .executeTakeFirst()
  return row?.phone ?? null
}

/** Waits for sessions that are just starting. */
export const lockAccountStatus = (trx: Trx, id: string) =>
  trx.selectFrom('auth_users').select('banned_at').where('id', '=', id).forUpdate().executeTakeFirst()

export const setSuspended = (trx: Trx, id: string, suspended: boolean) =>
  trx
    .updateTable('auth_users')
    .set({ banned_at: suspended ? now() : null })
    .where('id', '=', id)
    .execute()

const checkedProfile = z.object({
  id: z.guid(),
  avatar_url: z.string().nullable(),
  point_right: z.boolean(),
})
export type CheckedProfile = z.output<typeof checkedProfile>

/** Compares each blurred location with what the exact point gives. */
export const findProfilesToCheck = statement(
  {
    row: checkedProfile,
    samples: [
      [null, 10],
      [someId, 10],
    ],
  },
  (after: string | null, limit: number) => sql`
    SELECT id, avatar_url, (public_latitude, public_longitude) IS NOT DISTINCT FROM
      (public_latitude(latitude, 0.018), public_longitude(latitude, longitude, 0.018)) AS point_right
    FROM user_profiles ${after ? sql`WHERE id > ${after}::uuid` : sql``} ORDER BY id LIMIT ${limit}`,
).all

export async function hasAvatar(db: Db, id: string, address: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('user_profiles')
    .select('id')
    .where('id', '=', id)
    .where('avatar_url', '=', address)
    .executeTakeFirst()
  return row !== undefined
}
