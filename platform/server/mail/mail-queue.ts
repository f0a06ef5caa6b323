import type { RawBuilder } from 'kysely'
import type { Mail } from './mailer.ts'

/** The database or a transaction. */
type Database = Parameters<RawBuilder<unknown>['execute']>[0]

/** Mails on their way out. What is added in a transaction is sent once that transaction is committed, never otherwise. */
export interface MailQueue {
  /** Queues `mail` through `db`. Its content is sealed: it can carry tokens and is never stored in the clear. */
  add(db: Database, mail: Mail): Promise<void>
}
