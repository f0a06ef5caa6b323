import { z } from 'zod'
import { addJob, type JobKind, type Task, task } from '../jobs/task.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { recordEvent } from '../telemetry.ts'
import type { MailQueue } from './mailer.ts'
import { type Mailer, MailNotSent } from './mailer.ts'

const sendMail: JobKind<{ sealed: string }> = {
  name: 'send-mail',
  payload: z.strictObject({ sealed: z.string() }),
  attempts: 13,
}

const mailShape = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).default({}),
})

/** Queues mails as jobs (`shell.mail-queued`), sealed because the queue is readable. */
export function mailQueue(secrets: Secrets): MailQueue {
  return { add: (db, mail) => addJob(db, sendMail, { sealed: secrets.seal(JSON.stringify(mail)) }) }
}

/** Sends the mails of {@link mailQueue}; retries, then gives up with a log line. */
export function sendQueuedMails(mailer: Mailer, secrets: Secrets): Task {
  return task(sendMail, async ({ sealed }) => {
    try {
      await mailer.send(mailShape.parse(JSON.parse(secrets.open(sealed))))
      recordEvent('mail', 'sent')
    } catch (error) {
      recordEvent('mail', 'failed')
      throw error instanceof MailNotSent ? error : new MailNotSent(error)
    }
  })
}
