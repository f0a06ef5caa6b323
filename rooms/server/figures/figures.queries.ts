import { someId, statement } from '@basera/platform/server/database'
import {
  figureDays,
  heartsCountedTo,
  roomStatuses,
  tipConfirmedDays,
  tipPhotos,
  tipWords,
} from '@basera/rooms/contract'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { type SearchArea, searchArea } from '../search/search-area.ts'
import { distanceTo } from '../search/search-order.queries.ts'

const since = (today: string) => sql`(${today}::date - ${figureDays}::integer)`

/** What a room's lister can do about it, as columns of `rooms` (rooms.figure-tips). */
const traits = {
  photos: sql`(SELECT count(*) FROM room_images i WHERE i.room_id = rooms.id) >= ${tipPhotos}::integer`,
  words: sql`coalesce(length(description), 0) >= ${tipWords}::integer`,
  terms: sql`brokerage IS NOT NULL AND lock_in_months IS NOT NULL AND notice_days IS NOT NULL`,
  home: sql`furnishing IS NOT NULL AND bathroom IS NOT NULL`,
  confirmed: sql`confirmed_at > now() - ${tipConfirmedDays} * interval '1 day'`,
} satisfies Record<string, RawBuilder<unknown>>

const traitColumns = sql.join(Object.entries(traits).map(([name, has]) => sql`(${has}) AS ${sql.ref(name)}`))
const traitFields = {
  photos: z.boolean(),
  words: z.boolean(),
  terms: z.boolean(),
  home: z.boolean(),
  confirmed: z.boolean(),
}

const figureRow = z.object({
  ...traitFields,
  id: z.guid(),
  title: z.string(),
  address: z.string(),
  rent: z.int(),
  status: z.enum(roomStatuses),
  created_at: z.date(),
  confirmed_at: z.date(),
  searchable: z.boolean(),
  public_latitude: z.number().nullable(),
  public_longitude: z.number().nullable(),
  all_views: z.int(),
  hearts: z.int(),
})
export type FigureRow = z.output<typeof figureRow>

/** Rooms of `userId`, the newest first: those among `ids`, or all up to `most`. */
export const findFigures = statement(
  {
    row: figureRow,
    samples: [
      [someId, [someId], 50],
      [someId, null, 1000],
    ],
  },
  (userId: string, ids: readonly string[] | null, most: number) => sql`
    SELECT rooms.id, title, address, rent, status, created_at, confirmed_at, searchable, public_latitude, public_longitude,
      ${traitColumns}, coalesce(counts.views, 0) AS all_views, saved.hearts
    FROM rooms LEFT JOIN room_counts counts ON counts.room_id = rooms.id
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS hearts FROM (
        SELECT FROM saved_rooms WHERE room_id = rooms.id AND saved_rooms.user_id <> ${userId}::uuid
        LIMIT ${heartsCountedTo}
      ) AS savers
    ) AS saved
    WHERE rooms.user_id = ${userId}::uuid AND deleted_at IS NULL
      ${ids ? sql`AND rooms.id = ANY(${ids}::uuid[])` : sql``}
    ORDER BY created_at DESC, rooms.id LIMIT ${most}`,
).all

const counted = { views: z.int(), contacts: z.int(), visits: z.int() }

/** What was counted of rooms, by day. */
export const findDays = statement(
  { row: z.object({ room_id: z.guid(), day: z.string(), ...counted }), samples: [[[someId], '2026-11-24']] },
  (ids: readonly string[], today: string) => sql`
    SELECT room_id, to_char(day, 'YYYY-MM-DD') AS day, views, contacts, visits FROM room_days
    WHERE room_id = ANY(${ids}::uuid[]) AND day > ${since(today)} AND day <= ${today}::date`,
).all

/** What was counted of all rooms of `userId`, the newest `most` of them. */
export const sumDays = statement(
  { row: z.object(counted), samples: [[someId, '2026-11-24', 1000]] },
  (userId: string, today: string, most: number) => sql`
    SELECT coalesce(sum(views), 0)::integer AS views, coalesce(sum(contacts), 0)::integer AS contacts,
      coalesce(sum(visits), 0)::integer AS visits
    FROM (
      SELECT id FROM rooms WHERE user_id = ${userId}::uuid AND deleted_at IS NULL
      ORDER BY created_at DESC, id LIMIT ${most}
    ) AS own CROSS JOIN LATERAL (
      SELECT views, contacts, visits FROM room_days
      WHERE room_id = own.id AND day > ${since(today)} AND day <= ${today}::date OFFSET 0
    ) AS days`,
).first

const comparedRow = z.object({ user_id: z.guid(), ...traitFields, contacts: z.int() })
/** A room of the neighbourhood: who lists it is compared, and told to nobody. */
export type ComparedRoom = z.output<typeof comparedRow>

const someArea = searchArea({ lat: 12.9, lng: 77.6 }, 2)

/** Rooms on offer in an area for a week or longer, the newest `most` of each cell, with the chats that came of them. */
export const findCompared = statement(
  { row: comparedRow, samples: [[someArea, '2026-11-24', 200]] },
  (area: SearchArea, today: string, most: number) => sql`
    WITH newest AS MATERIALIZED (
      SELECT found.id FROM unnest(${area.cells}::integer[], ${area.whole}::boolean[]) AS cells (cell, whole)
      CROSS JOIN LATERAL (
        SELECT id, (cells.whole OR ${distanceTo(area.point)} <= ${area.radiusKm}::float8) AS within FROM rooms
        WHERE searchable AND ${sql.ref(area.column)} = cells.cell AND created_at < now() - interval '7 days'
        ORDER BY created_at DESC, id LIMIT ${most}::integer
      ) AS found WHERE found.within
    )
    SELECT room.*, chats.contacts FROM newest CROSS JOIN LATERAL (
      SELECT user_id, ${traitColumns} FROM rooms WHERE rooms.id = newest.id OFFSET 0
    ) AS room CROSS JOIN LATERAL (
      SELECT coalesce(sum(contacts), 0)::integer AS contacts FROM room_days
      WHERE room_id = newest.id AND day > ${since(today)} AND day <= ${today}::date
    ) AS chats`,
).all

/** Removes up to `limit` counts of before `day`; gives their number. */
export const removeDays = statement(
  { samples: [['2026-11-24', 100]] },
  (day: string, limit: number) => sql`
    DELETE FROM room_days WHERE (room_id, day) IN (
      SELECT room_id, day FROM room_days WHERE day < ${day}::date ORDER BY day LIMIT ${limit}
    )`,
).run
