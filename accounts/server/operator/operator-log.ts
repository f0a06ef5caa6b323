import { Problem } from '@basera/platform/contract'
import type { QueryExecutorProvider } from 'kysely'
import { refusals } from '../sentences.ts'
import { insertLogEntry, type LogEntry } from './operator.queries.ts'

export interface OperatorAct {
  /** Letters, digits, dots, dashes and underscores, at most 60. */
  readonly operator: string
  readonly command: string
  readonly reason?: string | undefined
}

type ActSubject = NonNullable<LogEntry['subject']>

const personal = /[^\s@]@[^\s@]|\d(?:[\s-]?\d){9,}/
const idsAndDays = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b\d{4}-\d\d-\d\d\b/gi

/** trust.operator-reason. Throws `validation_failed`. */
export function reasonOf({ reason }: OperatorAct): string {
  const text = reason?.trim() ?? ''
  if (text === '') throw new Problem('validation_failed', refusals.reasonMissing)
  if (text.length > 1000) throw new Problem('validation_failed', refusals.reasonLong)
  if (personal.test(text.replace(idsAndDays, '.')))
    throw new Problem('validation_failed', refusals.reasonNames)
  return text
}

/** Logs in the act's transaction (trust.operator-log); people by id alone. */
export async function logAct(
  trx: QueryExecutorProvider,
  { operator, command, reason }: OperatorAct,
  subject: ActSubject | null = null,
): Promise<void> {
  const checked = reason === undefined ? null : reasonOf({ operator, command, reason })
  await insertLogEntry(trx, { operator, command, subject, reason: checked })
}
