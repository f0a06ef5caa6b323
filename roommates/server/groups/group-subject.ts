import type { Subject } from '@basera/trust/server'
import { findAnyGroup, findGroups, setHidden } from './groups.queries.ts'
import { canBeSeen, presentCard } from './show-group.ts'

/** Groups as what reports and cases are about; who wrote the texts last answers for them (roommates.group-reported). */
export const groupSubject: Subject = {
  kind: 'group',
  async snapshot(db, id, viewerId) {
    const group = await findAnyGroup(db, id)
    if (!group?.members) return undefined
    const accountId = group.written_by ?? group.members[0]?.id
    const [seen] = viewerId === null ? [group] : (await findGroups(db, [id], viewerId)).filter(canBeSeen)
    if (!accountId || !seen) return undefined
    return { accountId, title: group.name, content: { ...presentCard(seen) }, files: [] }
  },
  hide: async (trx, id) => {
    await setHidden(trx, id, true)
  },
  restore: async (trx, id) => {
    await setHidden(trx, id, false)
  },
}
