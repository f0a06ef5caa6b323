import { type Calls, cursor, id, optionalText, queryInteger, timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { type SubjectKind, subjectKinds } from '../cases.ts'
import { caseRules } from '../decisions.ts'
import { trustSentences } from '../sentences.ts'
import {
  reasonsFor,
  reportDetailsMaximum,
  reportOutcomes,
  reportReasons,
  reportStates,
  screenshotMaximumBytes,
  screenshotsMaximum,
} from './report-reasons.ts'

const details = z._default(optionalText(reportDetailsMaximum, trustSentences.detailsLong), null)

const screenshots = z._default(z.array(id).max(screenshotsMaximum), [])

/** A report of a profile or a chat that says no more than this. */
export const reportBody = z.strictObject({ reason: z.enum(reportReasons), details })
export type ReportBody = z.output<typeof reportBody>

const reportOf = <Kind extends SubjectKind>(kind: Kind) =>
  z.strictObject({ about: z.literal(kind), id, reason: z.enum(reasonsFor[kind]), details, screenshots })

/** What is reported and why: each thing has its own reasons (trust.report-reasons). */
const newReport = z.discriminatedUnion('about', [
  reportOf('room'),
  reportOf('profile'),
  reportOf('person'),
  reportOf('message'),
  reportOf('group'),
  reportOf('comment'),
])
export type NewReportBody = z.input<typeof newReport>

const receipt = z.object({ id: z.string(), receipt: z.string(), created_at: timestamp })
export type ReportReceipt = z.output<typeof receipt>

const ownReport = receipt.extend({
  about: z.enum([...subjectKinds, 'chat']),
  title: z.string().nullable(),
  reason: z.string(),
  details: z.string().nullable(),
  state: z.enum(reportStates),
  outcome: z.enum(reportOutcomes).nullable(),
  /** Of the decision, until it is forgotten; null where nothing was done. */
  rule: z.enum(caseRules).nullable(),
  statement: z.string().nullable(),
  decided_at: timestamp.nullable(),
  screenshots: z.int(),
})
export type OwnReport = z.output<typeof ownReport>

export const reportsPageSize = 20

/** Reports by members; what was seen is copied with them (trust.report-evidence). */
export const reportCalls = {
  'POST /api/reports': {
    summary:
      'Report a room, a roommate profile, a group, a person, a message or a comment on a shortlist; reported again, the open report is changed',
    access: 'signed-in',
    body: newReport,
    response: receipt,
    status: 201,
  },
  'POST /api/me/report-screenshots/{id}': {
    summary: 'Add a screenshot to a report before it is sent: one JPEG, PNG or WebP file',
    access: 'signed-in',
    params: z.strictObject({ id }),
    upload: { maxBytes: screenshotMaximumBytes },
    response: z.object({ id: z.string() }),
  },
  'DELETE /api/me/report-screenshots/{id}': {
    summary: 'Take a screenshot back before the report is sent',
    access: 'signed-in',
    params: z.strictObject({ id }),
    response: z.undefined(),
    status: 204,
  },
  'GET /api/me/reports': {
    summary: "The caller's reports, the last one first, with what came of them",
    access: 'signed-in',
    query: z.strictObject({
      limit: queryInteger(1, reportsPageSize).default(reportsPageSize),
      cursor: cursor.optional(),
    }),
    response: z.object({ items: z.array(ownReport), next_cursor: z.string().nullable() }),
  },
} satisfies Calls

export type ReportCalls = typeof reportCalls
