export { layoutMail, type MailFrameTexts, type MailSite } from './mail-layout.ts'
export type { Mail, Mailer, MailQueue } from './mailer.ts'
export { mailQueue, sendQueuedMails } from './queued-mail.ts'
export { withoutLinks } from './without-links.ts'
