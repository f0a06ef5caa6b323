import {
  acknowledgeHours,
  type DecidedCase,
  decideDays,
  type QueuedCase,
  type ToldDecision,
  type WaitingAppeal,
} from '@basera/trust/contract'
import type { WaitingRow } from './appeals.queries.ts'
import type { DecidedRow } from './case.queries.ts'
import type { ToldRow } from './decisions.queries.ts'
import type { CaseRow } from './queue.queries.ts'

const hour = 3_600_000
const iso = (date: Date | null): string | null => date?.toISOString() ?? null
const later = (date: Date, hours: number): string => new Date(date.getTime() + hours * hour).toISOString()

export const presentQueued = (row: CaseRow, moderatorId: string): QueuedCase => ({
  id: row.id,
  kind: row.kind,
  subject_kind: row.subject_kind,
  title: row.title,
  account_name: row.account_name,
  harm: row.harm,
  because: row.because,
  reports: row.reports,
  opened_at: row.opened_at.toISOString(),
  acknowledge_by: later(row.opened_at, acknowledgeHours),
  decide_by: later(row.opened_at, decideDays * 24),
  acknowledged: row.acknowledged_at !== null,
  held_by: row.holder_id === null || row.holder_id === moderatorId ? null : (row.holder_name ?? '?'),
})

export const presentDecided = (row: DecidedRow): DecidedCase => ({
  id: row.id,
  case_id: row.case_id,
  title: row.title,
  subject_kind: row.subject_kind,
  decision: row.decision,
  rule: row.rule,
  statement: row.statement,
  decided_at: row.decided_at.toISOString(),
  decided_by: row.decided_by,
  until: iso(row.until),
  reversed_at: iso(row.reversed_at),
})

export const presentTold = (row: ToldRow): ToldDecision => ({
  title: row.title,
  subject_kind: row.subject_kind,
  decision: row.decision,
  rule: row.rule,
  statement: row.statement,
  decided_at: row.decided_at.toISOString(),
  until: iso(row.until),
  reversed_at: iso(row.reversed_at),
  appeal_until: row.appeal_until.toISOString(),
  appeal:
    row.appeal_text === null || row.appeal_at === null
      ? null
      : {
          text: row.appeal_text,
          created_at: row.appeal_at.toISOString(),
          outcome: row.outcome,
          answer: row.answer,
        },
})

export const presentWaiting = (row: WaitingRow): WaitingAppeal => ({
  id: row.appeal_id,
  text: row.text,
  created_at: row.created_at.toISOString(),
  appellant: row.appellant,
  first: presentDecided({ ...row, id: row.decision_id }),
  for_another: row.for_another,
})
