import type { Limit } from '@basera/platform/server/limits'
import { accountLimits } from './account/account-feature.ts'
import { authLimits } from './auth/auth-limits.ts'
import { botCheckLimits } from './bot-check/bot-check-feature.ts'
import { consentLimits } from './consents/consents-feature.ts'
import { phoneLimits } from './phone/phone-limits.ts'
import { profileLimits } from './profile/profile-feature.ts'
import { safetyLimits } from './safety/safety-feature.ts'

export { type Erasure, listErasures } from './account/account.queries.ts'
export type { PersonalData } from './account/personal-data.ts'
export { queuedFileRemovals } from './account/personal-files.ts'
export { recordConsent } from './consents/consents.queries.ts'
export { type Accounts, openAccounts } from './open-accounts.ts'
export { eraseAgain, type FaultListener, rotateKeys, verifyProfiles } from './operator/maintenance.ts'
export {
  eraseMember,
  exportMember,
  findMembers,
  restoreMember,
  showMember,
  suspendMember,
} from './operator/members.ts'
export { logAct, type OperatorAct, reasonOf } from './operator/operator-log.ts'
export { decideReport, fileReport, listReports, showReport } from './safety/reports.ts'
export {
  activeMembers,
  blockedWith,
  isSuspended,
  lockedMembers,
  notBlocked,
  publicProfiles,
} from './visibility.queries.ts'

export const accountsLimits: Readonly<Record<string, Limit>> = {
  ...authLimits,
  ...phoneLimits,
  ...botCheckLimits,
  ...profileLimits,
  ...accountLimits,
  ...safetyLimits,
  ...consentLimits,
}
