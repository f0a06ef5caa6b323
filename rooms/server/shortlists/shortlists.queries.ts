import { activeMembers, publicProfiles } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'

const isHeldBy = (userId: string) => sql`EXISTS (SELECT 1 FROM shortlist_members mine
  WHERE mine.shortlist_id = shortlists.id AND mine.user_id = ${userId}::uuid)`

const member = z.object({ id: z.string(), full_name: z.string().nullable() })

/** The name of a suspended member is not told. */
const members = sql`(
  SELECT json_agg(json_build_object('id', m.user_id, 'full_name',
    CASE WHEN m.user_id IN (SELECT id FROM ${activeMembers} active) THEN p.full_name END) ORDER BY m.joined_at, m.seat)
  FROM shortlist_members m JOIN ${publicProfiles} p ON p.id = m.user_id WHERE m.shortlist_id = shortlists.id)`

const shortlistRow = z.object({
  id: z.guid(),
  name: z.string(),
  created_at: z.date(),
  link_id: z.guid().nullable(),
  link_by: z.guid().nullable(),
  link_names: z.boolean(),
  invitation_id: z.guid().nullable(),
  invited_at: z.date().nullable(),
  members: z.array(member),
})
export type ShortlistRow = z.output<typeof shortlistRow>

const columns = sql`id, name, created_at, link_id, link_by, link_names, invitation_id, invited_at, ${members} AS members`

export const findShortlist = statement(
  { row: shortlistRow, samples: [[someId, someId]] },
  (userId: string, id: string) => sql`
    SELECT ${columns} FROM shortlists WHERE id = ${id}::uuid AND ${isHeldBy(userId)}`,
).first

export const findShortlists = statement(
  { row: shortlistRow.extend({ rooms: z.int() }), samples: [[someId]] },
  (userId: string) => sql`
    SELECT ${columns}, (SELECT count(*) FROM shortlist_rooms r
      WHERE r.shortlist_id = shortlists.id AND r.struck_at IS NULL) AS rooms
    FROM shortlists WHERE id IN (SELECT shortlist_id FROM shortlist_members WHERE user_id = ${userId}::uuid)
    ORDER BY created_at DESC, id`,
).all

/** Locks a shortlist that `userId` holds, until the transaction ends. */
export const lockShortlist = statement(
  {
    row: z.object({
      id: z.guid(),
      link_id: z.guid().nullable(),
      link_by: z.guid().nullable(),
      members: z.int(),
    }),
    samples: [[someId, someId]],
  },
  (userId: string, id: string) => sql`
    SELECT id, link_id, link_by, (SELECT count(*) FROM shortlist_members m WHERE m.shortlist_id = shortlists.id) AS members
    FROM shortlists WHERE id = ${id}::uuid AND ${isHeldBy(userId)} FOR UPDATE`,
).first

/** Locks people against joining and being blocked at once, in the order that a block locks them. */
export const lockPeople = statement(
  { row: z.object({ id: z.guid() }), samples: [[[someId]]] },
  (userIds: readonly string[]) => sql`
    SELECT id FROM ${publicProfiles} p WHERE id = ANY(${userIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
).all

export const countHeld = statement(
  { row: z.object({ held: z.int() }), samples: [[someId]] },
  (userId: string) => sql`SELECT count(*) AS held FROM shortlist_members WHERE user_id = ${userId}::uuid`,
).first

/** Nothing where the id is taken. */
export const insertShortlist = statement(
  { samples: [[someId, 'A']] },
  (id: string, name: string) => sql`
    INSERT INTO shortlists (id, name) VALUES (${id}::uuid, ${name}) ON CONFLICT (id) DO NOTHING`,
).run

/** Takes the free seat; nothing where both are taken. */
export const insertMember = statement(
  { samples: [[someId, someId]] },
  (id: string, userId: string) => sql`
    INSERT INTO shortlist_members (shortlist_id, user_id, seat)
    SELECT ${id}::uuid, ${userId}::uuid, seat FROM generate_series(1, 2) AS seat
    WHERE NOT EXISTS (SELECT 1 FROM shortlist_members m WHERE m.shortlist_id = ${id}::uuid AND m.seat = seat.seat)
    ORDER BY seat LIMIT 1
    ON CONFLICT DO NOTHING`,
).run

/** A trigger takes along what the member leaves. */
export const deleteMember = statement(
  { samples: [[someId, someId]] },
  (id: string, userId: string) => sql`
    DELETE FROM shortlist_members WHERE shortlist_id = ${id}::uuid AND user_id = ${userId}::uuid`,
).run

export const exportShortlists = statement(
  {
    row: z.object({
      id: z.guid(),
      name: z.string(),
      created_at: z.date(),
      joined_at: z.date(),
      shared_by_you: z.boolean(),
      link_names: z.boolean(),
      linked_at: z.date().nullable(),
      invited_by_you: z.boolean(),
      invited_at: z.date().nullable(),
      rooms: z.array(z.unknown()),
      comments: z.array(z.unknown()),
    }),
    samples: [[someId]],
  },
  (userId: string) => sql`
    SELECT id, name, created_at, m.joined_at, link_by IS NOT DISTINCT FROM m.user_id AS shared_by_you, link_names, linked_at,
      invited_by IS NOT DISTINCT FROM m.user_id AS invited_by_you, invited_at,
      coalesce((SELECT json_agg(json_build_object('room_id', r.room_id, 'title', rooms.title, 'added_at', r.added_at,
          'added_by_you', r.added_by IS NOT DISTINCT FROM m.user_id, 'struck_at', r.struck_at,
          'struck_by_you', r.struck_by IS NOT DISTINCT FROM m.user_id) ORDER BY r.added_at, r.room_id)
        FROM shortlist_rooms r JOIN rooms ON rooms.id = r.room_id WHERE r.shortlist_id = shortlists.id), '[]') AS rooms,
      coalesce((SELECT json_agg(json_build_object('room_id', c.room_id, 'text', c.text, 'created_at', c.created_at,
          'written_by_you', c.user_id = m.user_id) ORDER BY c.created_at, c.id)
        FROM shortlist_comments c WHERE c.shortlist_id = shortlists.id
          AND (c.hidden_at IS NULL OR c.user_id = m.user_id)), '[]') AS comments
    FROM shortlists JOIN shortlist_members m ON m.shortlist_id = shortlists.id
    WHERE m.user_id = ${userId}::uuid ORDER BY created_at, id`,
).all
