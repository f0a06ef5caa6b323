import { publicProfiles } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { microsOfTime, type TimeSortKey, timeOfMicros } from '@basera/platform/server/search'
import {
  type RoomStatus,
  restoreSeconds,
  reviewReasons,
  roomImage,
  roomStatuses,
} from '@basera/rooms/contract'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import {
  coverOf,
  imageList,
  pageColumns,
  pageFields,
  pageListerColumns,
  pageListerFields,
} from '../rooms.queries.ts'

const ownFields = {
  searchable: z.boolean(),
  hidden: z.boolean(),
  review_since: z.date().nullable(),
  review_reasons: z.array(z.enum(reviewReasons)).nullable(),
  review_asked: z.boolean(),
  version: z.int(),
  views: z.int(),
  contacts: z.int(),
}

// A suspended member cannot sign in, so this flag only ever tells of the operator's hiding.
const ownColumns = sql`rooms.searchable, rooms.hidden_at IS NOT NULL AS hidden, rooms.version,
  rooms.review_since, rooms.review_reasons, rooms.review_asked_at IS NOT NULL AS review_asked,
  coalesce(counts.views, 0) AS views, coalesce(counts.contacts, 0) AS contacts`

const ownRoomRow = z.object({
  ...pageFields,
  ...pageListerFields,
  ...ownFields,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  images: z.array(roomImage),
})
/** The only row of a room that holds the exact point. */
export type OwnRoomRow = z.output<typeof ownRoomRow>

export const findOwnRoom = statement(
  { row: ownRoomRow, samples: [[someId, someId]] },
  (userId: string, id: string) => sql`
    SELECT ${pageColumns}, ${pageListerColumns}, rooms.latitude, rooms.longitude, ${ownColumns}, ${imageList} AS images
    FROM rooms JOIN ${publicProfiles} p ON p.id = rooms.user_id LEFT JOIN room_counts counts ON counts.room_id = rooms.id
    WHERE rooms.id = ${id}::uuid AND rooms.user_id = ${userId}::uuid AND rooms.deleted_at IS NULL`,
).first

const ownCardRow = z.object({
  ...ownFields,
  id: z.guid(),
  title: z.string(),
  description: z.string().nullable(),
  custom_amenities: z.array(z.string()),
  address: z.string(),
  rent: z.int(),
  available_from: z.string(),
  gender_preference: pageFields.gender_preference,
  status: z.enum(roomStatuses),
  confirmed_at: z.date(),
  created_at: z.date(),
  cover: roomImage.nullable(),
  image_count: z.int(),
  /** Listing time in microseconds since 1970. */
  micros: z.int(),
})
export type OwnCardRow = z.output<typeof ownCardRow>

const nextOwnCards = statement(
  {
    row: ownCardRow,
    samples: [
      [someId, null, 10],
      [someId, { micros: 1, id: someId }, 10],
    ],
  },
  (userId: string, after: TimeSortKey | null, limit: number) => sql`
    SELECT rooms.id, title, description, custom_amenities, address, rent, available_from, gender_preference, status, confirmed_at,
      created_at,
      ${ownColumns}, photos.cover, coalesce(photos.image_count, 0) AS image_count,
      ${microsOfTime(sql`created_at`)} AS micros
    FROM rooms LEFT JOIN room_counts counts ON counts.room_id = rooms.id
    LEFT JOIN ${coverOf('rooms.id')} AS photos ON true
    WHERE user_id = ${userId}::uuid AND deleted_at IS NULL ${
      after
        ? sql`AND (created_at < ${timeOfMicros(after.micros)}
            OR (created_at = ${timeOfMicros(after.micros)} AND rooms.id > ${after.id}::uuid))`
        : sql``
    }
    ORDER BY created_at DESC, rooms.id LIMIT ${limit}`,
)

export const findOwnCards = nextOwnCards.all

const ownCount = statement(
  { row: z.object({ found: z.int() }), samples: [[someId]] },
  (userId: string) => sql`
    SELECT count(*) AS found FROM rooms WHERE user_id = ${userId}::uuid AND deleted_at IS NULL`,
)

export const countOwnRooms = async (...[db, userId]: Parameters<typeof ownCount.first>): Promise<number> =>
  (await ownCount.first(db, userId))?.found ?? 0

