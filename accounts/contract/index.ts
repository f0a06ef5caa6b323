import { accountCalls } from './account-calls.ts'
import { botCheckCalls } from './bot-check-calls.ts'
import { consentCalls } from './consent-calls.ts'
import { emailCalls } from './email-calls.ts'
import { phoneCalls } from './phone-calls.ts'
import { photoCheckCalls } from './photo-check-calls.ts'
import { profileCalls } from './profile-calls.ts'
import { proofCalls } from './proof-calls.ts'
import { safetyCalls } from './safety-calls.ts'

export type { AccountCalls, ActiveSession } from './account-calls.ts'
export {
  emailField,
  newPasswordFields,
  newProfileFields,
  passwordField,
  phoneField,
  profileFields,
} from './account-fields.ts'
export type { BotCheckCalls } from './bot-check-calls.ts'
export type {
  Consent,
  ConsentCalls,
  ConsentMeans,
  ConsentPurpose,
  Consents,
} from './consent-calls.ts'
export type { EmailCalls } from './email-calls.ts'
export { noGoogleEmail, suspendedAccount } from './google-refusals.ts'
export * from './limits.ts'
export * from './live-photos.ts'
export { fittingName } from './name-form.ts'
export { cleanName, nameFault } from './person-name.ts'
export type { PhoneCalls, PhoneState } from './phone-calls.ts'
export type { AskedGesture, PhotoCheck, PhotoCheckCalls } from './photo-check-calls.ts'
export { privacyNotice } from './privacy-notice.ts'
export { type OwnProfile, type ProfileCalls, profileChange } from './profile-calls.ts'
export type { ProofCalls } from './proof-calls.ts'
export { type ShownProofs, shownProofs } from './proofs.ts'
export { roommateFields } from './roommate-fields.ts'
export * from './roommate-words.ts'
export type { BlockedPerson, SafetyCalls } from './safety-calls.ts'
export { accountSentences } from './sentences.ts'

/** Every call under `/api`; the auth service under `/auth/v1` has its own contract. */
export const accountsCalls = {
  ...profileCalls,
  ...phoneCalls,
  ...accountCalls,
  ...emailCalls,
  ...proofCalls,
  ...photoCheckCalls,
  ...safetyCalls,
  ...consentCalls,
  ...botCheckCalls,
}

export type AccountsCalls = typeof accountsCalls
