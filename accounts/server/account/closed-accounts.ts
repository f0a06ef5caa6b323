import type { Database } from '@basera/database/types'
import type { Secrets } from '@basera/platform/server/secrets'
import { type Kysely, sql, type Transaction } from 'kysely'

/** Days that the law makes us keep registration details after an account is closed (IT Rules, 2021, rule 3(1)(h)). */
export const daysKept = 180

/**
 * Sets the registration details of an account aside, sealed, before it is deleted (help, privacy 5), with what the person
 * was told and agreed to: whoever keeps data has to prove that (DPDP Act, section 6(10)).
 */
export async function keepRegistration(
  trx: Transaction<Database>,
  secrets: Secrets,
  userId: string,
): Promise<void> {
  const details = await trx
    .selectFrom('auth_users as user')
    .leftJoin('user_profiles as profile', 'profile.id', 'user.id')
    .select(['user.email', 'user.created_at', 'profile.full_name', 'profile.phone'])
    .where('user.id', '=', userId)
    .executeTakeFirstOrThrow()
  const agreed = await trx
    .selectFrom('consents')
    .select(['act', 'means', 'notice_version', 'at'])
    .where('user_id', '=', userId)
    .where('purpose', '=', 'service')
    .orderBy('id')
    .execute()
  await trx
    .insertInto('closed_accounts')
    .values({
      sealed_registration: secrets.seal(JSON.stringify({ ...details, agreed, closed_at: new Date() })),
      forget_at: sql<Date>`now() + make_interval(days => ${daysKept})`,
    })
    .execute()
}

/** Forgets the registration details whose time is over. */
export async function forgetRegistrations(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('closed_accounts').where('forget_at', '<', sql<Date>`now()`).execute()
}
