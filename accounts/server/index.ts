export { type FileRemovals, queuedFileRemovals } from './account/personal-files.ts'
export { rotateSigningKeys } from './auth/tokens/signing-keys.ts'
export { type ConsentAct, recordConsent } from './consents/record-consent.ts'
export { type Accounts, type AccountsNeeds, type AccountsSettings, openAccounts } from './open-accounts.ts'
export * from './operator/index.ts'
export { fileReport, type Report } from './safety/file-report.ts'
export {
  activeMembers,
  blockedWith,
  isSuspended,
  lockedMembers,
  notBlocked,
  publicProfiles,
} from './visibility.queries.ts'
