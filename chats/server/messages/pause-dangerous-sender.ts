import { faultsOf, throwFaults } from '@basera/platform/server/faults'
import type { Logger } from '@basera/platform/server/logger'
import { dangersUntilPause, dangerWindowHours } from '@basera/trust/contract'
import { openCase, pauseSending } from '@basera/trust/server'
import type { OpenDatabase } from '../database.ts'
import type { SentMessage } from './messages.queries.ts'
import { countEndangered, type DangerousSender, findSendersToPause } from './warnings.queries.ts'

const hour = 3_600_000

/** With its case or not at all: {@link findSendersToPause} takes a case for the pause. */
const pause = (db: OpenDatabase, { id, kinds }: DangerousSender): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const caseId = await openCase(trx, {
      kind: 'danger_pause',
      subject: { kind: 'person', id },
      accountId: id,
      harm: 3,
      because: kinds,
    })
    await pauseSending(trx, id, {
      until: new Date(Date.now() + dangerWindowHours * hour),
      reason: `Messages to ${dangersUntilPause} people within a day were taken for a scam`,
      caseId,
    })
  })

/**
 * trust.danger-pause. After the commit: of several messages at once, the last one then counts them all. Never throws,
 * since the message is there: {@link pauseDangerousSenders} makes up for a pause that failed.
 */
export async function pauseDangerousSender(
  { db, logger }: { readonly db: OpenDatabase; readonly logger: Logger },
  { sender_id: id, warning_kind: kind, warning_level: level }: SentMessage,
): Promise<void> {
  if (level !== 'danger') return
  try {
    if ((await countEndangered(db, id, dangerWindowHours)) < dangersUntilPause) return
    await pause(db, { id, kinds: kind === null ? [] : [kind] })
  } catch (err) {
    logger.error({ err }, 'a sender of dangerous messages could not be paused yet')
  }
}

/** Pauses whoever should have been. */
export async function pauseDangerousSenders(db: OpenDatabase): Promise<void> {
  const due = await findSendersToPause(db, dangersUntilPause, dangerWindowHours)
  throwFaults(await faultsOf(due, (sender) => pause(db, sender)))
}
