import { join } from 'node:path'
import type { Logger } from '@basera/platform/server/logger'
import type { Mailer } from '@basera/platform/server/mail'
import { outboxMailer, outboxSms } from '@basera/platform/server/outbox'
import { developmentSecret, openSecrets, type Secrets } from '@basera/platform/server/secrets'
import { gatewaySms, type SmsSender, twilioSms } from '@basera/platform/server/sms'
import type { QueryExecutorProvider } from 'kysely'
import type { Settings } from './settings/settings.ts'

export function secretsOf({ accounts, dataDir }: Settings): Secrets {
  return openSecrets(accounts.secretKey ?? developmentSecret(join(dataDir, 'keys')))
}

export async function mailerOf(
  { accounts: { smtp } }: Settings,
  db: QueryExecutorProvider,
): Promise<Mailer & { close(): void }> {
  if (!smtp) return { ...outboxMailer(db), close: () => undefined }
  const { smtpMailer } = await import('@basera/platform/server/smtp')
  return smtpMailer(smtp)
}

export function smsOf({ accounts: { sms } }: Settings, db: QueryExecutorProvider): SmsSender {
  if (sms.kind === 'gateway') return gatewaySms(sms)
  if (sms.kind === 'twilio') return twilioSms(sms)
  return outboxSms(db)
}

/** Logs at the start what is off and how to turn it on. */
export function reportWhatIsOff({ accounts, push, advice }: Settings, logger: Logger): void {
  if (!accounts.google) logger.info('sign in with Google is off: GOOGLE_CLIENT_ID is not set')
  if (!accounts.smtp) logger.info('mails are kept at /dev/outbox: SMTP_URL is not set')
  if (accounts.sms.kind === 'outbox' && !accounts.firebase)
    logger.info('phone codes are kept at /dev/outbox: SMS is not set')
  if (!push) logger.info('notifications on devices are off: VAPID_PUBLIC_KEY is not set')
  for (const sentence of advice) logger.warn(sentence)
}
