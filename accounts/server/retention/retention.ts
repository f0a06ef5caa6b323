import type { Database } from '@basera/database/types'
import { emptyQueue, faultsOf, throwFaults } from '@basera/platform/server/faults'
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

type Trx = Transaction<Database>

interface Removal {
  readonly atOnce: number
  lock(trx: Trx, atOnce: number, except: readonly string[]): Promise<readonly { readonly id: string }[]>
  remove(trx: Trx, ids: readonly string[]): Promise<unknown>
}

/** Removes accounts together; where that fails, one by one, so that one that fails keeps no other. Gives their number. */
async function removeFound(db: Kysely<Database>, { atOnce, lock, remove }: Removal): Promise<number> {
  const removeSome = (limit: number, except: readonly string[], take: (id: string) => void) =>
    db.transaction().execute(async (trx) => {
      const ids = (await lock(trx, limit, except)).map(({ id }) => id)
      ids.forEach(take)
      if (ids.length > 0) await remove(trx, ids)
      return ids.length
    })
  try {
    return await inBatches(atOnce, () => removeSome(atOnce, [], () => undefined))
  } catch {
    return emptyQueue<string>(async (failed, take) => (await removeSome(1, failed, take)) > 0)
  }
}

async function removeAccounts(trx: Trx, needs: Omit<DeletionNeeds, 'db'>, ids: readonly string[]) {
  for (const id of ids) await removeAccount(trx, needs, id)
}

const abandonedAtOnce = 200

/** Deletes sign-ups whose link was never opened; gives their number. */
export const dropNeverEntered = (db: Kysely<Database>): Promise<number> =>
  removeFound(db, {
    atOnce: abandonedAtOnce,
    lock: (trx, atOnce, except) => lockNeverEntered(trx, neverEnteredDays, atOnce, except),
    remove: deleteUsers,
  })

/** Closes accounts that proved neither mailbox nor number; gives their number. */
export const dropNeverProven = (db: Kysely<Database>, needs: Omit<DeletionNeeds, 'db'>): Promise<number> =>
  removeFound(db, {
    atOnce: abandonedAtOnce,
    lock: (trx, atOnce, except) => lockNeverProven(trx, neverProvenDays, atOnce, except),
    remove: (trx, ids) => removeAccounts(trx, needs, ids),
  })

interface RetentionNeeds extends DeletionNeeds {
  readonly mails: MailQueue
  readonly site: MailSite
}

const unusedAtOnce = 100

async function announce({ mails, site }: RetentionNeeds, trx: Trx): Promise<number> {
  const announced = await announceErasures(trx, unusedYears, noticeDays, unusedAtOnce)
  for (const { day, ...reader } of announced) await mails.add(trx, unusedAccountMail(reader, day, site))
  return announced.length
}

const erase = (needs: RetentionNeeds): Promise<number> =>
  removeFound(needs.db, {
    atOnce: unusedAtOnce,
    lock: (trx, atOnce, except) => lockAnnounced(trx, unusedYears, noticeDays, atOnce, except),
    remove: (trx, ids) => removeAccounts(trx, needs, ids),
  })

export async function eraseUnused(needs: RetentionNeeds): Promise<{ announced: number; erased: number }> {
  const { db } = needs
  await withdrawAnnouncements(db, unusedYears)
  return {
    announced: await inBatches(unusedAtOnce, () => db.transaction().execute((trx) => announce(needs, trx))),
    erased: await erase(needs),
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
    const removals = [() => dropNeverEntered(db), () => dropNeverProven(db, needs), () => eraseUnused(needs)]
    throwFaults(await faultsOf<() => Promise<unknown>>(removals, (remove) => remove()))
  }
  return [...tasks, every(daily, 'forget-unused', forgetUnused)]
}
