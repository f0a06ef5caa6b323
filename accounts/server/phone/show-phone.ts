import type { Database } from '@basera/database/types'
import { type Kysely, sql } from 'kysely'
import type { PhoneState } from '../../contract/phone-calls.ts'

export interface PhoneRow {
  readonly phone: string | null
  readonly phone_verified: boolean
  readonly phone_verified_at: Date | null
}

/** The caller's number as the contract shows it. */
export const presentPhone = ({ phone, phone_verified, phone_verified_at }: PhoneRow): PhoneState => ({
  phone,
  phone_verified,
  phone_verified_at: phone_verified_at?.toISOString() ?? null,
})

/** The caller's own number. No profile counts as not verified, without error (accounts 4). */
export async function showPhone(db: Kysely<Database>, userId: string): Promise<PhoneState> {
  const { rows } = await sql<PhoneRow>`
    SELECT phone, phone_verified, phone_verified_at FROM user_profiles WHERE id = ${userId}
  `.execute(db)
  return presentPhone(rows[0] ?? { phone: null, phone_verified: false, phone_verified_at: null })
}
