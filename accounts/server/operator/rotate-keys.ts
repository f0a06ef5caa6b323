import type { Database } from '@basera/database/types'
import type { Secrets } from '@basera/platform/server/secrets'
import type { Kysely } from 'kysely'
import { replaceSigningKey } from '../auth/tokens/signing-keys.ts'
import { logAct, type OperatorAct, reasonOf } from './operator-log.ts'

/** Makes a new key for access tokens, as `rotateSigningKeys` does. Throws `validation_failed` without a reason. */
export async function rotateKeys(db: Kysely<Database>, secrets: Secrets, act: OperatorAct): Promise<void> {
  reasonOf(act)
  await db.transaction().execute(async (trx) => {
    await logAct(trx, act)
    await replaceSigningKey(trx, secrets)
  })
}
