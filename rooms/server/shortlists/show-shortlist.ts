import { Problem } from '@basera/platform/contract'
import type { Secrets } from '@basera/platform/server/secrets'
import {
  type SharedShortlist,
  type Shortlist,
  type ShortlistRoom,
  type ShortlistSummary,
  shortlistSentences as say,
  shortlistInvitationDays,
} from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { presentCard } from '../present-room.ts'
import { findCards } from '../rooms.queries.ts'
import { findShared } from './shortlist-links.queries.ts'
import { findComments, findListed } from './shortlist-rooms.queries.ts'
import { shortlistToken, shortlistTokenId } from './shortlist-token.ts'
import { findShortlist, findShortlists, type ShortlistRow } from './shortlists.queries.ts'

export interface ShowNeeds {
  readonly db: Database
  readonly secrets: Secrets
}

export const shortlistNotFound = () => new Problem('not_found', say.notFound)

export const firstName = (fullName: string | null): string | null => fullName?.trim().split(/\s+/)[0] || null

const presentSummary = ({ id, name, created_at, members, link_id }: ShortlistRow) => ({
  id,
  name,
  created_at: created_at.toISOString(),
  members: members.map((member) => ({ id: member.id, name: firstName(member.full_name) })),
  is_shared: link_id !== null,
})

export const showShortlists = async (
  { db }: ShowNeeds,
  userId: string,
): Promise<{ items: ShortlistSummary[] }> => ({
  items: (await findShortlists(db, userId)).map((row) => ({ ...presentSummary(row), rooms: row.rooms })),
})

const millisecondsOfDay = 86_400_000

function presentInvitation(secrets: Secrets, { invitation_id, invited_at }: ShortlistRow) {
  if (!invitation_id || !invited_at) return null
  const ends = new Date(invited_at.getTime() + shortlistInvitationDays * millisecondsOfDay)
  if (ends <= new Date()) return null
  return { token: shortlistToken(secrets, 'invitation', invitation_id), ends_at: ends.toISOString() }
}

const cardsOf = async (db: Database, ids: readonly string[], viewerId: string | null) => {
  const rows = ids.length > 0 ? await findCards(db, ids, null, viewerId) : []
  return new Map(rows.map((row) => [row.id, presentCard(row)]))
}

async function roomsOf(db: Database, id: string, userId: string): Promise<ShortlistRoom[]> {
  const [listed, comments] = [await findListed(db, id), await findComments(db, id, userId)]
  const byRoom = Map.groupBy(comments, ({ room_id }) => room_id)
  const cards = await cardsOf(
    db,
    listed.map(({ room_id }) => room_id),
    userId,
  )
  return listed.map(({ struck_at, ...row }) => ({
    ...row,
    struck_at: struck_at?.toISOString() ?? null,
    room: cards.get(row.room_id) ?? null,
    comments: (byRoom.get(row.room_id) ?? []).map(({ room_id: _, created_at, ...comment }) => ({
      ...comment,
      created_at: created_at.toISOString(),
    })),
  }))
}

/** Throws `not_found` for a shortlist that `userId` does not hold. */
export async function showShortlist(
  { db, secrets }: ShowNeeds,
  userId: string,
  id: string,
): Promise<Shortlist> {
  const row = await findShortlist(db, userId, id)
  if (!row) throw shortlistNotFound()
  const { link_id, link_by, link_names } = row
  const link = link_id && {
    token: shortlistToken(secrets, 'link', link_id),
    names: link_names,
    is_own: link_by === userId,
  }
  return {
    ...presentSummary(row),
    link: link || null,
    invitation: presentInvitation(secrets, row),
    rooms: await roomsOf(db, id, userId),
  }
}

/** What everybody with the link sees (rooms.shortlist-public). Throws `not_found` once sharing is off. */
export async function showShared(
  { db, secrets }: ShowNeeds,
  token: string,
  viewerId: string | null,
): Promise<SharedShortlist> {
  const linkId = shortlistTokenId(secrets, 'link', token)
  const shared = linkId ? await findShared(db, linkId) : undefined
  if (!shared?.linked_at) throw new Problem('not_found', say.linkOff)
  const ids = (await findListed(db, shared.id)).flatMap((row) => (row.struck_at ? [] : [row.room_id]))
  const cards = await cardsOf(db, ids, viewerId)
  return {
    shared_at: shared.linked_at.toISOString(),
    name: shared.link_names ? firstName(shared.full_name) : null,
    rooms: ids.map((id) => cards.get(id)).filter((card) => card !== undefined),
  }
}
