import type { Database } from '@basera/database/types'
import { every, inBatches, type Task } from '@basera/platform/server/jobs'
import type { MailQueue, MailSite } from '@basera/platform/server/mail'
import type { Kysely, QueryExecutorProvider, Transaction } from 'kysely'
import { deleteOldRegistrations, deleteUsers } from '../account/account.queries.ts'
import { type DeletionNeeds, removeAccount } from '../account/delete-account.ts'
import { unusedAccountMail } from '../mails/account-mails.ts'
import {
  announceErasures,
  deleteUnusedSessions,
  lockAnnounced,
  lockNeverEntered,
  lockNeverProven,
  noteUsesOfBatch,
  sweepExpired,
  withdrawAnnouncements,
} from './retention.queries.ts'

/** trust.session-retention; browsers in use renew theirs every hour. */
const sessionDays = 365
/** Days between notes of an account's use: exact enough for years, few writes. */
const noteDays = 30
/** trust.unentered-retention */
const neverEnteredDays = 7
/** trust.unproven-retention */
const neverProvenDays = 180
/** trust.unused-retention; the DPDP Rules, 2025 ask for two days at least after the mail (rule 8(2)). */
const unusedYears = 3
const noticeDays = 30

const rowsAtOnce = 1000

export const endUnusedSessions = (db: QueryExecutorProvider): Promise<number> =>
  inBatches(rowsAtOnce, () => deleteUnusedSessions(db, sessionDays, rowsAtOnce))

const notedAtOnce = 5000

/** Notes last use, which outlives the sessions. */
export async function noteUses(db: QueryExecutorProvider): Promise<void> {
  let after: string | null = null
  do after = await noteUsesOfBatch(db, after, noteDays, notedAtOnce)
  while (after !== null)
}

const abandonedAtOnce = 200

/** Deletes abandoned sign-ups (docs/privacy.md); gives their number. */
export async function dropAbandoned(db: Kysely<Database>, needs: Omit<DeletionNeeds, 'db'>): Promise<number> {
  const entered = await inBatches(abandonedAtOnce, () =>
    db.transaction().execute(async (trx) => {
      const found = await lockNeverEntered(trx, neverEnteredDays, abandonedAtOnce)
      if (found.length > 0)
        await deleteUsers(
          trx,
          found.map(({ id }) => id),
        )
      return found.length
    }),
  )
  const proven = await inBatches(abandonedAtOnce, () =>
    db.transaction().execute(async (trx) => {
      const found = await lockNeverProven(trx, neverProvenDays, abandonedAtOnce)
      for (const { id } of found) await removeAccount(trx, needs, id)
      return found.length
    }),
  )
  return entered + proven
}

interface RetentionNeeds extends DeletionNeeds {
  readonly mails: MailQueue
  readonly site: MailSite
}

const unusedAtOnce = 100

async function announce({ mails, site }: RetentionNeeds, trx: Transaction<Database>): Promise<number> {
  const announced = await announceErasures(trx, unusedYears, noticeDays, unusedAtOnce)
  for (const { day, ...reader } of announced) await mails.add(trx, unusedAccountMail(reader, day, site))
  return announced.length
}

async function erase(needs: RetentionNeeds, trx: Transaction<Database>): Promise<number> {
  const found = await lockAnnounced(trx, unusedYears, noticeDays, unusedAtOnce)
  for (const { id } of found) await removeAccount(trx, needs, id)
  return found.length
}

export async function eraseUnused(needs: RetentionNeeds): Promise<{ announced: number; erased: number }> {
  const { db } = needs
  await withdrawAnnouncements(db, unusedYears)
  return {
    erased: await inBatches(unusedAtOnce, () => db.transaction().execute((trx) => erase(needs, trx))),
    announced: await inBatches(unusedAtOnce, () => db.transaction().execute((trx) => announce(needs, trx))),
  }
}

const hourly = 60
const daily = 1440

/** `isOurs`: with another auth server, nobody here knows who still signs in. */
export function retentionTasks(needs: RetentionNeeds, isOurs: boolean): readonly Task[] {
  const { db } = needs
  const tasks = [
    every(hourly, 'sweep-expired', () => sweepExpired(db)),
    every(hourly, 'forget-registrations', () => deleteOldRegistrations(db)),
  ]
  if (!isOurs) return tasks
  const forgetUnused = async () => {
    // First, so that a session that ends has been noted.
    await noteUses(db)
    await endUnusedSessions(db)
    await dropAbandoned(db, needs)
    await eraseUnused(needs)
  }
  return [...tasks, every(daily, 'forget-unused', forgetUnused)]
}
