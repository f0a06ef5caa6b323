import type { Database } from '@basera/database/types'
import { type Language, languageCodes } from '@basera/platform/contract/languages'
import { someId, statement } from '@basera/platform/server/database'
import type { Member } from '@basera/platform/server/feature'
import { type Expression, type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { z } from 'zod'

type Id = Expression<unknown>

/** Of an account: in which language the person is written to. */
export const accountLanguage = z.enum(languageCodes)
export const writtenLanguage = sql`coalesce(account.language, 'en') AS language`

/** Public fields of members, for joins: `JOIN ${publicProfiles} p ON p.id = …`. */
export const publicProfiles = sql`(SELECT id, full_name, avatar_url, organization, phone_verified FROM user_profiles)`

/** Not suspended, for joins: `JOIN ${activeMembers} member ON member.id = …`. */
export const activeMembers = sql`(SELECT id, ${writtenLanguage} FROM auth_users account WHERE banned_at IS NULL)`

/** When accounts were made and suspended, for moderators. */
export const memberAccounts = sql`(SELECT id, created_at AS joined_at, banned_at AS suspended_at FROM auth_users)`

/** Addresses that may be shown to others (accounts.email-unproven-hidden), for joins. */
export const provenAddresses = sql`(
  SELECT id, email, ${writtenLanguage} FROM auth_users account WHERE email_proven_at IS NOT NULL)`

/** Where members are mailed. `allowed`: not suspended; `proven`: mailbox proven besides; `verified`, `mailable`: the two with a verified phone. */
export const mailboxes = sql`(
  SELECT account.id, account.email, ${writtenLanguage}, account.email_proven_at IS NOT NULL AND account.banned_at IS NULL AS proven,
    account.email_proven_at IS NOT NULL AND account.banned_at IS NULL AND profile.phone_verified AS mailable,
    account.banned_at IS NULL AS allowed, account.banned_at IS NULL AND profile.phone_verified AS verified
  FROM auth_users account JOIN user_profiles profile ON profile.id = account.id)`

/** Members with a verified number, for joins; the number is for its hash, and for whom its owner shows it to (chats.number-both). */
export const verifiedNumbers = sql`(
  SELECT profile.id, profile.phone, profile.phone_verified_at, account.banned_at IS NOT NULL AS suspended
  FROM user_profiles profile JOIN auth_users account ON account.id = profile.id WHERE profile.phone_verified)`

/** The member's account is suspended (trust.person-suspended). */
export const isSuspended = (member: Id) => sql`EXISTS (
  SELECT 1 FROM auth_users WHERE id = ${member} AND banned_at IS NOT NULL)`

/**
 * Inlines `is_blocked`, whose call takes 20 µs. One condition with OR, or it becomes a join that reads all rows first.
 */
export const notBlocked = (one: Id, other: Id) => sql`NOT (
  EXISTS (SELECT 1 FROM blocks WHERE blocker_id = ${one} AND blocked_id = ${other})
  OR EXISTS (SELECT 1 FROM blocks WHERE blocker_id = ${other} AND blocked_id = ${one}))`

/** Everyone on either side of a block with the member, for `id NOT IN ${blockedWith(userId)}`. */
export const blockedWith = (userId: string) => sql`(
  SELECT blocked_id FROM blocks WHERE blocker_id = ${userId}::uuid
  UNION ALL SELECT blocker_id FROM blocks WHERE blocked_id = ${userId}::uuid)`

/** Locks members against deletion, ordered by id, or two callers could deadlock. */
export const lockedMembers = (userIds: readonly string[]) => sql`(
  SELECT id FROM user_profiles WHERE id = ANY(${userIds}::uuid[]) ORDER BY id FOR KEY SHARE)`

/** Locks those of `ids` against deletion that nobody is deleting, without waiting. */
export const freeMembers = (ids: Expression<unknown>) => sql`(
  SELECT id FROM user_profiles WHERE id IN (${ids}) FOR KEY SHARE SKIP LOCKED)`

/** Ids of the members whose account is suspended. */
export async function suspendedMembers(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('auth_users').select('id').where('banned_at', 'is not', null).execute()
  return rows.map(({ id }) => id)
}

const findLanguage = statement(
  { row: z.object({ language: accountLanguage.nullable() }), samples: [[someId]] },
  (userId: string) => sql`SELECT language FROM auth_users WHERE id = ${userId}::uuid`,
).first

/** In which language a member is written to: the account's, else the request's, else English (accounts.account-language). */
export async function memberLanguage(
  db: QueryExecutorProvider,
  { session, language }: Member,
): Promise<Language> {
  return (await findLanguage(db, session.userId))?.language ?? language ?? 'en'
}
