import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { Secrets } from '@basera/platform/server/secrets'
import { commonRefusals } from '@basera/platform/server/sentences'
import type { Kysely, Transaction } from 'kysely'
import { refusals } from '../sentences.ts'
import {
  deleteCounters,
  deleteUsers,
  findRegistration,
  insertClosedAccount,
  lockForDeletion,
} from './account.queries.ts'
import type { Parting } from './parting.ts'
import type { FileRemovals } from './personal-files.ts'

export interface DeletionNeeds {
  readonly db: Kysely<Database>
  readonly secrets: Secrets
  readonly fileRemovals: FileRemovals
}

const registrationDays = 180

async function keepRegistration(trx: Transaction<Database>, secrets: Secrets, userId: string): Promise<void> {
  const registration = { ...(await findRegistration(trx, userId)), closed_at: new Date() }
  await insertClosedAccount(trx, secrets.seal(JSON.stringify(registration)), registrationDays)
}

/** Deletes an account and, by foreign keys, everything of it. Files follow after the commit. */
export async function removeAccount(
  trx: Transaction<Database>,
  { secrets, fileRemovals }: Omit<DeletionNeeds, 'db'>,
  userId: string,
): Promise<void> {
  await keepRegistration(trx, secrets, userId)
  await deleteUsers(trx, [userId])
  await deleteCounters(trx, userId)
  await fileRemovals.add(trx, userId)
}

const sentence = refusals.deletionEmail

async function requireOwnAddress(trx: Transaction<Database>, userId: string, confirmEmail: string) {
  const email = await lockForDeletion(trx, userId)
  if (email === undefined) throw new Problem('no_session', commonRefusals.signIn)
  if (email !== confirmEmail.trim().toLowerCase())
    throw new Problem('validation_failed', sentence, [{ field: 'confirm_email', message: sentence }])
}

/** accounts.deletion-confirmed. Throws `validation_failed` for another address, `no_session`. */
export async function deleteAccount(
  needs: DeletionNeeds & { readonly partings?: readonly Parting[] },
  userId: string,
  confirmEmail: string,
): Promise<void> {
  const { db, partings = [] } = needs
  await db.transaction().execute((trx) => requireOwnAddress(trx, userId, confirmEmail))
  for (const callOff of partings) await callOff(userId)
  await db.transaction().execute(async (trx) => {
    await requireOwnAddress(trx, userId, confirmEmail)
    await removeAccount(trx, needs, userId)
  })
}
