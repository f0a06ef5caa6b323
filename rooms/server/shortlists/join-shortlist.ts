import { Problem } from '@basera/platform/contract'
import { type Shortlist, type ShortlistInvitation, shortlistSentences as say } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { refuseTooManyHeld, type ShortlistNeeds } from './change-shortlist.ts'
import { findInvitation, lockInvitation, setInvitation } from './shortlist-links.queries.ts'
import { shortlistTokenId } from './shortlist-token.ts'
import { insertMember, lockPeople } from './shortlists.queries.ts'
import { firstName, showShortlist } from './show-shortlist.ts'

const invitationOver = () => new Problem('not_found', say.invitationOver)

async function readInvitation(db: Database, invitationId: string | undefined, userId: string) {
  const invitation = invitationId && (await findInvitation(db, invitationId, userId))
  if (!invitation) throw invitationOver()
  return invitation
}

/** Throws `not_found` once the invitation is over, accepted, or between people with a block. */
export async function showInvitation(
  { db, secrets }: ShortlistNeeds,
  userId: string,
  token: string,
): Promise<ShortlistInvitation> {
  const { full_name, rooms, is_member } = await readInvitation(
    db,
    shortlistTokenId(secrets, 'invitation', token),
    userId,
  )
  return { name: firstName(full_name), rooms, is_member }
}

/**
 * Joins a shortlist by its invitation, which is then spent (rooms.shortlist-invitation). Throws as {@link showInvitation},
 * `limit_reached`.
 */
export function acceptInvitation(needs: ShortlistNeeds, userId: string, token: string): Promise<Shortlist> {
  const invitationId = shortlistTokenId(needs.secrets, 'invitation', token)
  return needs.db.transaction().execute(async (trx) => {
    const { invited_by } = await readInvitation(trx, invitationId, userId)
    // In the order in which a block locks them; what was read before is then read again.
    await lockPeople(trx, [userId, invited_by])
    await lockInvitation(trx, invitationId ?? '')
    const { id, is_member } = await readInvitation(trx, invitationId, userId)
    if (!is_member) {
      await refuseTooManyHeld(trx, userId)
      if ((await insertMember(trx, id, userId)) === 0) throw invitationOver()
      await setInvitation(trx, id, null)
    }
    return showShortlist({ ...needs, db: trx }, userId, id)
  })
}
