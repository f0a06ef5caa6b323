import { defineFeature } from '@basera/platform/server/feature'
import { every } from '@basera/platform/server/jobs'
import type { Limit, Limits } from '@basera/platform/server/limits'
import { roommateCalls } from '@basera/roommates/contract'
import { openReports, type Reports, registerSubjects } from '@basera/trust/server'
import { matchQueuedProfiles } from './alerts/match-profiles.ts'
import type { OpenDatabase } from './database.ts'
import { roommatesPersonalData } from './personal-data.ts'
import { profileSubject } from './profile/profile-subject.ts'
import { reportRoommate } from './profile/report-roommate.ts'
import { showContact } from './profile/show-contact.ts'
import { showRoommate } from './profile/show-roommate.ts'
import { answersOf, changeAnswers } from './questionnaire/change-answers.ts'
import type { SearchOptions } from './search/criteria.ts'
import { searchRoommates } from './search-roommates.ts'
import { suggest } from './suggestions/suggest.ts'

interface RoommatesOptions {
  readonly db: OpenDatabase
  readonly limits: Limits
  readonly reports?: Reports
  /** How far searches look; for tests. */
  readonly search?: SearchOptions
}

/** Per member. Those of contacts prevent gathering of addresses; the others stop scripts. */
export const roommateLimits: Readonly<Record<string, Limit>> = {
  'roommate-search': { points: 240, seconds: 60 },
  'roommate-suggestions': { points: 240, seconds: 60 },
  'roommate-profile': { points: 600, seconds: 3600 },
  'roommate-answers': { points: 120, seconds: 3600 },
  'roommate-contact-hour': { points: 30, seconds: 3600 },
  'roommate-contact-day': { points: 100, seconds: 86_400 },
}

/** The API of roommates: search, suggestions, profile, contact and report; compares new profiles with saved searches. */
export const roommatesFeature = ({
  db,
  limits,
  reports = openReports({ db, find: registerSubjects([profileSubject]) }),
  search,
}: RoommatesOptions) =>
  defineFeature({
    name: 'roommates',
    calls: roommateCalls,
    handlers: {
      'GET /api/roommates': async ({ query }, member) => {
        await limits.spend('roommate-search', member)
        return searchRoommates(db, member.session.userId, query, search)
      },
      'GET /api/roommates/suggestions': async ({ query }, member) => {
        await limits.spend('roommate-suggestions', member)
        return suggest(db, member.session.userId, query.q)
      },
      'GET /api/roommates/answers': async (_, member) => ({
        answers: await answersOf(db, member.session.userId),
      }),
      'PATCH /api/roommates/answers': async ({ body }, member) => {
        await limits.spend('roommate-answers', member)
        return { answers: await changeAnswers(db, member.session.userId, body) }
      },
      'GET /api/roommates/{id}': async ({ params }, member) => {
        await limits.spend('roommate-profile', member)
        return showRoommate(db, member.session.userId, params.id)
      },
      'GET /api/roommates/{id}/contact': ({ params }, member) =>
        showContact({ db, limits }, member, params.id),
      'POST /api/roommates/{id}/report': async ({ params, body }, member) => {
        await limits.spend('report', member)
        await reportRoommate({ db, reports }, member.session.userId, params.id, body)
        return undefined
      },
    },
    limits: roommateLimits,
    tasks: [every(1, 'match-alert-profiles', () => matchQueuedProfiles(db))],
    personalData: [roommatesPersonalData(db)],
  })
