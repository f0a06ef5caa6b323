import { Problem } from '@basera/platform/contract'
import { type QueryExecutorProvider, sql } from 'kysely'

/** Who works for the operator, and why; a reason is there for whatever changes something. */
export interface OperatorAct {
  /** Letters, digits, dots, dashes and underscores, at most 60. */
  readonly operator: string
  readonly command: string
  readonly reason?: string | undefined
}

export interface ActSubject {
  readonly kind: 'person' | 'room' | 'report'
  readonly id: string
}

const personal = /[^\s@]@[^\s@]|\d(?:[\s-]?\d){9,}/
const idsAndDays = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b\d{4}-\d\d-\d\d\b/gi

/** The reason of an act. Throws `validation_failed` without one, and for one that holds an e-mail address or a phone number. */
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
 * Writes into the operator's log, which nothing is ever removed from: in the transaction of the act, so that neither is
 * there without the other. People are named by their ids alone.
 */
export async function logAct(
  trx: QueryExecutorProvider,
  act: OperatorAct,
  subject: ActSubject | null = null,
): Promise<void> {
  const reason = act.reason === undefined ? null : reasonOf(act)
  await sql`
    INSERT INTO operator_log (operator, command, subject, subject_id, reason)
    VALUES (${act.operator}, ${act.command}, ${subject?.kind ?? null}, ${subject?.id ?? null}::uuid, ${reason})
  `.execute(trx)
}
