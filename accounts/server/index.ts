import type { Limit } from '@basera/platform/server/limits'
import { accountLimits } from './account/account-feature.ts'
import { authLimits } from './auth/auth-limits.ts'
import { botCheckLimits } from './bot-check/bot-check-feature.ts'
import { consentLimits } from './consents/consents-feature.ts'
import { phoneLimits } from './phone/phone-limits.ts'
import { profileLimits } from './profile/profile-feature.ts'
import { safetyLimits } from './safety/safety-feature.ts'

export type { PersonalData } from './account/personal-data.ts'
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
  mailboxes,
  notBlocked,
  publicProfiles,
} from './visibility.queries.ts'

/** Every named limit of accounts. */
export const accountsLimits: Readonly<Record<string, Limit>> = {
  ...authLimits,
  ...phoneLimits,
  ...botCheckLimits,
  ...profileLimits,
  ...accountLimits,
  ...safetyLimits,
  ...consentLimits,
}
