export { layoutMail, type MailFrameTexts, type MailSite } from './mail-layout.ts'
export type { MailQueue } from './mail-queue.ts'
export type { Mail, Mailer } from './mailer.ts'
export { mailQueue, sendQueuedMails } from './queued-mail.ts'
