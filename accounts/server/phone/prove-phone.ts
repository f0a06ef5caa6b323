import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { MailQueue, MailSite } from '@basera/platform/server/mail'
import { commonRefusals } from '@basera/platform/server/sentences'
import type { Kysely, Transaction } from 'kysely'
import type { OwnPhone, PhoneState } from '../../contract/phone-calls.ts'
import { phoneMovedMail } from '../mails/account-mails.ts'
import { refusals } from '../sentences.ts'
import type { NumberRecords } from './number-records.ts'
import {
  clearPhoneOfOthers,
  findPhone,
  lockPhone,
  lockProver,
  type PhoneRow,
  setVerifiedPhone,
} from './phone.queries.ts'
import { maskedPhone } from './phone-number.ts'

export interface Proving {
  readonly db: Kysely<Database>
  readonly mails: MailQueue
  readonly site: MailSite
  readonly numbers: NumberRecords
}

export interface Proof {
  readonly userId: string
  readonly phone: string
  readonly claim: (trx: Transaction<Database>) => Promise<boolean>
}

/** Mails the older account (accounts.phone-single). */
async function takeFromOthers(
  { mails, site }: Proving,
  trx: Transaction<Database>,
  { userId, phone }: Proof,
): Promise<void> {
  for (const reader of await clearPhoneOfOthers(trx, userId, phone))
    await mails.add(trx, phoneMovedMail(reader, { maskedPhone: maskedPhone(phone) }, site))
}

const presentPhone = ({ phone, phone_verified, phone_verified_at }: PhoneRow): PhoneState => ({
  phone,
  phone_verified,
  phone_verified_at: phone_verified_at?.toISOString() ?? null,
})

/**
 * Spends a proof and verifies the number, once (accounts.phone-server). Throws `conflict` without a profile, `no_session`
 * for an account suspended meanwhile, `phone_not_accepted`.
 */
export function provePhone(proving: Proving, proof: Proof): Promise<PhoneState | undefined> {
  const { userId, phone } = proof
  return proving.db.transaction().execute(async (trx) => {
    await lockPhone(trx, userId, phone)
    if (!(await proof.claim(trx))) return undefined
    if (!(await lockProver(trx, userId))) throw new Problem('no_session', commonRefusals.signIn)
    await proving.numbers.recordProof(trx, { userId, phone })
    await takeFromOthers(proving, trx, proof)
    const row = await setVerifiedPhone(trx, userId, phone)
    if (!row) throw new Problem('conflict', refusals.phoneUnsaved)
    return presentPhone(row)
  })
}

/** Not verified without a profile row (accounts.phone-missing-row). */
export async function showPhone(db: Kysely<Database>, userId: string): Promise<OwnPhone> {
  const row = await findPhone(db, userId)
  return {
    ...presentPhone(row ?? { phone: null, phone_verified: false, phone_verified_at: null }),
    ...(row?.phone_left_at && { number_left: true }),
  }
}
