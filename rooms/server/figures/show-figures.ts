import { heartsMin, type ListerFigures, type RoomFigures, tableRoomsMax } from '@basera/rooms/contract'
import type { Database } from '../database.ts'
import { indianDay } from '../indian-day.ts'
import { chooseTips } from './choose-tips.ts'
import { daysUpTo } from './figure-days.ts'
import { type FigureRow, findDays, findFigures, sumDays } from './figures.queries.ts'
import type { FindNeighbourhoods, Neighbourhood } from './neighbourhoods.ts'

export interface FigureNeeds {
  readonly db: Database
  readonly neighbourhoods: FindNeighbourhoods
  readonly answerHours: (listerId: string) => Promise<number | null>
}

type Day = Awaited<ReturnType<typeof findDays>>[number]

const sumOf = (days: readonly Day[], name: 'views' | 'contacts' | 'visits') =>
  days.reduce((sum, day) => sum + day[name], 0)

/** Counts of a room and of nobody in particular (rooms.listing-figures, rooms.figure-hearts). */
function present(
  userId: string,
  room: FigureRow,
  days: readonly Day[],
  near: Neighbourhood | undefined,
  today: string,
): RoomFigures {
  const views = new Map(days.map((day) => [day.day, day.views]))
  return {
    id: room.id,
    views: sumOf(days, 'views'),
    contacts: sumOf(days, 'contacts'),
    visits: sumOf(days, 'visits'),
    views_by_day: daysUpTo(today).map((day) => views.get(day) ?? 0),
    hearts: room.hearts < heartsMin ? null : room.hearts,
    search: near ? { place: near.place, position: near.positions.get(room.id) ?? null } : null,
    tips: near ? chooseTips({ ...room, userId, place: near.place }, near.rooms) : [],
  }
}

export interface FiguredRoom {
  readonly row: FigureRow
  readonly figures: RoomFigures
}

/** The figures of `userId`'s own rooms, the newest first: those among `ids`, or all (rooms.listing-figures). */
export async function readFigures(
  { db, neighbourhoods }: FigureNeeds,
  userId: string,
  ids: readonly string[] | null,
  today = indianDay(new Date()),
): Promise<FiguredRoom[]> {
  const rows = await findFigures(db, userId, ids, ids?.length ?? tableRoomsMax)
  const found = await findDays(
    db,
    rows.map(({ id }) => id),
    today,
  )
  const days = Map.groupBy(found, ({ room_id }) => room_id)
  const near = await neighbourhoods(rows)
  return rows.map((row) => ({
    row,
    figures: present(userId, row, days.get(row.id) ?? [], near.get(row.id), today),
  }))
}

export async function showFigures(needs: FigureNeeds, userId: string, ids: readonly string[]) {
  const today = indianDay(new Date())
  const rooms = await readFigures(needs, userId, ids, today)
  const sums = await sumDays(needs.db, userId, today, tableRoomsMax)
  const lister: ListerFigures = {
    ...(sums ?? { views: 0, contacts: 0, visits: 0 }),
    answer_hours: await needs.answerHours(userId),
  }
  return { today, items: rooms.map(({ figures }) => figures), lister }
}
