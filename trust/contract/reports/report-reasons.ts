// Apart from the schemas, so that screens carry no schema library.

import type { SubjectKind } from '../cases.ts'

/** Reasons that fit each thing, in the order in which they are offered (trust.report-reasons). */
export const reasonsFor = {
  room: [
    'not_real',
    'already_taken',
    'money_first',
    'broker_as_owner',
    'wrong_place_or_photos',
    'discrimination',
    'unsafe',
    'other',
  ],
  profile: [
    'impersonation',
    'money_first',
    'harassment',
    'sexual',
    'discrimination',
    'minor',
    'spam',
    'other',
  ],
  person: [
    'money_first',
    'threat',
    'harassment',
    'sexual',
    'impersonation',
    'discrimination',
    'minor',
    'spam',
    'other',
  ],
  message: [
    'money_first',
    'codes_or_documents',
    'threat',
    'harassment',
    'sexual',
    'impersonation',
    'discrimination',
    'spam',
    'other',
  ],
  comment: ['money_first', 'threat', 'harassment', 'sexual', 'discrimination', 'spam', 'other'],
  group: ['impersonation', 'money_first', 'harassment', 'sexual', 'discrimination', 'minor', 'spam', 'other'],
} as const satisfies Record<SubjectKind, readonly string[]>
export type KindReason = (typeof reasonsFor)[SubjectKind][number]

/** Of the calls that report a profile or a chat without saying more. */
export const reportReasons = ['scam', 'fake', 'harassment', 'discrimination', 'spam', 'other'] as const
export type ReportReason = (typeof reportReasons)[number] | KindReason

export const reportDetailsMaximum = 1000

/** Pictures that a reporter may add, and the bytes of one (trust.report-screenshots). */
export const screenshotsMaximum = 3
export const screenshotMaximumBytes = 8 * 1024 * 1024
export const screenshotTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** What came of a report. */
export const reportOutcomes = ['acted', 'nothing'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

/** `received`: nobody has looked at it yet. */
export const reportStates = ['received', 'looked_at', 'decided'] as const
export type ReportState = (typeof reportStates)[number]

/** Different persons whose reports take a room out of sight until somebody looks (trust.report-hides). */
export const reportsUntilHidden = 3

/** Days that evidence outlives its case, and in which a closed account's messages can be reported. */
export const evidenceDays = 180
export const formerMemberDays = 30

/** What the reporter and we call it, such as R-6E9BDF19. */
export const receiptOf = (reportId: string): string => `R-${reportId.slice(0, 8).toUpperCase()}`
