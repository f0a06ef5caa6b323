import type { Database } from '@basera/database/types'
import { Problem } from '@basera/platform/contract'
import type { FileStore } from '@basera/platform/server/files'
import { recordEvent } from '@basera/platform/server/telemetry'
import {
  type Harm,
  type ReportReason,
  type ReportReceipt,
  receiptOf,
  reportsUntilHidden,
  type SubjectKind,
  trustSentences,
} from '@basera/trust/contract'
import type { Kysely, Transaction } from 'kysely'
import { openCase } from '../cases/open-case.ts'
import type { FindSubject, Snapshot, Subject } from '../subjects.ts'
import { insertEvidence, insertLaterEvidence, trimLaterEvidence } from './evidence.queries.ts'
import { keepFiles } from './evidence-files.ts'
import { changeOpenReport, type FiledReport, lockAccounts, setCase, weighReports } from './reports.queries.ts'
import { fileReport } from './reports.ts'
import { attachScreenshots } from './screenshots.ts'

export interface GivenReport {
  readonly about: SubjectKind
  readonly id: string
  readonly reason: ReportReason
  readonly details: string | null
  /** Ids of drafts of the reporter. */
  readonly screenshots?: readonly string[]
}

/** Takes reports of members. Throws `not_found` for what they do not see, `conflict` for their own. */
export interface Reports {
  take(reporterId: string, report: GivenReport): Promise<ReportReceipt>
}

interface ReportNeeds {
  readonly db: Pick<Kysely<Database>, 'transaction'>
  readonly find: FindSubject
  /** Without, pictures are not copied. */
  readonly files?: FileStore
}

const gravest: ReadonlySet<ReportReason> = new Set(['threat', 'sexual', 'minor', 'unsafe'])
const grave: ReadonlySet<ReportReason> = new Set([
  'money_first',
  'scam',
  'codes_or_documents',
  'impersonation',
  'not_real',
  'harassment',
  'discrimination',
])

const harmOf = (reason: ReportReason): Harm => (gravest.has(reason) ? 3 : grave.has(reason) ? 2 : 1)

interface Seen {
  readonly subject: Subject
  readonly snapshot: Snapshot
  readonly reporterId: string
  readonly report: GivenReport
}

async function joinCase(trx: Transaction<Database>, seen: Seen, filed: FiledReport): Promise<string> {
  const { snapshot, report } = seen
  const caseId = await openCase(trx, {
    kind: 'reports',
    subject: { kind: report.about, id: report.id },
    accountId: snapshot.former ? null : snapshot.accountId,
    harm: harmOf(report.reason),
    because: [report.reason],
    title: snapshot.title,
    numberHash: snapshot.former?.numberHash ?? null,
  })
  await setCase(trx, filed.id, caseId)
  return caseId
}

/** trust.report-hides */
async function hideIfWeighty(
  trx: Transaction<Database>,
  { subject, report }: Seen,
  caseId: string,
): Promise<void> {
  if (!subject.holdReported) return
  const weight = await weighReports(trx, caseId)
  if (weight && (weight.proven || weight.persons >= reportsUntilHidden))
    await subject.holdReported(trx, report.id)
}

async function copySeen(files: FileStore | undefined, { snapshot, reporterId }: Seen) {
  const { accountId: reportedId, content, former } = snapshot
  const copies = files ? await keepFiles(files, reportedId, snapshot.files) : []
  return { reporterId, reportedId, reportedNumber: former?.numberHash ?? null, content, files: copies }
}

const laterCopies = 2

/** Sent again: what is seen by now may be another thing than before. */
async function addEvidence(
  trx: Transaction<Database>,
  files: FileStore | undefined,
  seen: Seen,
  known: FiledReport,
): Promise<void> {
  const copy = await copySeen(files, seen)
  const caseId = await joinCase(trx, seen, known)
  await insertLaterEvidence(trx, { ...copy, reportId: known.id, caseId })
  await trimLaterEvidence(trx, known.id, laterCopies)
}

async function fileWithEvidence(
  trx: Transaction<Database>,
  files: FileStore | undefined,
  seen: Seen,
): Promise<FiledReport> {
  const { snapshot, reporterId, report } = seen
  const reportedId = snapshot.accountId
  const copy = await copySeen(files, seen)
  const { about, id: aboutId, reason, details } = report
  const filed = await fileReport(trx, {
    ...{ reporterId, about, aboutId, reason, details, title: snapshot.title },
    reportedId: snapshot.former ? null : reportedId,
  })
  const caseId = await joinCase(trx, seen, filed)
  await insertEvidence(trx, { ...copy, reportId: filed.id, caseId })
  await hideIfWeighty(trx, seen, caseId)
  return filed
}

/** What was seen is copied in the transaction of the report (trust.report-evidence). */
export const openReports = ({ db, find, files }: ReportNeeds): Reports => ({
  async take(reporterId, report) {
    const subject = find(report.about)
    const { warning, ...filed } = await db.transaction().execute(async (trx) => {
      const snapshot = await subject.snapshot(trx, report.id, reporterId)
      if (!snapshot) throw new Problem('not_found', trustSentences.reportedNotFound)
      if (snapshot.accountId === reporterId) throw new Problem('conflict', trustSentences.reportedOwn)
      const { about, id: aboutId, reason, details } = report
      const reportedId = snapshot.accountId
      await lockAccounts(trx, [reporterId, reportedId])
      const known = await changeOpenReport(trx, { reporterId, reportedId, about, aboutId, reason, details })
      const seen = { subject, snapshot, reporterId, report }
      const isNew = !known?.case_id
      const filed = isNew ? await fileWithEvidence(trx, files, seen) : known
      if (!isNew) await addEvidence(trx, files, seen, known)
      await attachScreenshots(trx, reporterId, filed.id, report.screenshots ?? [])
      return { ...filed, warning: isNew ? snapshot.warning : undefined }
    })
    if (warning) recordEvent('message-warning', `reported ${warning}`)
    return { id: filed.id, receipt: receiptOf(filed.id), created_at: filed.created_at.toISOString() }
  },
})
