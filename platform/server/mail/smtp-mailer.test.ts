import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Mail, MailNotSent } from './mailer.ts'
import { type SmtpMailer, smtpMailer } from './smtp-mailer.ts'
import { type MailServer, startMailServer } from './smtp-server.fixture.ts'

const from = 'Basera <hello@basera.test>'
const mail: Mail = {
  to: 'asha@example.com',
  subject: 'नमस्ते Asha',
  text: 'Open https://basera.test/auth/open-link?token=abc&type=magiclink now.',
  html: '<p>Open <a href="https://basera.test/auth/open-link?token=abc&amp;type=magiclink">it</a></p>',
  headers: { 'List-Unsubscribe': '<https://basera.test/u>' },
}

let server: MailServer
let mailer: SmtpMailer
let silent: Server | undefined
beforeEach(async () => {
  server = await startMailServer()
  mailer = smtpMailer({ url: server.url, from, timeout: 2000 })
})
afterEach(async () => {
  mailer.close()
  silent?.close()
  silent = undefined
  await server.close()
})

const fault = async (sending: Promise<void>): Promise<Error> => {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(MailNotSent)
  return error as Error
}

async function listen(onConnection: Parameters<typeof createServer>[1]): Promise<string> {
  silent = createServer({}, onConnection).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  return `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
}

describe('mail over SMTP', () => {
  it('arrives in both forms with its headers', async () => {
    await mailer.send(mail)
    const [got] = server.received
    expect(got).toMatchObject({ from: 'hello@basera.test', to: ['asha@example.com'] })
    expect(got?.message).toContain('multipart/alternative')
    expect(got?.message).toContain(mail.text)
    expect(got?.message).toContain(mail.html)
    expect(got?.message).toContain('List-Unsubscribe: <https://basera.test/u>')
    expect(got?.message).toContain('Auto-Submitted: auto-generated')
    expect(got?.message).toContain('From: Basera <hello@basera.test>')
  })

  it('uses one connection for several mails', async () => {
    for (let n = 0; n < 5; n++) await mailer.send(mail)
    expect(server.received).toHaveLength(5)
  })

  it.each(['asha@example.com, rohan@example.com', 'asha@example.com\r\nRCPT TO:<rohan@example.com>', 'a b'])(
    'goes to nobody else for the address %j',
    async (to) => {
      await mailer.send({ ...mail, to }).catch(() => undefined)
      expect(server.received.flatMap((got) => got.to)).not.toContain('rohan@example.com')
    },
  )

  it('keeps a subject in its line', async () => {
    await mailer.send({ ...mail, subject: 'Hello\r\nBcc: rohan@example.com' })
    expect(server.received[0]?.message).not.toMatch(/^Bcc:/m)
    expect(server.received[0]?.to).toEqual(['asha@example.com'])
  })

  it('tells of a refusal in codes, not in the words of the server', async () => {
    server.accept = (address) => {
      throw Object.assign(new Error(`No such user ${address}`), { responseCode: 550 })
    }
    const { message, stack, cause } = await fault(mailer.send(mail))
    expect(message).toBe('Mail not sent: EENVELOPE 550 RCPT TO')
    expect(`${stack}${cause}`).not.toContain('asha@example.com')
  })

  it('gives up on a server that says nothing', async () => {
    mailer.close()
    mailer = smtpMailer({ url: await listen(() => undefined), from, timeout: 150 })
    expect((await fault(mailer.send(mail))).message).toContain('ETIMEDOUT')
  })

  it('gives up on a server that says one thing after another', async () => {
    const url = await listen((socket) => {
      const talking = setInterval(() => socket.write('220-a moment\r\n'), 30)
      socket.on('close', () => clearInterval(talking)).on('error', () => undefined)
    })
    mailer.close()
    mailer = smtpMailer({ url, from, timeout: 150 })
    const began = Date.now()
    await fault(mailer.send(mail))
    expect(Date.now() - began).toBeLessThan(3000)
  })

  it('gives up where nobody listens', async () => {
    await server.close()
    await fault(mailer.send(mail))
  })
})
