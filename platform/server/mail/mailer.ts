/** A mail ready to be sent, in both forms. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Further headers, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Carries mails out. Implementations: SMTP, and the outbox (decisions 4). */
export interface Mailer {
  /** Resolves once the mail is accepted for delivery; throws when it was not. */
  send(mail: Mail): Promise<void>
}
