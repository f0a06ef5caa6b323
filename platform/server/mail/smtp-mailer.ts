import { createTransport } from 'nodemailer'
import { type Mailer, MailNotSent } from './mailer.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:port` (TLS when offered; `?requireTLS=true` insists) or `smtps://…`. */
  readonly url: string
  readonly from: string
  readonly timeout?: number
}

export interface SmtpMailer extends Mailer {
  close(): void
}

/** Sends mails over a few open connections to an SMTP server. */
export function smtpMailer({ url, from, timeout = 10_000 }: SmtpOptions): SmtpMailer {
  const transport = createTransport({
    pool: true,
    url,
    maxConnections: 3,
    maxRequeues: 0,
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, html, headers }) {
      try {
        await transport.sendMail({
          from,
          // As an object, an address is never parsed as a list.
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          // A server that answers bit by bit could hold us for ever.
          signal: AbortSignal.timeout(timeout * 3),
        })
      } catch (error) {
        throw new MailNotSent(error)
      }
    },
    close: () => transport.close(),
  }
}
