import type { RawBuilder } from 'kysely'
import type { Mail } from './mailer.ts'

type Database = Parameters<RawBuilder<unknown>['execute']>[0]

/** Mails to send; those added in a transaction go out after its commit (`shell.mail-queued`). */
export interface MailQueue {
  /** Queues a mail through `db`, sealed: it may carry tokens. */
  add(db: Database, mail: Mail): Promise<void>
}
