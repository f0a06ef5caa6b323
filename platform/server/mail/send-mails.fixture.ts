// A process that does nothing but send queued mails, to be killed by a test.
import { startJobs } from '../jobs/start-jobs.ts'
import { createLogger } from '../logger.ts'
import { openSecrets } from '../secrets/secrets.ts'
import { sendQueuedMails } from './queued-mail.ts'
import { smtpMailer } from './smtp-mailer.ts'

const { DATABASE = '', SMTP = '', SECRET = '' } = process.env
const mailer = smtpMailer({ url: SMTP, from: 'hello@basera.test' })
await startJobs({
  url: DATABASE,
  logger: createLogger('silent'),
  tasks: [sendQueuedMails(mailer, openSecrets(SECRET))],
})
