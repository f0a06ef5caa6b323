// A process that compares rooms with alerts, sends them and their mails at the time in NOW until it is killed.
import { setTimeout as sleep } from 'node:timers/promises'
import { sendAlerts } from '@basera/alerts/testing'
import type { Database } from '@basera/database/types'
import { openPlaces } from '@basera/places/server'
import { startJobs } from '@basera/platform/server/job-worker'
import { createLogger } from '@basera/platform/server/logger'
import { mailQueue, sendQueuedMails } from '@basera/platform/server/mail'
import { openDatabase } from '@basera/platform/server/postgres'
import { openSecrets } from '@basera/platform/server/secrets'
import { smtpMailer } from '@basera/platform/server/smtp'
import { matchQueuedRooms, roomAlerts } from '@basera/rooms/testing/alerts'

const { DATABASE = '', SMTP = '', NOW = '' } = process.env
const logger = createLogger('silent')
const secrets = openSecrets('a secret of at least thirty-two characters')
const { db } = openDatabase<Database>({ url: DATABASE, connections: 3, onError: () => undefined })
const places = openPlaces({ logger })
const needs = {
  ...{
    db,
    secrets,
    places,
    kinds: [roomAlerts({ places, showsRooms: true })],
    mails: mailQueue(secrets),
    push: undefined,
  },
  ...{ site: { publicUrl: 'https://basera.test', supportEmail: 'help@basera.test' } },
}
const mailer = smtpMailer({ url: SMTP, from: 'Basera <hello@basera.test>' })

async function work(): Promise<never> {
  for (;;) {
    await matchQueuedRooms(needs, new Date(NOW))
    await sendAlerts(needs, new Date(NOW))
    await sleep(20)
  }
}
await Promise.all([work(), startJobs({ url: DATABASE, logger, tasks: [sendQueuedMails(mailer, secrets)] })])
