import { statement } from '@basera/platform/server/database'
import { roomChoices } from '@basera/rooms/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { type SearchArea, searchArea } from '../search/search-area.ts'
import { distanceTo } from '../search/search-order.queries.ts'

const someArea = searchArea({ lat: 12.9, lng: 77.6 }, 2)
const cellsOf = ({ cells, whole }: SearchArea) =>
  sql`unnest(${cells}::integer[], ${whole}::boolean[]) AS cells (cell, whole)`
const isWithin = ({ point, radiusKm }: SearchArea) =>
  sql`(cells.whole OR ${distanceTo(point)} <= ${radiusKm}::float8)`

const choiceOf = <Name extends keyof typeof roomChoices>(name: Name) => z.enum(roomChoices[name]).nullable()

const sampledRoom = z.object({
  user_id: z.guid(),
  created_at: z.date(),
  rent: z.int(),
  deposit: z.int(),
  home_type: choiceOf('home_type'),
  layout: choiceOf('layout'),
  furnishing: choiceOf('furnishing'),
  bathroom: choiceOf('bathroom'),
  meals: choiceOf('meals'),
  kitchen: choiceOf('kitchen'),
  posted_by: choiceOf('posted_by'),
  brokerage: z.int().nullable(),
  air_conditioning: z.boolean().nullable(),
  washing_machine: z.boolean().nullable(),
  public_latitude: z.number().nullable(),
  public_longitude: z.number().nullable(),
})
export type SampledRoom = z.output<typeof sampledRoom>

const columns = sql.join(Object.keys(sampledRoom.shape).map((name) => sql.ref(`rooms.${name}`)))

/**
 * Searchable rooms of an area that were listed in the `weeks` weeks before `now`: in each cell and week the newest
 * `most`, found in the index alone, so that the work is bounded anywhere. Rooms are read by id, apart from the search
 * of them, or the planner might read the whole table.
 */
export const sampleRents = statement(
  { row: sampledRoom, samples: [[someArea, new Date(0), 13, 300]] },
  (area: SearchArea, now: Date, weeks: number, most: number) => sql`
    WITH newest AS MATERIALIZED (
      SELECT found.id FROM ${cellsOf(area)} CROSS JOIN generate_series(1, ${weeks}::integer) AS week
      CROSS JOIN LATERAL (
        SELECT id, ${isWithin(area)} AS within FROM rooms
        WHERE searchable AND ${sql.ref(area.column)} = cells.cell
          AND created_at > ${now}::timestamptz - week * interval '7 days'
          AND created_at <= ${now}::timestamptz - (week - 1) * interval '7 days'
        ORDER BY created_at DESC, id LIMIT ${most}::integer
      ) AS found WHERE found.within
    )
    SELECT room.* FROM newest CROSS JOIN LATERAL (
      SELECT ${columns} FROM rooms WHERE rooms.id = newest.id OFFSET 0
    ) AS room`,
).all

/** The newest `shown` searchable rooms of an area, and how many there are up to `most`. */
export const findNewestHere = statement(
  { row: z.object({ id: z.guid(), found: z.int() }), samples: [[someArea, 6, 1001]] },
  (area: SearchArea, shown: number, most: number) => sql`
    WITH found AS MATERIALIZED (
      SELECT here.* FROM ${cellsOf(area)} CROSS JOIN LATERAL (
        SELECT id, created_at FROM rooms
        WHERE searchable AND ${sql.ref(area.column)} = cells.cell AND ${isWithin(area)}
        ORDER BY created_at DESC, id LIMIT ${most}::integer
      ) AS here
    )
    SELECT id, (SELECT least(count(*), ${most}::integer)::integer FROM found) AS found
    FROM found ORDER BY created_at DESC, id LIMIT ${shown}::integer`,
).all

/** The points of the blur's grid with the most searchable rooms, and the last day, in India, of a new room there. */
export const fullestPoints = statement(
  {
    row: z.object({ latitude: z.number(), longitude: z.number(), rooms: z.int(), changed: z.string() }),
    samples: [[5000]],
  },
  (most: number) => sql`
    SELECT min(public_latitude) AS latitude, min(public_longitude) AS longitude, count(*)::integer AS rooms,
      to_char(max(created_at) AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS changed
    FROM rooms WHERE searchable AND public_latitude IS NOT NULL
    GROUP BY public_latitude, public_longitude ORDER BY 3 DESC, 1, 2 LIMIT ${most}::integer`,
).all
