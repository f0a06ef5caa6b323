export type { MailSite } from '@basera/platform/server'
export {
  emailProofMail,
  magicLinkMail,
  phoneMovedMail,
  recoveryMail,
  unusedAccountMail,
  welcomeMail,
} from './account-mails.ts'
