import type { Database } from '@basera/database/types'
import type { PersonalData } from '@basera/platform/server/feature'
import { defineFeature, type Feature } from '@basera/platform/server/feature'
import type { Files } from '@basera/platform/server/files'
import { every, inBatches } from '@basera/platform/server/jobs'
import type { Limit, Limits } from '@basera/platform/server/limits'
import { appealCalls, entryHours, moderationCalls, photoCheckDeskCalls } from '@basera/trust/contract'
import type { Kysely } from 'kysely'
import { enterCode, requireEntry, showEntrance, startEnrolment } from '../moderators/enter.ts'
import { deleteEndedEntries } from '../moderators/moderators.queries.ts'
import { decidePhoto, listPhotoChecks, showPhotoPair } from '../photo-checks/photo-checks.ts'
import { answerAppeal, appeal, listAppeals, showDecision, showOwnDecisions } from './appeals.ts'
import type { CaseNeeds } from './case-needs.ts'
import { showPicture } from './case-pictures.ts'
import { listReports } from './case-reports.ts'
import { decideCase } from './decide-case.ts'
import { deleteOldCases } from './decisions.queries.ts'
import type { FindVisits } from './find-visits.ts'
import { holdCase, releaseCase } from './hold-case.ts'
import { listCases } from './list-cases.ts'
import { listLog } from './list-log.ts'
import { showCase } from './show-case.ts'

const caseLimits: Readonly<Record<string, Limit>> = {
  'moderator-code': { points: 10, seconds: 900 },
  appeal: { points: 20, seconds: 3600 },
  decisions: { points: 300, seconds: 3600 },
}

const hourly = 60
const daily = 1440
const rowsAtOnce = 1000
const caseDays = 180

/** trust.case-retention */
const forgetCases = (db: Kysely<Database>): Promise<number> =>
  inBatches(rowsAtOnce, () => deleteOldCases(db, caseDays, rowsAtOnce))

export const decisionsPersonalData = (needs: Pick<CaseNeeds, 'db' | 'secrets'>): PersonalData => ({
  name: 'decisions',
  tables: ['case_decisions', 'appeals'],
  async export(userId) {
    const { items } = await showOwnDecisions(needs, userId)
    return items.map(({ token: _, ...told }) => told)
  },
  files: async () => [],
})

const done = async (work: Promise<void>): Promise<undefined> => {
  await work
  return undefined
}

interface CasesNeeds extends CaseNeeds {
  readonly limits: Limits
  readonly files: Files
  readonly findVisits: FindVisits
}

/** The console's calls: each asks for the moderator's code of this session first. */
const moderationFeature = (needs: CasesNeeds): Feature => {
  const { db } = needs
  return defineFeature({
    name: 'moderation',
    calls: moderationCalls,
    handlers: {
      'GET /api/moderate/entrance': (_, member) => showEntrance(db, member),
      'POST /api/moderate/enrolment': (_, member) => startEnrolment(needs, member),
      'POST /api/moderate/code': ({ body }, member) => done(enterCode(needs, member, body.code)),
      'GET /api/moderate/cases': async ({ query }, member) =>
        listCases(db, await requireEntry(db, member), query),
      'GET /api/moderate/cases/{id}': async ({ params }, member) =>
        showCase(needs, await requireEntry(db, member), params.id),
      'GET /api/moderate/cases/{id}/reports': async ({ params, query }, member) =>
        listReports(db, await requireEntry(db, member), params.id, query),
      'GET /api/moderate/cases/{id}/pictures/{picture}': async ({ params }, member) =>
        showPicture(needs, await requireEntry(db, member), params.id, params.picture),
      'POST /api/moderate/cases/{id}/hold': async ({ params }, member) =>
        done(holdCase(db, await requireEntry(db, member), params.id)),
      'POST /api/moderate/cases/{id}/release': async ({ params }, member) =>
        done(releaseCase(db, await requireEntry(db, member), params.id)),
      'POST /api/moderate/cases/{id}/decision': async ({ params, body }, member) => ({
        id: await decideCase(needs, await requireEntry(db, member), params.id, body),
      }),
      'GET /api/moderate/appeals': async ({ query }, member) =>
        listAppeals(db, await requireEntry(db, member), query),
      'POST /api/moderate/appeals/{id}/answer': async ({ params, body }, member) =>
        done(answerAppeal(needs, await requireEntry(db, member), params.id, body)),
      'GET /api/moderate/log': async ({ query }, member) =>
        listLog(db, await requireEntry(db, member), query),
    },
    limits: caseLimits,
    tasks: [
      every(hourly, 'forget-console-entries', () => deleteEndedEntries(db, entryHours, rowsAtOnce)),
      every(daily, 'forget-cases', () => forgetCases(db)),
    ],
  })
}

/** trust.photo-decided */
const photoChecksFeature = (needs: CasesNeeds): Feature => {
  const { db } = needs
  return defineFeature({
    name: 'photo-checks',
    calls: photoCheckDeskCalls,
    handlers: {
      'GET /api/moderate/photo-checks': async ({ query }, member) =>
        listPhotoChecks(db, await requireEntry(db, member), query),
      'GET /api/moderate/photo-checks/{id}': async ({ params }, member) =>
        showPhotoPair(needs, await requireEntry(db, member), params.id),
      'POST /api/moderate/photo-checks/{id}/decision': async ({ params, body }, member) =>
        done(decidePhoto(needs, await requireEntry(db, member), params.id, body.outcome)),
    },
  })
}

const appealsFeature = (needs: CasesNeeds): Feature =>
  defineFeature({
    name: 'appeals',
    calls: appealCalls,
    handlers: {
      'GET /api/me/decisions': (_, { session }) => showOwnDecisions(needs, session.userId),
      'GET /api/appeals/{token}': ({ params }) => showDecision(needs, params.token),
      'POST /api/appeals': ({ body }) => done(appeal(needs, body.token, body.text)),
    },
    callLimits: { 'GET /api/appeals/{token}': 'decisions', 'POST /api/appeals': 'appeal' },
    personalData: [decisionsPersonalData(needs)],
  })

/** Cases, decisions and appeals, and the calls of the moderators' console. */
export const caseFeatures = (needs: CasesNeeds): readonly Feature[] => [
  moderationFeature(needs),
  photoChecksFeature(needs),
  appealsFeature(needs),
]
