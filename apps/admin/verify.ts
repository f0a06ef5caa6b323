import { verifyProfiles } from '@basera/accounts/server'
import { verifyChats } from '@basera/chats/server'
import { verifyNoOrphans, verifyPhotos, verifyRooms } from '@basera/rooms/server'
import type { Outcome } from './command.ts'
import type { Opened } from './open.ts'

/** Faults printed one by one; the rest are counted. */
const toldAtMost = 1000

/** Checks the whole installation. Holds pages, not tables, in memory. */
export async function verifyInstallation({ db, files }: Opened): Promise<Outcome> {
  const store = await files()
  const checks: [string, (tell: (fault: string) => void) => Promise<number>][] = [
    ['profiles', (tell) => verifyProfiles(db, store, tell)],
    ['rooms', (tell) => verifyRooms(db, tell)],
    ['photos', (tell) => verifyPhotos(db, store, tell)],
    ['people with photo files', (tell) => verifyNoOrphans(store, db, tell)],
    ['chats', (tell) => verifyChats(db, tell)],
  ]
  const rows: { what: string; checked: number; faults: number }[] = []
  const told: string[] = []
  for (const [what, check] of checks) {
    let faults = 0
    const checked = await check((fault) => {
      faults++
      if (told.length < toldAtMost) told.push(fault)
    })
    rows.push({ what, checked, faults })
  }
  const failed = rows.some(({ faults }) => faults > 0)
  return { rows, said: failed ? told.join('\n') : 'No faults.', failed }
}
