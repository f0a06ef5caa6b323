import { type ConsentMeans, type ConsentPurpose, privacyNotice } from '@basera/accounts/contract'
import { type QueryExecutorProvider, sql } from 'kysely'

/** A switch that a person turned. */
export interface ConsentAct {
  readonly userId: string
  readonly purpose: Exclude<ConsentPurpose, 'service'>
  readonly isGiven: boolean
  readonly means: ConsentMeans
}

/**
 * Records that a person agreed to one purpose or took it back, in the transaction that turned the switch and while it
 * holds what the switch is kept in: so the record has the order of the acts. What is so already is not recorded again.
 */
export async function recordConsent(
  trx: QueryExecutorProvider,
  { userId, purpose, isGiven, means }: ConsentAct,
): Promise<void> {
  const act = isGiven ? 'given' : 'withdrawn'
  await sql`
    INSERT INTO consents (user_id, purpose, act, notice_version, language, means)
    SELECT id, ${purpose}, ${act}, ${privacyNotice.version}, ${privacyNotice.language}, ${means}
    FROM user_profiles WHERE id = ${userId}::uuid AND ${act} IS DISTINCT FROM (
      SELECT act FROM consents WHERE user_id = ${userId}::uuid AND purpose = ${purpose} ORDER BY id DESC LIMIT 1)
  `.execute(trx)
}

/**
 * Records that a person agreed to what the account needs, by an act under the line that names the notice. Recorded anew
 * whenever it is done anew: whoever proves a mailbox may be another one than who signed up with it.
 */
export async function agreeToService(
  trx: QueryExecutorProvider,
  userId: string,
  means: 'sign_up' | 'google' | 'mailed_link',
): Promise<void> {
  await sql`
    INSERT INTO consents (user_id, purpose, act, notice_version, language, means)
    SELECT id, 'service', 'given', ${privacyNotice.version}, ${privacyNotice.language}, ${means}
    FROM user_profiles WHERE id = ${userId}::uuid
  `.execute(trx)
}
