import { type ListedVisit, type Visit, visitClashMinutes, visitPageSize } from '@basera/chats/contract'
import { distanceKm } from '@basera/places/contract'
import type { Database } from '../database.ts'
import { chatNotFound } from '../messages/send-message.ts'
import { presentVisit } from './present-visit.ts'
import { findVisitChat, findVisitsOf, findVisitsOfChat, type VisitRow } from './visits.queries.ts'

const shownInChat = 20
const minute = 60_000

const pointOf = ({ latitude, longitude }: VisitRow) =>
  latitude === null || longitude === null ? undefined : { latitude, longitude }

/** How near an agreed visit is to the one before it, in minutes and km between blurred locations (chats.visit-clash). */
function clashOf(row: VisitRow, before: VisitRow | undefined): ListedVisit['clash'] {
  if (!row.starts_at || !before?.starts_at) return null
  const minutes = Math.round((row.starts_at.getTime() - before.starts_at.getTime()) / minute)
  if (minutes > visitClashMinutes) return null
  const [from, to] = [pointOf(before), pointOf(row)]
  return { minutes, km: from && to ? Math.round(distanceKm(from, to) * 10) / 10 : null }
}

/** Those that come, by time, each with a note where it is near to the one before; and the last that are past. */
export async function listVisits(
  db: Database,
  userId: string,
): Promise<{ coming: ListedVisit[]; past: Visit[] }> {
  const coming = await findVisitsOf(db, userId, 'coming', visitPageSize)
  const past = await findVisitsOf(db, userId, 'past', visitPageSize)
  const agreed = coming.filter(({ state }) => state === 'accepted')
  return {
    coming: coming.map((row) => ({
      ...presentVisit(row, userId),
      clash: clashOf(row, agreed[agreed.indexOf(row) - 1]),
    })),
    past: past.map((row) => presentVisit(row, userId)),
  }
}

/** The newest visits of a chat, and the caller's part in the next. Throws `not_found`. */
export async function showVisitsOfChat(db: Database, userId: string, chatId: string) {
  const chat = await findVisitChat(db, userId, chatId)
  if (!chat) throw chatNotFound()
  const { room_id, lister_id, visit_address } = chat
  const role = lister_id === userId ? ('lister' as const) : ('visitor' as const)
  const rows = await findVisitsOfChat(db, userId, chatId, shownInChat)
  return {
    role: room_id ? role : null,
    visit_address,
    items: rows.map((row) => presentVisit(row, userId)),
  }
}
