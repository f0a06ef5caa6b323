export type { MailSite } from '@basera/platform/server'
export { emailProofMail, magicLinkMail, phoneMovedMail, recoveryMail, welcomeMail } from './account-mails.ts'
