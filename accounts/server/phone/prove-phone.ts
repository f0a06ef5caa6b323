import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { MailQueue } from '@basera/platform/server/mail'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { PhoneState } from '../../contract/phone-calls.ts'
import { type MailSite, phoneMovedMail } from '../mails/index.ts'
import { maskedPhone } from './phone-number.ts'
import { type PhoneRow, presentPhone } from './show-phone.ts'

export interface Proving {
  readonly db: Kysely<Database>
  readonly mails: MailQueue
  readonly site: MailSite
}

export interface Proof {
  readonly userId: string
  /** E.164. */
  readonly phone: string
  /** Uses the proof up; `false` when another request was first. */
  readonly claim: (trx: Transaction<Database>) => Promise<boolean>
}

/** Two accounts that prove one number wait for each other, and profiles are locked in one order: nobody deadlocks. */
async function lockNumber(trx: Transaction<Database>, { userId, phone }: Proof): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`.execute(trx)
  await sql`
    SELECT 1 FROM user_profiles WHERE id = ${userId} OR (phone = ${phone} AND phone_verified) ORDER BY id FOR UPDATE
  `.execute(trx)
}

/** Decisions 3: one account per verified number. The older account loses it and is told. */
async function takeFromOthers(
  { mails, site }: Proving,
  trx: Transaction<Database>,
  { userId, phone }: Proof,
) {
  const { rows } = await sql<{ email: string }>`
    UPDATE user_profiles SET phone = NULL, phone_verified = false, phone_verified_at = NULL, updated_at = now()
    WHERE phone = ${phone} AND phone_verified AND id <> ${userId} RETURNING email
  `.execute(trx)
  for (const { email } of rows)
    await mails.add(trx, phoneMovedMail(email, { maskedPhone: maskedPhone(phone) }, site))
}

async function markProven(trx: Transaction<Database>, { userId, phone }: Proof): Promise<PhoneState> {
  const { rows } = await sql<PhoneRow>`
    UPDATE user_profiles SET phone = ${phone}, phone_verified = true, phone_verified_at = now(), updated_at = now()
    WHERE id = ${userId} RETURNING phone, phone_verified, phone_verified_at
  `.execute(trx)
  const [row] = rows
  if (!row) throw new Problem('conflict', 'Failed to save phone verification. Please try again.')
  return presentPhone(row)
}

/**
 * Uses a proof up and marks the number verified, in one transaction: the only place that ever does (decisions 3).
 * `undefined` when the proof was used before. Throws `conflict` when the account has no profile.
 */
export function provePhone(proving: Proving, proof: Proof): Promise<PhoneState | undefined> {
  return proving.db.transaction().execute(async (trx) => {
    await lockNumber(trx, proof)
    if (!(await proof.claim(trx))) return undefined
    await takeFromOthers(proving, trx, proof)
    return markProven(trx, proof)
  })
}