const liveCount = statement(
  { row: z.object({ live: z.int(), seen: z.int() }), samples: [[someId]] },
  (userId: string) => sql`
    SELECT count(*) AS live, count(*) FILTER (WHERE review_since IS NULL) AS seen
    FROM rooms WHERE user_id = ${userId}::uuid AND deleted_at IS NULL AND status = 'live'`,
)

export const countOffered = async (...[db, userId]: Parameters<typeof liveCount.first>) =>
  (await liveCount.first(db, userId)) ?? { live: 0, seen: 0 }

export const countLiveRooms = async (...[db, userId]: Parameters<typeof liveCount.first>): Promise<number> =>
  (await countOffered(db, userId)).live

type Fields = readonly (readonly [column: string, value: unknown])[]

/** The driver would write a list as an array of PostgreSQL; a household is JSON. */
const columnValue = ([name, value]: Fields[number]) =>
  name === 'household' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`

const sampleFields: Fields = [
  ['title', 'A room'],
  ['rent', 5000],
]

/** Inserts a room; gives no row if the member has a room of the same `client_id`. */
export const insertRoom = statement(
  { row: z.object({ id: z.guid() }), samples: [[sampleFields]] },
  (fields: Fields) => sql`
    INSERT INTO rooms (${sql.join(fields.map(([name]) => sql.ref(name)))})
    VALUES (${sql.join(fields.map(columnValue))})
    ON CONFLICT (user_id, client_id) WHERE client_id IS NOT NULL DO NOTHING RETURNING id`,
).first

export const findListed = statement(
  { row: z.object({ id: z.guid(), deleted: z.boolean() }), samples: [[someId, someId]] },
  (userId: string, clientId: string) => sql`
    SELECT id, deleted_at IS NOT NULL AS deleted FROM rooms
    WHERE user_id = ${userId}::uuid AND client_id = ${clientId}::uuid`,
).first

interface EditConditions {
  readonly version?: number | undefined
  /** A past day that the edit may keep but not set. */
  readonly pastDay?: string | undefined
}

/** Changes and confirms a room of `userId`. Gives the number of rooms changed: 0 or 1. */
export const updateOwnRoom = statement(
  {
    samples: [
      [someId, someId, sampleFields, {}],
      [someId, someId, [], { version: 1, pastDay: '2026-01-01' }],
    ],
  },
  (userId: string, id: string, fields: Fields, { version, pastDay }: EditConditions) => sql`
    UPDATE rooms SET ${sql.join([
      ...fields.map((field) => sql`${sql.ref(field[0])} = ${columnValue(field)}`),
      sql`version = version + 1, updated_at = now(), confirmed_at = now(), lapsed = false`,
    ])}
    WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL
      ${version === undefined ? sql`` : sql`AND version = ${version}`}
      ${pastDay === undefined ? sql`` : sql`AND available_from = ${pastDay}::date`}`,
).run

const confirmed = sql`confirmed_at = now(), lapsed = false`

/** What buttons change, and the state that a room must be in. */
const changes = {
  confirm: [confirmed, sql`deleted_at IS NULL`],
  delete: [sql`deleted_at = coalesce(deleted_at, now())`, sql`true`],
  restore: [
    sql`deleted_at = NULL`,
    sql`deleted_at IS NULL OR deleted_at > now() - ${restoreSeconds} * interval '1 second'`,
  ],
} satisfies Record<string, readonly [RawBuilder<unknown>, RawBuilder<unknown>]>

type Change = keyof typeof changes

/** Confirms, deletes or restores a room of `userId`. Gives the number of rooms changed: 0 or 1. */
export const changeOwnRoom = statement(
  {
    samples: [
      [someId, someId, 'confirm'],
      [someId, someId, 'delete'],
      [someId, someId, 'restore'],
    ],
  },
  (userId: string, id: string, change: Change) => sql`
    UPDATE rooms SET ${changes[change][0]}
    WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND (${changes[change][1]})`,
).run

/** Offers (and confirms), pauses or closes a room of `userId`. Gives the number of rooms changed: 0 or 1. */
export const updateStatus = statement(
  {
    samples: [
      [someId, someId, 'live'],
      [someId, someId, 'paused'],
    ],
  },
  (userId: string, id: string, status: RoomStatus) => sql`
    UPDATE rooms SET status = ${status}, updated_at = now() ${status === 'live' ? sql`, ${confirmed}` : sql``}
    WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND deleted_at IS NULL`,
).run
