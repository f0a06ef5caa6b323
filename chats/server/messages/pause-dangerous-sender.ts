import { dangersUntilPause, dangerWindowHours } from '@basera/trust/contract'
import { openCase, pauseSending } from '@basera/trust/server'
import type { Database } from '../database.ts'
import type { SentMessage } from './messages.queries.ts'
import { countEndangered } from './warnings.queries.ts'

const hour = 3_600_000

/** trust.danger-pause. After the commit: of several messages at once, the last one then counts them all. */
export async function pauseDangerousSender(db: Database, message: SentMessage): Promise<void> {
  if (message.warning_level !== 'danger') return
  if ((await countEndangered(db, message.sender_id, dangerWindowHours)) < dangersUntilPause) return
  const caseId = await openCase(db, {
    kind: 'danger_pause',
    subject: { kind: 'person', id: message.sender_id },
    accountId: message.sender_id,
    harm: 3,
    because: message.warning_kind === null ? [] : [message.warning_kind],
  })
  await pauseSending(db, message.sender_id, {
    until: new Date(Date.now() + dangerWindowHours * hour),
    reason: `Messages to ${dangersUntilPause} people within a day were taken for a scam`,
    caseId,
  })
}
