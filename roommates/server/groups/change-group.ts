import { randomUUID } from 'node:crypto'
import { Problem } from '@basera/platform/contract'
import {
  groupMembersMax,
  type OwnGroup,
  type Question,
  groupSentences as say,
} from '@basera/roommates/contract'
import { contactDetails } from '@basera/trust/contract'
import type { Database, OpenDatabase } from '../database.ts'
import { answersOf } from '../questionnaire/change-answers.ts'
import { setInvitation } from './group-links.queries.ts'
import { mustsOf } from './group-musts.ts'
import {
  changeText,
  chooseMusts,
  deleteMember,
  findGroupIdOf,
  type GroupChanges,
  type GroupText,
  insertGroup,
  insertMember,
  lockGroup,
  lockPerson,
} from './groups.queries.ts'
import { groupNotFound, type ShowNeeds, showOwn } from './show-group.ts'

export interface GroupNeeds extends ShowNeeds {
  readonly db: OpenDatabase
}

/** Who changes which group. */
export interface Membership {
  readonly userId: string
  readonly id: string
}

/** Locks the person, so that two presses do not make two groups. Throws `conflict` without a profile. */
export async function lockWithProfile(db: Database, userId: string): Promise<void> {
  if (!(await lockPerson(db, userId))?.has_profile) throw new Problem('conflict', say.profileFirst)
}

/** Throws `validation_failed` where a text leads away from Basera (roommates.group-made). */
function refuseContactDetails({ name, place, about }: GroupChanges): void {
  for (const [field, text] of Object.entries({ name, place, about }))
    if (text && contactDetails(text).length > 0)
      throw new Problem('validation_failed', say.contactDetails, [{ field, message: say.contactDetails }])
}

/** Makes a group once (roommates.group-made). Throws `conflict` without a profile, in a group, and for a foreign id. */
export function makeGroup(
  needs: GroupNeeds,
  userId: string,
  { id, ...text }: GroupText & { readonly id: string },
): Promise<OwnGroup> {
  refuseContactDetails(text)
  return needs.db.transaction().execute(async (trx) => {
    await lockWithProfile(trx, userId)
    const held = await findGroupIdOf(trx, userId)
    if (held && held.group_id !== id) throw new Problem('conflict', say.inGroup)
    if (!held) {
      if ((await insertGroup(trx, id, userId, text)) === 0) throw new Problem('conflict', say.notFound)
      await insertMember(trx, id, userId)
    }
    return showOwn({ ...needs, db: trx }, userId, id)
  })
}

/** Changes a locked group and shows it. Throws `not_found` for a group of others. */
function changing(
  needs: GroupNeeds,
  { userId, id }: Membership,
  change: (trx: Database, group: { readonly members: number }) => Promise<unknown>,
): Promise<OwnGroup> {
  return needs.db.transaction().execute(async (trx) => {
    const group = await lockGroup(trx, userId, id)
    if (!group) throw groupNotFound()
    await change(trx, group)
    return showOwn({ ...needs, db: trx }, userId, id)
  })
}

/** What is not given stays as others may have changed it meanwhile. */
export function changeGroup(
  needs: GroupNeeds,
  membership: Membership,
  changes: GroupChanges,
): Promise<OwnGroup> {
  refuseContactDetails(changes)
  return changing(needs, membership, (trx) => changeText(trx, membership.id, membership.userId, changes))
}

/** Leaves at once; leaving a group that one is not in changes nothing (roommates.group-left). */
export async function leaveGroup({ db }: GroupNeeds, { userId, id }: Membership): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await lockGroup(trx, userId, id)) await deleteMember(trx, id, userId)
  })
}

/** Throws `limit_reached` while the group is full. */
export const invite = (needs: GroupNeeds, membership: Membership) =>
  changing(needs, membership, async (trx, { members }) => {
    if (members >= groupMembersMax) throw new Problem('limit_reached', say.full)
    await setInvitation(trx, membership.id, { id: randomUUID(), userId: membership.userId })
  })

export const takeBackInvitation = (needs: GroupNeeds, membership: Membership) =>
  changing(needs, membership, (trx) => setInvitation(trx, membership.id, null))

/** Throws `conflict` for what is no must of one's own answers (roommates.group-musts). */
export const letMustsShow = (needs: GroupNeeds, membership: Membership, chosen: readonly Question[]) =>
  changing(needs, membership, async (trx) => {
    const own = mustsOf(await answersOf(trx, membership.userId)).map(({ question }) => question)
    if (!chosen.every((question) => own.includes(question))) throw new Problem('conflict', say.notYourMust)
    await chooseMusts(trx, membership.userId, [...new Set(chosen)])
  })
