import { shownProofs } from '@basera/accounts/contract'
import type { Database } from '@basera/database/types'
import { now, someId, statement } from '@basera/platform/server/database'
import { type Expression, type Kysely, sql, type Transaction } from 'kysely'
import { z } from 'zod'

type Db = Kysely<Database>
type Trx = Transaction<Database>

const dayOf = (moment: Expression<unknown>) =>
  sql`to_char(${moment} AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD')`

/** What a member has proven, as JSON: `ShownProofs`. A suspended account shows nothing (accounts.proofs-shown). */
export const proofsOf = (member: Expression<unknown>) => sql`(
  SELECT json_build_object(
    'phone_on', ${dayOf(sql`proven.phone_verified_at`)},
    'work', CASE WHEN work.user_id IS NOT NULL
      THEN json_build_object('domain', work.domain, 'on', ${dayOf(sql`work.proven_at`)}) END,
    'photo_on', ${dayOf(sql`photo.decided_at`)})
  FROM auth_users account
  LEFT JOIN user_profiles proven ON proven.id = account.id AND proven.phone_verified AND account.banned_at IS NULL
  LEFT JOIN work_proofs work ON work.user_id = account.id AND account.banned_at IS NULL
  LEFT JOIN photo_checks photo ON photo.user_id = account.id AND photo.status = 'matched' AND account.banned_at IS NULL
  WHERE account.id = ${member})`

export const findProofs = statement(
  { row: z.object({ proofs: shownProofs }), samples: [[someId]] },
  (userId: string) =>
    sql`SELECT ${proofsOf(sql`own.id`)} AS proofs FROM auth_users own WHERE own.id = ${userId}::uuid`,
).first

/** Hold the mailbox's lock: whether somebody else has proven it. */
export const isProvenByOther = async (trx: Trx, mailboxHash: string, userId: string): Promise<boolean> =>
  (await trx
    .selectFrom('work_proofs')
    .select('user_id')
    .where('mailbox_hash', '=', mailboxHash)
    .where('user_id', '<>', userId)
    .executeTakeFirst()) !== undefined

interface WorkProof {
  readonly userId: string
  readonly domain: string
  readonly mailboxHash: string
}

export const saveWorkProof = (trx: Trx, { userId, domain, mailboxHash }: WorkProof) =>
  trx
    .insertInto('work_proofs')
    .values({ user_id: userId, domain, mailbox_hash: mailboxHash })
    .onConflict((on) =>
      on.column('user_id').doUpdateSet({ domain, mailbox_hash: mailboxHash, proven_at: now() }),
    )
    .execute()

export async function deleteWorkProof(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('work_proofs').where('user_id', '=', userId).execute()
  await trx.deleteFrom('email_codes').where('user_id', '=', userId).where('purpose', '=', 'work').execute()
}

/** For the copy of a member's data. */
export const workProofOf = (db: Db, userId: string) =>
  db
    .selectFrom('work_proofs')
    .select(['domain', 'proven_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
