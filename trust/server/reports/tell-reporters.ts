import { mailOf, mailTexts } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import { translations } from '@basera/platform/server/languages'
import type { MailQueue, MailSite } from '@basera/platform/server/mail'
import { type ReportOutcome, receiptOf } from '@basera/trust/contract'
import type { Transaction } from 'kysely'
import type en from './locales/en.json'
import { decideReportsOf, findMailboxes } from './reports.queries.ts'

const reportTexts = translations<typeof en>('trust/server/reports')

interface TellNeeds {
  readonly mails: MailQueue
  readonly site: MailSite
}

/** Closes the open reports of a case with what came of them, and mails each reporter who has a proven address (trust.report-outcome). */
export async function tellReporters(
  { mails, site }: TellNeeds,
  trx: Transaction<Database>,
  caseId: string,
  outcome: ReportOutcome,
): Promise<void> {
  const decided = await decideReportsOf(trx, caseId, outcome)
  const reporters = decided.flatMap(({ reporter_id }) => (reporter_id === null ? [] : [reporter_id]))
  if (reporters.length === 0) return
  const addresses = new Map((await findMailboxes(trx, reporters)).map((mailbox) => [mailbox.id, mailbox]))
  for (const { id, reporter_id, title } of decided) {
    const to = addresses.get(reporter_id ?? '')
    if (!to) continue
    const values = { receipt: receiptOf(id), titled: title === null ? 'no' : 'yes', title, outcome }
    const texts = mailTexts(reportTexts(to.language), 'outcome', values)
    await mails.add(trx, mailOf(to, texts, `${site.publicUrl}/account/reports`, site))
  }
}
