import { type Calls, cursor, id, optionalText, queryInteger, timestamp } from '@basera/platform/contract'
import { z } from 'zod'
import { caseReport, decided, picture, queuedCase, shownCase } from './case-shapes.ts'
import { subjectKinds } from './cases.ts'
import { appealMaximum, caseRules, decisions, pauseDays, statementMaximum } from './decisions.ts'
import { trustSentences as say } from './sentences.ts'

const params = z.strictObject({ id })
const nothing = z.undefined()
const text = (max: number, long: string) => optionalText(max, long)

const waitingAppeal = z.object({
  id: z.string(),
  text: z.string(),
  created_at: timestamp,
  appellant: z.string().nullable(),
  first: decided,
  /** The caller decided the case, and another moderator can answer. */
  for_another: z.boolean(),
})
export type WaitingAppeal = z.output<typeof waitingAppeal>

const pageQuery = z.strictObject({
  limit: z.optional(queryInteger(1, 50)),
  cursor: z.optional(cursor),
})
const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), next_cursor: z.string().nullable() })

export const decisionBody = z.strictObject({
  decision: z.enum(decisions),
  /** For `pause_sending` alone. */
  days: z.optional(z.union(pauseDays.map((days) => z.literal(days)))),
  rule: z.enum(caseRules),
  statement: z._default(text(statementMaximum, say.statementLong), null),
})
export type DecisionBody = z.output<typeof decisionBody>

/** For moderators; everybody else is told that there is nothing (trust.moderator-role). */
export const moderationCalls = {
  'GET /api/moderate/entrance': {
    summary: 'What the moderator has to do before the console opens',
    access: 'moderator',
    response: z.object({
      step: z.enum(['sign_in', 'enrol', 'code', 'open']),
      role: z.enum(['moderator', 'admin']),
      name: z.string().nullable(),
    }),
  },
  'POST /api/moderate/enrolment': {
    summary: 'A secret for the authenticator, until the first code is given',
    access: 'moderator',
    response: z.object({
      secret: z.string(),
      address: z.string(),
      /** The QR code as an SVG path on a square of `size` modules. */
      qr: z.object({ size: z.int(), path: z.string() }),
    }),
  },
  'POST /api/moderate/code': {
    summary: 'Open the console for this session with a code, which works once',
    access: 'moderator',
    body: z.strictObject({ code: z.string().regex(/^\d{6}$/, say.codeForm) }),
    response: nothing,
    status: 204,
  },
  'GET /api/moderate/cases': {
    summary: 'Open cases: the greatest harm first, then the oldest',
    access: 'moderator',
    query: pageQuery,
    response: pageOf(queuedCase).extend({
      figures: z.object({
        open: z.int(),
        oldest_at: timestamp.nullable(),
        /** Median hours from opening to decision over 30 days. */
        median_hours: z.number().nullable(),
        appeals_waiting: z.int(),
        /** Live pictures to be compared with profile photos. */
        photos_waiting: z.int(),
        appeals_decided: z.int(),
        appeals_reversed: z.int(),
      }),
    }),
  },
  'GET /api/moderate/cases/{id}': {
    summary: 'A case with its evidence; the reading is logged',
    access: 'moderator',
    params,
    response: shownCase,
  },
  'GET /api/moderate/cases/{id}/reports': {
    summary: 'Further reports of a case with what was seen; the reading is logged',
    access: 'moderator',
    params,
    query: pageQuery,
    response: pageOf(caseReport),
  },
  'GET /api/moderate/cases/{id}/pictures/{picture}': {
    summary: 'One picture that a case shows, by the id the case gives it; the reading is logged',
    access: 'moderator',
    params: z.strictObject({ id, picture }),
    response: z.object({
      /** A `data:` address: no picture of the desk has an address of its own. */
      data: z.string(),
    }),
  },
  'POST /api/moderate/cases/{id}/hold': {
    summary: 'Keep a case from other moderators for 30 minutes',
    access: 'moderator',
    params,
    response: nothing,
    status: 204,
  },
  'POST /api/moderate/cases/{id}/release': {
    summary: 'Give a held case back',
    access: 'moderator',
    params,
    response: nothing,
    status: 204,
  },
  'POST /api/moderate/cases/{id}/decision': {
    summary: 'Decide a case; both sides are told by mail',
    access: 'moderator',
    params,
    body: decisionBody,
    response: z.object({ id: z.string() }),
    status: 201,
  },
  'GET /api/moderate/appeals': {
    summary: 'Appeals that wait for an answer, the oldest first',
    access: 'moderator',
    query: pageQuery,
    response: pageOf(waitingAppeal),
  },
  'POST /api/moderate/appeals/{id}/answer': {
    summary: 'Decide an appeal; the person is told by mail',
    access: 'moderator',
    params,
    body: z.strictObject({
      outcome: z.enum(['upheld', 'reversed']),
      answer: z._default(text(statementMaximum, say.answerLong), null),
    }),
    response: nothing,
    status: 204,
  },
  'GET /api/moderate/log': {
    summary: 'What operators and moderators did, the last first',
    access: 'moderator',
    query: pageQuery,
    response: pageOf(
      z.object({
        id: z.string(),
        at: timestamp,
        by: z.string(),
        command: z.string(),
        subject: z.string().nullable(),
        subject_id: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
  },
} satisfies Calls
export type ModerationCalls = typeof moderationCalls

const toldDecision = z.object({
  title: z.string().nullable(),
  subject_kind: z.enum(subjectKinds),
  decision: z.enum(decisions),
  rule: z.enum(caseRules),
  statement: z.string().nullable(),
  decided_at: timestamp,
  until: timestamp.nullable(),
  reversed_at: timestamp.nullable(),
  appeal_until: timestamp,
  appeal: z
    .object({
      text: z.string(),
      created_at: timestamp,
      outcome: z.enum(['upheld', 'reversed']).nullable(),
      answer: z.string().nullable(),
    })
    .nullable(),
})
export type ToldDecision = z.output<typeof toldDecision>

const appealToken = z.string().regex(/^[A-Za-z0-9_-]{20,120}$/)

/** For whom a decision is about, also while suspended: the mailed link has the token (trust.appeal-once). */
export const appealCalls = {
  'GET /api/me/decisions': {
    summary: 'What was decided about the caller, the last first, each with the token of its page',
    access: 'signed-in',
    response: z.object({ items: z.array(toldDecision.extend({ token: z.string() })) }),
  },
  'GET /api/appeals/{token}': {
    summary: 'One decision, by the token of the mail that told it',
    access: 'public',
    params: z.strictObject({ token: appealToken }),
    response: toldDecision,
  },
  'POST /api/appeals': {
    summary: 'Appeal against a decision, once, within 30 days',
    access: 'public',
    body: z.strictObject({
      token: appealToken,
      text: z.string().trim().min(1, say.appealMissing).max(appealMaximum, say.appealLong),
    }),
    response: nothing,
    status: 204,
  },
} satisfies Calls
export type AppealCalls = typeof appealCalls
