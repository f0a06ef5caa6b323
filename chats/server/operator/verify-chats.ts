import type { FaultListener } from '@basera/accounts/server'
import { rowsByPage } from '@basera/platform/server/database'
import type { Database } from '../database.ts'
import { findCheckedChats } from './operator.queries.ts'

const pageSize = 500

/** Reports each fault and gives the number of chats (chats.operator-check). */
export async function verifyChats(db: Database, reportFault: FaultListener): Promise<number> {
  let checked = 0
  const pages = rowsByPage(pageSize, (after) => findCheckedChats(db, after, pageSize))
  for await (const { id, gapless, reads_right } of pages) {
    checked++
    if (!gapless)
      reportFault(`The messages of chat ${id} are not numbered without a gap up to its last number.`)
    if (!reads_right) reportFault(`Somebody has read chat ${id} beyond its last message.`)
  }
  return checked
}
