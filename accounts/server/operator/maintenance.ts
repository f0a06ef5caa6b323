import type { Database } from '@basera/database/types'
import { rowsByPage } from '@basera/platform/server/database'
import { type FileStore, storedAt } from '@basera/platform/server/files'
import type { Secrets } from '@basera/platform/server/secrets'
import type { Kysely, Transaction } from 'kysely'
import { type Erasure, findErased, rememberErasures } from '../account/account.queries.ts'
import { type DeletionNeeds, removeAccount } from '../account/delete-account.ts'
import { replaceSigningKey } from '../auth/tokens/signing-keys.ts'
import { type CheckedProfile, findProfilesToCheck, hasAvatar } from './operator.queries.ts'
import { logAct, type OperatorAct, reasonOf } from './operator-log.ts'

/** Rotates signing keys. Throws `validation_failed` without a reason. */
export async function rotateKeys(db: Kysely<Database>, secrets: Secrets, act: OperatorAct): Promise<void> {
  reasonOf(act)
  await db.transaction().execute(async (trx) => {
    await logAct(trx, act)
    await replaceSigningKey(trx, secrets)
  })
}

/** Deletes accounts that a backup brought back (trust.erased-again); logs each. Gives their number. */
export async function eraseAgain(
  trx: Transaction<Database>,
  needs: Omit<DeletionNeeds, 'db'>,
  act: OperatorAct,
  erasures: readonly Erasure[],
): Promise<number> {
  const found = await findErased(
    trx,
    erasures.map(({ digest }) => digest),
  )
  for (const { id } of found) {
    await logAct(trx, act, { kind: 'person', id })
    await removeAccount(trx, needs, id)
  }
  await rememberErasures(trx, erasures)
  return found.length
}

/** Gets a sentence per fault, with ids. */
export type FaultListener = (fault: string) => void

const pageSize = 1000

async function checkPicture(
  db: Kysely<Database>,
  files: Pick<FileStore, 'find'>,
  { id, avatar_url }: CheckedProfile,
  onFault: FaultListener,
): Promise<void> {
  const stored = storedAt(avatar_url)
  if (!stored || (await files.find(stored.bucket, stored.path))) return
  // A picture replaced meanwhile is no fault.
  if (await hasAvatar(db, id, avatar_url)) onFault(`The picture of person ${id} has no file.`)
}

/** Checks pictures and blurred locations of all profiles; gives their number. Holds a page in memory. */
export async function verifyProfiles(
  db: Kysely<Database>,
  files: Pick<FileStore, 'find'>,
  onFault: FaultListener,
): Promise<number> {
  let checked = 0
  for await (const row of rowsByPage(pageSize, (after) => findProfilesToCheck(db, after, pageSize))) {
    checked++
    if (!row.point_right) onFault(`The public point of person ${row.id} is not that of the exact point.`)
    await checkPicture(db, files, row, onFault)
  }
  return checked
}
