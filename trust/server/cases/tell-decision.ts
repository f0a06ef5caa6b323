import { type MailTexts, mailOf } from '@basera/accounts/server'
import type { Database } from '@basera/database/types'
import type { Language } from '@basera/platform/contract/languages'
import { appealDays } from '@basera/trust/contract'
import type { Transaction } from 'kysely'
import { findMailboxes } from '../reports/reports.queries.ts'
import { appealToken } from './appeal-token.ts'
import type { CaseNeeds } from './case-needs.ts'
import { findTold, type ToldRow } from './decisions.queries.ts'
import { answeredTexts, decidedTexts } from './mails/case-mails.ts'

type Needs = Pick<CaseNeeds, 'mails' | 'site' | 'secrets'>

async function mailTo(
  trx: Transaction<Database>,
  { mails, site }: Needs,
  accountId: string | null,
  textsIn: (language: Language) => MailTexts,
  path: string,
): Promise<void> {
  const [address] = accountId ? await findMailboxes(trx, [accountId]) : []
  if (!address) return
  await mails.add(trx, mailOf(address, textsIn(address.language), `${site.publicUrl}${path}`, site))
}

const decisionPage = (needs: Needs, id: string) => `/decision/${appealToken(needs.secrets, id)}`

async function readTold(trx: Transaction<Database>, id: string): Promise<ToldRow> {
  const row = await findTold(trx, id, appealDays)
  if (!row) throw new Error('There is no such decision.')
  return row
}

/** Whose reports led to nothing is not told of them. */
export const isTold = ({ kind, decision }: ToldRow): boolean =>
  !(kind === 'reports' && decision === 'nothing')

/** Tells whom the decision is about, with the way to appeal; neither side learns who the other is. */
export async function tellDecision(trx: Transaction<Database>, needs: Needs, id: string): Promise<void> {
  const row = await readTold(trx, id)
  if (!isTold(row)) return
  const texts = (language: Language) => decidedTexts(language, row)
  await mailTo(trx, needs, row.account_id, texts, decisionPage(needs, id))
}

/** Tells whom the decision is about what came of the appeal. */
export async function tellAnswer(trx: Transaction<Database>, needs: Needs, id: string): Promise<void> {
  const row = await readTold(trx, id)
  const texts = (language: Language) => answeredTexts(language, row)
  await mailTo(trx, needs, row.account_id, texts, decisionPage(needs, id))
}
