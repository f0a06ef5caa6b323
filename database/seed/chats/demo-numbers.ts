import { hour } from '../base/clock.ts'
import type { DemoData } from '../demo-data.ts'
import type { NumberShareRow, VisitRow } from '../rows.ts'

/** Listers of agreed visits offer or show their number to the visitor. */
export function makeDemoNumbers(
  { chats }: Pick<DemoData, 'chats'>,
  visits: readonly VisitRow[],
  now: Date,
): NumberShareRow[] {
  const last = new Map(chats.map(({ id, last_seq }) => [id, last_seq ?? 1]))
  const at = new Date(now.getTime() - hour).toISOString()
  return visits.slice(0, 4).map(({ chat_id, lister_id, visitor_id }, n) => ({
    ...{ chat_id, owner_id: lister_id, viewer_id: visitor_id, seq: last.get(chat_id) ?? 1 },
    state: n % 2 === 0 ? 'offered' : 'shared',
    ...{ declined: false, agreed_at: at, version: n % 2 === 0 ? 1 : 2, changed_at: at },
  }))
}
