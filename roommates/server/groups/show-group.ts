import { Problem } from '@basera/platform/contract'
import type { Secrets } from '@basera/platform/server/secrets'
import {
  type Group,
  type GroupBudget,
  type GroupCard,
  groupInvitationDays,
  groupMembersMin,
  type OwnGroup,
  groupSentences as say,
} from '@basera/roommates/contract'
import type { Database } from '../database.ts'
import { mustsOf, sharedMusts } from './group-musts.ts'
import { groupToken } from './group-token.ts'
import { findGroupIdOf, findGroups, findOwnGroup, type GroupRow, type MemberRow } from './groups.queries.ts'

export interface ShowNeeds {
  readonly db: Database
  readonly secrets: Secrets
}

export const groupNotFound = () => new Problem('not_found', say.notFound)

export const firstName = (fullName: string | null): string | null => fullName?.trim().split(/\s+/)[0] || null

/** roommates.group-budget */
function budgetOf(members: readonly MemberRow[]): GroupBudget | null {
  const sums = members.flatMap(({ budget }) => (budget ? [budget] : []))
  if (sums.length === 0) return null
  const total = sums.reduce((sum, one) => sum + one, 0)
  return { total, least: Math.min(...sums), most: Math.max(...sums), given: sums.length }
}

export const presentCard = ({ members, created_at, ...row }: GroupRow): GroupCard => ({
  ...row,
  created_at: created_at.toISOString(),
  members: (members ?? []).map(({ id, full_name, avatar_url }) => ({
    id,
    name: firstName(full_name),
    avatar_url,
  })),
  budget: budgetOf(members ?? []),
})

/** Whether enough of its members can be seen (roommates.group-shown). */
export const canBeSeen = ({ members }: GroupRow) => (members?.length ?? 0) >= groupMembersMin

/** A group as others see it. Throws `not_found` for one that `viewerId` may not see. */
export async function showGroup(db: Database, viewerId: string, id: string): Promise<Group> {
  const [row] = await findGroups(db, [id], viewerId)
  const isOwn = (await findGroupIdOf(db, viewerId))?.group_id === id
  if (!row || !canBeSeen(row)) throw groupNotFound()
  return { ...presentCard(row), musts: sharedMusts(row.members ?? []), is_own: isOwn }
}

/** The group of a person whom the reader sees in it; null also where there is none. */
export async function showGroupOf(
  db: Database,
  viewerId: string,
  userId: string,
): Promise<{ group: { id: string; name: string } | null }> {
  const held = await findGroupIdOf(db, userId)
  const [row] = held ? await findGroups(db, [held.group_id], viewerId) : []
  const isSeen = row && canBeSeen(row) && row.members?.some(({ id }) => id === userId)
  return { group: isSeen ? { id: row.id, name: row.name } : null }
}

const millisecondsOfDay = 86_400_000

type OwnRow = NonNullable<Awaited<ReturnType<typeof findOwnGroup>>>

function presentInvitation(secrets: Secrets, { invitation_id, invited_at }: OwnRow) {
  if (!invitation_id || !invited_at) return null
  const ends = new Date(invited_at.getTime() + groupInvitationDays * millisecondsOfDay)
  if (ends <= new Date()) return null
  return { token: groupToken(secrets, invitation_id), ends_at: ends.toISOString() }
}

/** Null for somebody who is in no group. */
export async function findOwn({ db, secrets }: ShowNeeds, userId: string): Promise<OwnGroup | null> {
  const row = await findOwnGroup(db, userId)
  if (!row) return null
  const { is_shown, invitation_id: _id, invited_at: _at, ...group } = row
  const own = row.members?.find(({ id }) => id === userId)
  return {
    ...presentCard(group),
    is_own: true,
    is_shown,
    musts: sharedMusts(row.members ?? []),
    own_musts: mustsOf(own?.answers ?? null).map((must) => ({
      ...must,
      is_chosen: own?.musts.includes(must.question) ?? false,
    })),
    invitation: presentInvitation(secrets, row),
  }
}

/** Throws `not_found` where `userId` is not in the group `id`. */
export async function showOwn(needs: ShowNeeds, userId: string, id: string): Promise<OwnGroup> {
  const own = await findOwn(needs, userId)
  if (own?.id !== id) throw groupNotFound()
  return own
}
