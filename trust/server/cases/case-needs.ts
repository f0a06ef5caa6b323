import type { Database } from '@basera/database/types'
import type { MailQueue, MailSite } from '@basera/platform/server/mail'
import type { Kysely } from 'kysely'
import type { DecisionNeeds } from './apply-decision.ts'

export interface CaseNeeds extends DecisionNeeds {
  readonly db: Kysely<Database>
  readonly mails: MailQueue
  readonly site: MailSite
}
