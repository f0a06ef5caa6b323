export { type CaseTimes, readCaseTimes } from './cases/case-times.queries.ts'
export { type NewCase, wasJudgedSince } from './cases/cases.queries.ts'
export { caseFeatures, decisionsPersonalData } from './cases/cases-feature.ts'
export type { FindVisits } from './cases/find-visits.ts'
export { openCase } from './cases/open-case.ts'
export { personSubject } from './cases/person-subject.ts'
export { withdrawCase } from './cases/withdraw-case.queries.ts'
export { moderatorGate } from './moderators/enter.ts'
export { giveRole } from './moderators/give-role.ts'
export { isNewPerson, roomAllowance, withinRoomAllowance } from './people/allowance.ts'
export { learnNumbers, numberHash, numberRecords } from './people/number-records.ts'
export {
  accountsOfPerson,
  isProfessional,
  isSendingPaused,
} from './people/people.queries.ts'
export { peopleFeature, peoplePersonalData } from './people/people-feature.ts'
export {
  banPhone,
  clearPhone,
  markProfessional,
  pauseSending,
  restorePerson,
  showNumber,
  suspendPerson,
} from './people/standings.ts'
export type { Evidence } from './reports/evidence.queries.ts'
export { evidenceBucket } from './reports/evidence-files.ts'
export { readEvidence, readReportEvidence } from './reports/read-evidence.ts'
export { decideReport, listReports, showReport } from './reports/reports.ts'
export { forgetEvidence, reportsFeature, reportsPersonalData } from './reports/reports-feature.ts'
export { openReports, type Reports } from './reports/take-report.ts'
export { tellReporters } from './reports/tell-reporters.ts'
export { judgeWording } from './shield/fair-housing/judge-wording.ts'
export { judge, type Warning } from './shield/judge.ts'
export { judgeListing, type ListingVerdict } from './shield/listings/judge-listing.ts'
export type { ListingText } from './shield/listings/listing-rule.ts'
export { type MessageScore, scoreMessage } from './shield/score-message.ts'
export { scoreFairHousing, scoreListing, scoreName } from './shield/score-texts.ts'
export {
  type FindSubject,
  type LikePicture,
  registerSubjects,
  type Snapshot,
  type Subject,
} from './subjects.ts'
