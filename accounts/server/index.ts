export { type Erasure, listErasures } from './account/account.queries.ts'
export type { Parting } from './account/parting.ts'
export { queuedFileRemovals } from './account/personal-files.ts'
export { recordConsent } from './consents/consents.queries.ts'
export { mailOf } from './mails/account-mails.ts'
export { type MailReader, type MailTexts, mailFrame, mailTexts } from './mails/mail-texts.ts'
export { type Accounts, openAccounts } from './open-accounts.ts'
export { eraseAgain, type FaultListener, rotateKeys, verifyProfiles } from './operator/maintenance.ts'
export {
  eraseMember,
  exportMember,
  findMembers,
  restoreMember,
  restoreMemberWith,
  showMember,
  suspendMember,
  suspendMemberWith,
  suspendWith,
} from './operator/members.ts'
export { findLog, findLogOf } from './operator/operator-log.queries.ts'
export { logAct, type OperatorAct, reasonOf } from './operator/operator-log.ts'
export type { NumberRecords, ProvenNumber } from './phone/number-records.ts'
export { mobileNumberOf } from './phone/phone-number.ts'
export { decidePhotoCheck, readPhotoPair } from './photo-check/decide-photo-check.ts'
export {
  findWaitingChecks,
  readPhotoQueue,
  waitingPhotoChecks,
} from './photo-check/waiting-checks.queries.ts'
export { proofsOf } from './proofs/proofs.queries.ts'
export {
  accountLanguage,
  activeMembers,
  blockedWith,
  freeMembers,
  isSuspended,
  lockedMembers,
  mailboxes,
  memberAccounts,
  memberLanguage,
  notBlocked,
  provenAddresses,
  publicProfiles,
  verifiedNumbers,
} from './visibility.queries.ts'
