/** What a message of another person may be, by the harm that it would do (trust.message-warnings). */
export const warningKinds = [
  'payment_before_visit',
  'qr_or_upi_collect',
  'otp_or_code',
  'off_platform_contact',
  'phishing_link',
  'remote_app',
  'document_harvest',
  'overpayment_refund',
  'fake_authority',
  'brokerage_bait',
  'sexual_or_threat',
  'other',
] as const
export type WarningKind = (typeof warningKinds)[number]

export const warningLevels = ['careful', 'danger'] as const
export type WarningLevel = (typeof warningLevels)[number]
