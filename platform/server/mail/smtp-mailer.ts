import { createTransport } from 'nodemailer'
import { type Mailer, MailNotSent } from './mailer.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:port` (TLS when offered; `?requireTLS=true` insists) or `smtps://…`. */
  readonly url: string
  /** What mails are from, such as `Basera <hello@basera.example>`. */
  readonly from: string
  /** Milliseconds to wait for the server at each step; 10,000 if not given. */
  readonly timeout?: number
}

export interface SmtpMailer extends Mailer {
  /** Ends the open connections. */
  close(): void
}

/** Sends mails through an SMTP server, over a few connections that are kept open. */
export function smtpMailer({ url, from, timeout = 10_000 }: SmtpOptions): SmtpMailer {
  const transport = createTransport({
    pool: true,
    url,
    maxConnections: 3,
    // A retry is the queue's to decide.
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
          // As an object, an address is never read as a list of addresses.
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          // A server that answers a little at a time could hold us for ever.
          signal: AbortSignal.timeout(timeout * 3),
        })
      } catch (error) {
        throw new MailNotSent(error)
      }
    },
    close: () => transport.close(),
  }
}
