import { type Calls, id } from '@basera/platform/contract'
import { z } from 'zod'
import { figureDays, figuresAtOnce, tipKinds, tipSteps } from './figure-limits.ts'

const count = z.number().int().nonnegative()

/** Of the last {@link figureDays} days. */
const counted = { views: count, contacts: count, visits: count }

/** Rooms in `place` with the trait get at least `times` as many chats (rooms.figure-tips). */
const tip = z.object({ kind: z.enum(tipKinds), place: z.string(), times: z.literal(tipSteps) })
export type FigureTip = z.output<typeof tip>

const roomFigures = z.object({
  id: z.string(),
  ...counted,
  /** Of each day, the last one today in India. */
  views_by_day: z.array(count).length(figureDays),
  /** Null for fewer than three (rooms.figure-hearts). */
  hearts: count.nullable(),
  /** Null where the room is not in search or in no locality; its position beyond the first 200 (rooms.figure-position). */
  search: z.object({ place: z.string(), position: count.nullable() }).nullable(),
  tips: z.array(tip).max(3),
})
export type RoomFigures = z.output<typeof roomFigures>

const listerFigures = z.object({
  ...counted,
  /** Within how many hours the caller usually answers (chats.answer-time). */
  answer_hours: count.nullable(),
})
export type ListerFigures = z.output<typeof listerFigures>

/** What came of a lister's own rooms (rooms.listing-figures). Rooms of others are left out. */
export const figureCalls = {
  'GET /api/me/room-figures': {
    summary:
      "Views, chats, visits, hearts and position of the caller's own rooms, and of all of them together",
    access: 'verified',
    query: z.strictObject({
      ids: z
        .string()
        .max(37 * figuresAtOnce)
        .transform((ids) => ids.split(','))
        .pipe(z.array(id).min(1).max(figuresAtOnce)),
    }),
    response: z.object({
      /** The day that the last count of `views_by_day` is of. */
      today: z.iso.date(),
      items: z.array(roomFigures),
      lister: listerFigures,
    }),
  },
  'GET /api/me/room-figures.csv': {
    summary: "The figures of all the caller's own rooms as a table",
    access: 'verified',
    type: 'text/csv; charset=utf-8',
    response: z.string(),
  },
} satisfies Calls
export type FigureCalls = typeof figureCalls
