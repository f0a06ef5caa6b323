export type { MailSite } from '@basera/platform/server/mail'
export {
  emailProofMail,
  magicLinkMail,
  phoneMovedMail,
  recoveryMail,
  unusedAccountMail,
  welcomeMail,
} from './account-mails.ts'
