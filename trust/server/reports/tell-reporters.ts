import { type MailTexts, mailOf, mailTexts } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import type { Language } from '@basera/platform/contract/languages'
import { translations } from '@basera/platform/server/languages'
import type { MailQueue, MailSite } from '@basera/platform/server/mail'
import { type DecisionBody, receiptOf } from '@basera/trust/contract'
import type { Transaction } from 'kysely'
import { reasonParagraphs } from '../cases/mails/case-mails.ts'
import type en from './locales/en.json'
import { decideReportsOf, findMailboxes } from './reports.queries.ts'

const reportTexts = translations<typeof en>('trust/server/reports')

interface TellNeeds {
  readonly mails: MailQueue
  readonly site: MailSite
}

type Decided = Pick<DecisionBody, 'decision' | 'rule' | 'statement'>

function outcomeTexts(
  wanted: Language,
  decided: Decided,
  values: Readonly<Record<string, unknown>>,
): MailTexts {
  const texts = mailTexts(reportTexts(wanted), 'outcome', values)
  if (decided.decision === 'nothing') return texts
  return { ...texts, paragraphs: texts.paragraphs.toSpliced(-1, 0, ...reasonParagraphs(wanted, decided)) }
}

/** Closes the open reports of a case with what came of them, and mails each reporter who has a proven address (trust.report-outcome). */
export async function tellReporters(
  { mails, site }: TellNeeds,
  trx: Transaction<Database>,
  caseId: string,
  decided: Decided,
): Promise<void> {
  const outcome = decided.decision === 'nothing' ? 'nothing' : 'acted'
  const closed = await decideReportsOf(trx, caseId, outcome)
  const reporters = closed.flatMap(({ reporter_id }) => (reporter_id === null ? [] : [reporter_id]))
  if (reporters.length === 0) return
  const addresses = new Map((await findMailboxes(trx, reporters)).map((mailbox) => [mailbox.id, mailbox]))
  for (const { id, reporter_id, title } of closed) {
    const to = addresses.get(reporter_id ?? '')
    if (!to) continue
    const values = { receipt: receiptOf(id), titled: title === null ? 'no' : 'yes', title, outcome }
    const texts = outcomeTexts(to.language, decided, values)
    await mails.add(trx, mailOf(to, texts, `${site.publicUrl}/account/reports`, site))
  }
}
