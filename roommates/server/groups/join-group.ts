import { Problem } from '@basera/platform/contract'
import {
  type GroupInvitation,
  groupMembersMax,
  type OwnGroup,
  groupSentences as say,
} from '@basera/roommates/contract'
import type { Database } from '../database.ts'
import { type GroupNeeds, lockWithProfile } from './change-group.ts'
import { findInvitation, lockInvitation } from './group-links.queries.ts'
import { groupTokenId } from './group-token.ts'
import { insertMember } from './groups.queries.ts'
import { firstName, showOwn } from './show-group.ts'

async function readInvitation(db: Database, invitationId: string | undefined, userId: string) {
  const invitation = invitationId && (await findInvitation(db, invitationId, userId))
  if (!invitation) throw new Problem('not_found', say.invitationOver)
  return invitation
}

type Invitation = Awaited<ReturnType<typeof readInvitation>>

function obstacleFor({ is_member, in_group, has_profile, members }: Invitation): GroupInvitation['needs'] {
  if (is_member) return null
  if (!has_profile) return 'profile'
  if (in_group) return 'no-other-group'
  return members >= groupMembersMax ? 'seat' : null
}

/** Throws `not_found` once the invitation is over, or with a block between the reader and a member. */
export async function showInvitation(
  { db, secrets }: GroupNeeds,
  userId: string,
  token: string,
): Promise<GroupInvitation> {
  const found = await readInvitation(db, groupTokenId(secrets, token), userId)
  const { group, members, is_member } = found
  return { name: firstName(found.full_name), group, members, is_member, needs: obstacleFor(found) }
}

/**
 * Joins a group by its invitation, which others can still use (roommates.group-invitation). Throws as {@link showInvitation},
 * `conflict` without a profile or in another group, `limit_reached` once four people are in it.
 */
export function acceptInvitation(needs: GroupNeeds, userId: string, token: string): Promise<OwnGroup> {
  const invitationId = groupTokenId(needs.secrets, token)
  return needs.db.transaction().execute(async (trx) => {
    const { is_member: isMember, id } = await readInvitation(trx, invitationId, userId)
    if (isMember) return showOwn({ ...needs, db: trx }, userId, id)
    // The person before the group, as a block locks them; what was read before is then read again.
    await lockWithProfile(trx, userId)
    await lockInvitation(trx, invitationId ?? '')
    const found = await readInvitation(trx, invitationId, userId)
    const obstacle = obstacleFor(found)
    if (obstacle === 'no-other-group') throw new Problem('conflict', say.inGroup)
    if (obstacle === 'seat') throw new Problem('limit_reached', say.full)
    if (!found.is_member) await insertMember(trx, found.id, userId)
    return showOwn({ ...needs, db: trx }, userId, found.id)
  })
}
