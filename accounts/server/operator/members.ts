import type { Readable } from 'node:stream'
import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import { commonRefusals } from '@basera/platform/server/sentences'
import type { Kysely, Transaction } from 'kysely'
import { lockForDeletion } from '../account/account.queries.ts'
import { type DeletionNeeds, removeAccount } from '../account/delete-account.ts'
import { type ExportNeeds, exportArchive } from '../account/export-data.ts'
import { accountsPersonalData } from '../account/personal-data.ts'
import { deleteSessions } from '../auth/sessions/sessions.queries.ts'
import { accountExists } from '../auth/users/users.queries.ts'
import type { NumberRecords } from '../phone/number-records.ts'
import { refusals } from '../sentences.ts'
import {
  findMemberDetails,
  findMemberSummaries,
  findVerifiedPhone,
  lockAccountStatus,
  type MemberDetails,
  type MemberSearch,
  type MemberSummary,
  setSuspended,
} from './operator.queries.ts'
import { logAct, type OperatorAct, reasonOf } from './operator-log.ts'

const memberNotFound = () => new Problem('not_found', commonRefusals.noSuchPerson)

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const phone = /^\+?\d[\d\s-]{6,}$/

function searchOf(text: string): MemberSearch {
  if (uuid.test(text)) return { by: 'id', text }
  if (text.includes('@')) return { by: 'email', text: text.toLowerCase() }
  if (!phone.test(text)) return { by: 'name', text: text.toLowerCase() }
  const digits = text.replace(/\D/g, '')
  return { by: 'phone', phones: [`+${digits}`, `+91${digits.replace(/^0/, '')}`] }
}

/** Members by id, e-mail address, phone number or part of the name, newest first. Logs the look, not the text. */
export async function findMembers(
  db: Kysely<Database>,
  act: OperatorAct,
  text: string,
  limit = 50,
): Promise<MemberSummary[]> {
  return db.transaction().execute(async (trx) => {
    await logAct(trx, act)
    return findMemberSummaries(trx, searchOf(text.trim()), limit)
  })
}

/** One member with address and phone; logged. Throws `not_found`. */
export async function showMember(db: Kysely<Database>, act: OperatorAct, id: string): Promise<MemberDetails> {
  return db.transaction().execute(async (trx) => {
    const member = await findMemberDetails(trx, id)
    if (!member) throw memberNotFound()
    await logAct(trx, act, { kind: 'person', id })
    return member
  })
}

async function isSuspended(trx: Transaction<Database>, id: string): Promise<boolean> {
  const account = await lockAccountStatus(trx, id)
  if (!account) throw memberNotFound()
  return account.banned_at !== null
}

/** Suspends an account as part of an act about its person; again without effect. */
export async function suspendWith(trx: Transaction<Database>, act: OperatorAct, id: string): Promise<void> {
  const before = await isSuspended(trx, id)
  await logAct(trx, act, { kind: 'person', id })
  if (before) return
  await setSuspended(trx, id, true)
  await deleteSessions(trx, id, { scope: 'global' })
}

/** {@link suspendMember} as part of a decision about the person: again without effect. */
export async function suspendMemberWith(
  trx: Transaction<Database>,
  act: OperatorAct,
  id: string,
  numbers?: Pick<NumberRecords, 'suspend'>,
): Promise<readonly string[]> {
  const reason = reasonOf(act)
  await suspendWith(trx, act, id)
  const phone = await findVerifiedPhone(trx, id)
  const others = (await numbers?.suspend(trx, { userId: id, phone, reason })) ?? []
  for (const other of others) await suspendWith(trx, act, other)
  return others
}

/**
 * Suspends a member (trust.person-suspended), with their number and the accounts that it gives. Gives the other
 * accounts. Throws `not_found`, `conflict`, `validation_failed` without a reason.
 */
export async function suspendMember(
  db: Kysely<Database>,
  act: OperatorAct,
  id: string,
  numbers?: Pick<NumberRecords, 'suspend'>,
): Promise<readonly string[]> {
  return db.transaction().execute(async (trx) => {
    if (await isSuspended(trx, id)) throw new Problem('conflict', refusals.suspendedAlready)
    return suspendMemberWith(trx, act, id, numbers)
  })
}

/** {@link restoreMember} as part of a decision about the person: without effect where nobody is suspended. */
export async function restoreMemberWith(
  trx: Transaction<Database>,
  act: OperatorAct,
  id: string,
  numbers?: Pick<NumberRecords, 'lift'>,
): Promise<void> {
  reasonOf(act)
  if (!(await isSuspended(trx, id))) return
  await logAct(trx, act, { kind: 'person', id })
  await setSuspended(trx, id, false)
  await numbers?.lift(trx, id)
}

/** Lifts a suspension. Throws like {@link suspendMember}. */
export async function restoreMember(
  db: Kysely<Database>,
  act: OperatorAct,
  id: string,
  numbers?: Pick<NumberRecords, 'lift'>,
): Promise<void> {
  reasonOf(act)
  await db.transaction().execute(async (trx) => {
    if (!(await isSuspended(trx, id))) throw new Problem('conflict', refusals.notSuspended)
    await restoreMemberWith(trx, act, id, numbers)
  })
}

/** Deletes an account like its member would. Throws `not_found`, `validation_failed` without a reason. */
export async function eraseMember(needs: DeletionNeeds, act: OperatorAct, id: string): Promise<void> {
  reasonOf(act)
  await needs.db.transaction().execute(async (trx) => {
    if ((await lockForDeletion(trx, id)) === undefined) throw memberNotFound()
    await logAct(trx, act, { kind: 'person', id })
    await removeAccount(trx, needs, id)
  })
}

/** The member's own copy as a ZIP; logged first. Throws `not_found`, `validation_failed`. */
export async function exportMember(
  db: Kysely<Database>,
  { files, data }: ExportNeeds,
  act: OperatorAct,
  id: string,
): Promise<Readable> {
  if (act.reason !== undefined) reasonOf(act)
  await db.transaction().execute(async (trx) => {
    if (!(await accountExists(trx, id))) throw memberNotFound()
    await logAct(trx, act, { kind: 'person', id })
  })
  return exportArchive({ files, data: [accountsPersonalData(db), ...data] }, id)
}
