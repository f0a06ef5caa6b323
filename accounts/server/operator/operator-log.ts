import { Problem } from '@basera/platform/contract'
import type { QueryExecutorProvider } from 'kysely'
import { insertLogEntry, type LogEntry } from './operator.queries.ts'

/** Who works for the operator, and why; a reason is there for whatever changes something. */
export interface OperatorAct {
  /** Letters, digits, dots, dashes and underscores, at most 60. */
  readonly operator: string
  readonly command: string
  readonly reason?: string | undefined
}

type ActSubject = NonNullable<LogEntry['subject']>

const personal = /[^\s@]@[^\s@]|\d(?:[\s-]?\d){9,}/
const idsAndDays = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b\d{4}-\d\d-\d\d\b/gi

/**
 * The reason of an act (trust.operator-reason). Throws `validation_failed` without one, and for one that holds an e-mail
 * address or a phone number.
 */
export function reasonOf({ reason }: OperatorAct): string {
  const text = reason?.trim() ?? ''
  if (text === '') throw new Problem('validation_failed', 'Say why, with --reason.')
  if (text.length > 1000)
    throw new Problem('validation_failed', 'The reason may be 1,000 characters long at most.')
  if (personal.test(text.replace(idsAndDays, '.')))
    throw new Problem('validation_failed', 'Name people by their ids: the log keeps no e-mails or numbers.')
  return text
}

/**
 * Writes into the operator's log (trust.operator-log): in the transaction of the act, so that neither is there without the
 * other. People are named by their ids alone.
 */
export async function logAct(
  trx: QueryExecutorProvider,
  { operator, command, reason }: OperatorAct,
  subject: ActSubject | null = null,
): Promise<void> {
  const checked = reason === undefined ? null : reasonOf({ operator, command, reason })
  await insertLogEntry(trx, { operator, command, subject, reason: checked })
}
