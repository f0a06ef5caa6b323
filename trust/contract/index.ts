export { type Allowance, allowance, unlimited } from './allowance.ts'
export type { CaseReport, DecidedCase, QueuedCase, SamePhoto, ShownCase } from './case-shapes.ts'
export type { CaseVisits } from './case-visits.ts'
export { type CaseKind, caseKinds, type Harm, harms, type SubjectKind, subjectKinds } from './cases.ts'
export {
  type ContactDetail,
  type ContactKind,
  contactDetails,
  contactDetailsIn,
  contactKinds,
} from './contact-details.ts'
export { decisionSentences, ruleSentences } from './decision-sentences.ts'
export * from './decisions.ts'
export {
  type FairHousingKind,
  fairHousingConcepts,
  fairHousingKinds,
  fairHousingLead,
  judgeFairHousing,
  type ShutOut,
} from './fair-housing/index.ts'
export * from './limits.ts'
export * from './moderation-calls.ts'
export {
  type PhotoCheckDeskCalls,
  type PhotoPair,
  photoCheckDeskCalls,
  type WaitingPhoto,
} from './photo-checks.ts'
export {
  type NewReportBody,
  type OwnReport,
  type ReportBody,
  type ReportCalls,
  type ReportReceipt,
  reportBody,
  reportCalls,
  reportsPageSize,
} from './reports/report-calls.ts'
export * from './reports/report-reasons.ts'
export { trustSentences } from './sentences.ts'
export { type WarningKind, type WarningLevel, warningKinds, warningLevels } from './warnings.ts'
