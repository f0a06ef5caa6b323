import { logAct, rotateKeys } from '@basera/accounts/server'
import { layoutMail } from '@basera/platform/server/mail'
import { mailerOf, secretsOf, smsOf } from '../server/providers.ts'
import type { Commands, Outcome } from './command.ts'
import type { Asked, Opened } from './open.ts'
import { verifyInstallation } from './verify.ts'

const frame = {
  plainAddress: 'If the button does not work, copy this address into your browser:',
  questions: (address: string) => `Questions? Write to ${address}`,
  about: 'Basera: rooms and roommates across India.',
}

async function testMail({ db, settings }: Opened, { act, words: [to = ''] }: Asked): Promise<Outcome> {
  if (!/^[^@\s]+@[^@\s]+$/.test(to)) throw new Error(`${to} is not an e-mail address.`)
  const texts = {
    language: 'en' as const,
    subject: 'A test from Basera',
    preheader: 'Mails arrive.',
    heading: 'Mails arrive',
    paragraphs: ['The operator of this installation has sent this mail to see whether mails arrive.'],
    button: { label: 'Open Basera', address: settings.publicUrl },
    notes: ['There is nothing to do.'],
  }
  await logAct(db, act)
  const mailer = await mailerOf(settings, db)
  try {
    await mailer.send(layoutMail(to, texts, frame, settings))
  } finally {
    mailer.close()
  }
  return {
    said: settings.accounts.smtp ? 'Accepted for delivery.' : 'Kept at /dev/outbox: SMTP_URL is not set.',
  }
}

async function testSms({ db, settings }: Opened, { act, words: [to = ''] }: Asked): Promise<Outcome> {
  if (!/^\+[1-9]\d{6,14}$/.test(to)) throw new Error(`${to} is not a number such as +919876543210.`)
  const code = '000000'
  await logAct(db, act)
  await smsOf(settings, db).send({ to, text: `${code} is a test from Basera. There is nothing to do.`, code })
  const kept = settings.accounts.sms.kind === 'outbox'
  return { said: kept ? 'Kept at /dev/outbox: SMS is not set.' : 'Accepted for delivery.' }
}

export const operationCommands: Commands = {
  'keys rotate': {
    takes: [],
    reason: true,
    says: 'Makes a new key for access tokens; sessions go on',
    run: async ({ db, settings }, { act }) => {
      await rotateKeys(db, secretsOf(settings), act)
      return { said: 'A new key signs from now on, everywhere within a minute.' }
    },
  },
  'test mail': { takes: ['TO'], says: 'Sends a mail as the settings say', run: testMail },
  'test sms': { takes: ['TO'], says: 'Sends a text message as the settings say', run: testSms },
  verify: {
    takes: [],
    says: 'Looks for what must never be in database and files; exit code 1 on faults',
    run: async (opened, { act }) => {
      await logAct(opened.db, act)
      return verifyInstallation(opened)
    },
  },
}
