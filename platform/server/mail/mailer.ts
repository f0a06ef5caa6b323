import type { RawBuilder } from 'kysely'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface Mailer {
  send(mail: Mail): Promise<void>
}

interface Fault {
  readonly code?: unknown
  readonly responseCode?: unknown
  readonly command?: unknown
}

/** Why a mail was not sent, in codes alone: servers' and drivers' words may repeat the address or the mail. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent'

  constructor(fault: unknown) {
    const { code, responseCode, command } = (fault ?? {}) as Fault
    const facts = [code, responseCode, command].filter(
      (fact) => typeof fact === 'number' || /^[A-Z0-9_ ]{1,40}$/i.test(String(fact ?? '')),
    )
    super(`Mail not sent: ${facts.join(' ') || 'unknown fault'}`)
  }
}

type Database = Parameters<RawBuilder<unknown>['execute']>[0]

/** Mails to send; those added in a transaction go out after its commit (`shell.mail-queued`). */
export interface MailQueue {
  /** Queues a mail through `db`, sealed: it may carry tokens. */
  add(db: Database, mail: Mail): Promise<void>
}
