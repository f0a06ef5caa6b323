import { timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { caseVisits } from './case-visits.ts'
import { caseKinds, subjectKinds } from './cases.ts'
import { caseRules, decisions } from './decisions.ts'

const harm = z.int().min(1).max(3)

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** `now.N`: the subject's as it is; `kept.EVIDENCE.N`: a copy; `shot.ID`: a reporter's screenshot; `same.PHOTO`: another subject's that is alike. */
export const picture = z
  .string()
  .regex(new RegExp(`^(?:now\\.\\d{1,2}|kept\\.${uuid}\\.\\d{1,2}|(?:shot|same)\\.${uuid})$`))

export const queuedCase = z.object({
  id: z.string(),
  kind: z.enum(caseKinds),
  subject_kind: z.enum(subjectKinds),
  title: z.string().nullable(),
  account_name: z.string().nullable(),
  harm,
  because: z.array(z.string()),
  reports: z.int(),
  opened_at: timestamp,
  acknowledge_by: timestamp,
  decide_by: timestamp,
  acknowledged: z.boolean(),
  /** The name of another moderator who holds it now. */
  held_by: z.string().nullable(),
})
export type QueuedCase = z.output<typeof queuedCase>

const account = z.object({
  id: z.string(),
  full_name: z.string().nullable(),
  joined_at: timestamp,
  suspended_at: timestamp.nullable(),
})

export const decided = z.object({
  id: z.string(),
  case_id: z.string(),
  title: z.string().nullable(),
  subject_kind: z.enum(subjectKinds),
  decision: z.enum(decisions),
  rule: z.enum(caseRules),
  statement: z.string().nullable(),
  decided_at: timestamp,
  decided_by: z.string().nullable(),
  until: timestamp.nullable(),
  reversed_at: timestamp.nullable(),
})
export type DecidedCase = z.output<typeof decided>

const evidence = z.object({
  title: z.string(),
  content: z.record(z.string(), z.unknown()),
  pictures: z.array(picture),
})

export const caseReport = z.object({
  id: z.string(),
  reason: z.string().nullable(),
  details: z.string().nullable(),
  created_at: timestamp,
  /** What its reporter saw. */
  content: z.record(z.string(), z.unknown()),
  pictures: z.array(picture),
  /** What the reporter added. */
  screenshots: z.array(picture),
})
export type CaseReport = z.output<typeof caseReport>

const samePhoto = z.object({
  /** The other room's picture. */
  picture,
  /** Share of the picture that is the same, from 0 to 1. */
  likeness: z.number(),
  subject_id: z.string(),
  title: z.string(),
  account_id: z.string().nullable(),
  account_name: z.string().nullable(),
  /** Of the account that the case is about. */
  own: z.boolean(),
  /** Not there for others any more. */
  gone: z.boolean(),
})
export type SamePhoto = z.output<typeof samePhoto>

export const shownCase = queuedCase.extend({
  subject_id: z.string(),
  held_by_me: z.boolean(),
  /** What is there now; null where it is gone or not found. */
  now: evidence.nullable(),
  /** The first 20; the cursor of the next ones. */
  reported: z.array(caseReport),
  next_reports: z.string().nullable(),
  /** Of other subjects, the likest first. */
  same_photos: z.array(samePhoto),
  visits: caseVisits.nullable(),
  account: account.nullable(),
  number: z
    .object({
      standing: z.enum(['clear', 'sending_paused', 'suspended', 'banned']),
      standing_until: timestamp.nullable(),
      first_seen_at: timestamp,
      moves: z.int(),
    })
    .nullable(),
  /** Other accounts that have or had the same number. */
  other_accounts: z.array(account),
  earlier: z.array(decided),
  decision: decided.nullable(),
  possible: z.array(z.enum(decisions)),
  log: z.array(z.object({ at: timestamp, by: z.string(), command: z.string() })),
})
export type ShownCase = z.output<typeof shownCase>
