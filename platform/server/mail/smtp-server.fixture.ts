import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface Received {
  readonly from: string
  readonly to: readonly string[]
  /** The message with its quoted-printable parts decoded. */
  readonly message: string
}

export interface MailServer {
  readonly url: string
  readonly received: Received[]
  /** Called with each recipient; throw to refuse. */
  accept: (address: string) => void
  /** Called with each message before it is accepted. */
  deliver: () => Promise<void>
  close(): Promise<void>
}

const decoded = (raw: string): string =>
  raw
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())

/** A real SMTP server on loopback, without TLS. */
export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    // The names that a machine has for itself are none of a test's business.
    disableReverseLookup: true,
    disabledCommands: ['AUTH'],
    logger: false,
    closeTimeout: 50,
    onRcptTo({ address }, _session, done) {
      try {
        mails.accept(address)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    async onData(stream, { envelope }, done) {
      const whole = await text(stream).catch(() => undefined)
      // Cut off in the middle: there is nobody to answer.
      if (whole === undefined) return
      const message = decoded(whole)
      await mails.deliver()
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), message })
      done()
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
    accept: () => undefined,
    deliver: async () => undefined,
    close: () => new Promise((done) => server.close(() => done())),
  }
  return mails
}
