import { outboxMailer, readOutbox } from '@basera/platform/server/outbox'
import { numberHash, type Reports } from '@basera/trust/server'
import { TOTP } from 'otpauth'
import { lockAuthenticatorMail } from './demo-desk.queries.ts'
import type { Shared } from './shared.ts'

type Needs = Pick<Shared, 'settings' | 'database' | 'secrets' | 'logger'>

async function tellAuthenticator({ database: { db } }: Needs, to: string, secret: string): Promise<void> {
  const address = new TOTP({ issuer: 'Basera', label: 'demo moderator', secret }).toString()
  await db.transaction().execute(async (trx) => {
    await lockAuthenticatorMail(trx)
    if ((await readOutbox(trx, to)).length > 0) return
    await outboxMailer(trx).send({
      to,
      subject: 'The authenticator of the demo moderator',
      text: `Sign in with the password of all demo people, and open /moderate.\nKey for an authenticator app: ${secret}\n${address}`,
      html: '',
    })
  })
}

/** In development: a moderator and a case to decide, whose authenticator stands in the outbox (shell.demo-desk). */
export async function openDemoDesk(needs: Needs, { reports }: { readonly reports: Reports }): Promise<void> {
  const { settings, database, secrets, logger } = needs
  if (!settings.demoData) return
  // Production never loads it.
  const { demoAuthenticator, demoModerator, fillDemoDesk } = await import('@basera/database/seed')
  const filled = await fillDemoDesk({
    pool: database.pool,
    seal: secrets.seal,
    numberHash: (phone) => numberHash(secrets, phone),
    report: ({ reporterId, ...report }) => reports.take(reporterId, report),
  })
  if (filled) logger.info('demo moderator and case added')
  if (settings.accounts.outbox) await tellAuthenticator(needs, demoModerator, demoAuthenticator)
}
