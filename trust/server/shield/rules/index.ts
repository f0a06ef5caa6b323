import type { WarningKind } from '../../../contract/index.ts'
import type { Rule, RuleFile } from '../rule.ts'
import { brokerageBait } from './brokerage-bait.ts'
import { documentHarvest } from './document-harvest.ts'
import { fakeAuthority } from './fake-authority.ts'
import { offPlatformContact } from './off-platform-contact.ts'
import { otherScam } from './other.ts'
import { otpOrCode } from './otp-or-code.ts'
import { overpaymentRefund } from './overpayment-refund.ts'
import { paymentBeforeVisit } from './payment-before-visit.ts'
import { phishingLink } from './phishing-link.ts'
import { qrOrUpiCollect } from './qr-or-upi-collect.ts'
import { remoteApp } from './remote-app.ts'
import { sexualOrThreat } from './sexual-or-threat.ts'

export const ruleFiles: readonly RuleFile[] = [
  paymentBeforeVisit,
  qrOrUpiCollect,
  otpOrCode,
  offPlatformContact,
  phishingLink,
  remoteApp,
  documentHarvest,
  overpaymentRefund,
  fakeAuthority,
  brokerageBait,
  sexualOrThreat,
  otherScam,
]

/** What honest people say of rooms and money. */
export const honestRules: readonly Rule[] = [
  { when: 'see-first -visit-fee', weight: -5, because: 'shows the room first' },
  { when: 'at-signing', weight: -4, because: 'is about the agreement' },
  { when: 'shown-by -if-paid', weight: -4, because: 'lets somebody show the room' },
  { when: 'got-money', weight: -4, because: 'says that money arrived' },
  { when: 'met', weight: -5, because: 'follows a visit' },
  { when: 'i-pay -if-paid', weight: -4, because: 'speaks of own payments' },
  { when: 'wonders', weight: -3, because: 'asks a question' },
  { when: 'budget', weight: -4, because: 'speaks of a budget' },
  { when: 'monthly', weight: -3, because: 'is about bills' },
  { when: 'deposit-back', weight: -3, because: 'is about the deposit of a tenancy that ended' },
  { when: 'unseen', weight: -3, because: 'speaks against paying unseen' },
]

/** Kinds on which talk of the home, of agreements and visits has no bearing: warnings of fraud alone count for them. */
export const regardless: ReadonlySet<WarningKind> = new Set([
  'qr_or_upi_collect',
  'otp_or_code',
  'overpayment_refund',
  'fake_authority',
  'phishing_link',
  'remote_app',
  'off_platform_contact',
  'sexual_or_threat',
  'other',
])
/** Kinds that no warning of fraud excuses. */
export const withoutExcuse: ReadonlySet<WarningKind> = new Set(['sexual_or_threat', 'off_platform_contact'])
export const warnings: readonly Rule[] = [
  { when: 'wary|fraud -denies-fraud', weight: -12, because: 'warns of fraud' },
  { when: 'refused', weight: -8, because: 'tells of what was refused' },
]
