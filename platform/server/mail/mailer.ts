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
