import { every, type Task } from '@basera/platform/server/jobs'
import { dropAbandoned } from './drop-abandoned.ts'
import { endUnusedSessions } from './end-unused-sessions.ts'
import { forgetReports } from './forget-reports.ts'
import { noteUses } from './note-uses.ts'
import { eraseUnused, type UnusedNeeds } from './unused-accounts.ts'

/** Minutes of a day. */
const daily = 1440

/**
 * The daily work of forgetting (docs/privacy.md). `isOurs` says that sessions are our own auth service's: where they are
 * another's, nobody here knows who still comes.
 */
export function retentionTasks(needs: UnusedNeeds, isOurs: boolean): readonly Task[] {
  const { db } = needs
  const forgetting = every(daily, 'forget-reports', () => forgetReports(db))
  if (!isOurs) return [forgetting]
  const accounts = async () => {
    // In this order: a session that ends has been noted.
    await noteUses(db)
    await endUnusedSessions(db)
    await dropAbandoned(db, needs)
    await eraseUnused(needs)
  }
  return [forgetting, every(daily, 'forget-unused', accounts)]
}
