import type { Readable } from 'node:stream'
import type { Database } from '@basera/database/types'
import type { Kysely } from 'kysely'
import { accountsPersonalData } from '../account/accounts-personal-data.ts'
import { type ExportNeeds, exportArchive } from '../account/export-archive.ts'
import { logAct, type OperatorAct, reasonOf } from './operator-log.ts'
import { personNotFound } from './show-person.ts'

/**
 * The copy that a member can ask for, as a ZIP; `needs.data` is what the other features keep. Logged before anything is
 * read. Throws `not_found`, and `validation_failed` for a reason that names people.
 */
export async function exportPerson(
  db: Kysely<Database>,
  { files, data }: ExportNeeds,
  act: OperatorAct,
  id: string,
): Promise<Readable> {
  if (act.reason !== undefined) reasonOf(act)
  await db.transaction().execute(async (trx) => {
    const found = await trx.selectFrom('auth_users').select('id').where('id', '=', id).executeTakeFirst()
    if (!found) throw personNotFound()
    await logAct(trx, act, { kind: 'person', id })
  })
  return exportArchive({ files, data: [accountsPersonalData(db), ...data] }, id)
}
