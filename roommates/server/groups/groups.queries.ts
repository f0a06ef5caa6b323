import { activeMembers, blockedWith } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import {
  answers,
  type GroupSeeks,
  groupMembersMax,
  groupMembersMin,
  groupSeeks,
} from '@basera/roommates/contract'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

const memberRow = z.object({
  id: z.string(),
  full_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  budget: z.int().nullable(),
  musts: z.array(z.string()),
  answers: answers.nullable(),
})
export type MemberRow = z.output<typeof memberRow>

const groupRow = z.object({
  id: z.guid(),
  name: z.string(),
  seeks: z.enum(groupSeeks),
  place: z.string(),
  move_in: z.string().nullable(),
  about: z.string().nullable(),
  created_at: z.date(),
  members: z.array(memberRow).nullable(),
})
export type GroupRow = z.output<typeof groupRow>

const membersAs = (name: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`(
  SELECT json_agg(json_build_object('id', m.user_id, 'full_name', ${name}, 'avatar_url', p.avatar_url,
    'budget', p.budget, 'musts', m.musts, 'answers', a.answers) ORDER BY m.joined_at, m.seat)
  FROM roommate_group_members m JOIN user_profiles p ON p.id = m.user_id LEFT JOIN roommate_answers a ON a.user_id = m.user_id
  WHERE m.group_id = g.id AND ${where}) AS members`

/** Listed, and without a block between them and the reader (roommates.group-shown). */
const membersFor = (viewerId: string) =>
  membersAs(
    sql`p.full_name`,
    sql`m.user_id IN (SELECT id FROM listed_roommates) AND m.user_id NOT IN ${blockedWith(viewerId)}`,
  )

const columns = sql`g.id, g.name, g.seeks, g.place, to_char(g.move_in, 'YYYY-MM-DD') AS move_in, g.about, g.created_at`

const isMember = (userId: string) => sql`EXISTS (
  SELECT 1 FROM roommate_group_members mine WHERE mine.group_id = g.id AND mine.user_id = ${userId}::uuid)`

/** Groups of `ids` that are not taken down, with the members whom the reader may see. */
export const findGroups = statement(
  { row: groupRow, samples: [[[someId], someId]] },
  (ids: readonly string[], viewerId: string) => sql`
    SELECT ${columns}, ${membersFor(viewerId)} FROM roommate_groups g
    WHERE g.id = ANY(${ids}::uuid[]) AND g.hidden_at IS NULL`,
).all

/** With everybody in it, for moderators. */
export const findAnyGroup = statement(
  { row: groupRow.extend({ written_by: z.guid().nullable() }), samples: [[someId]] },
  (id: string) => sql`
    SELECT ${columns}, g.written_by, ${membersAs(sql`p.full_name`, sql`true`)} FROM roommate_groups g
    WHERE g.id = ${id}::uuid`,
).first

/** The group of a member, with everybody in it; null of a suspended member's name. */
export const findOwnGroup = statement(
  {
    row: groupRow.extend({
      is_shown: z.boolean(),
      invitation_id: z.guid().nullable(),
      invited_at: z.date().nullable(),
    }),
    samples: [[someId]],
  },
  (userId: string) => sql`
    SELECT ${columns}, g.shown_members >= ${groupMembersMin}::integer AND g.hidden_at IS NULL AS is_shown,
      g.invitation_id, g.invited_at, ${membersAs(
        sql`CASE WHEN m.user_id IN (SELECT id FROM ${activeMembers} active) THEN p.full_name END`,
        sql`true`,
      )}
    FROM roommate_groups g WHERE ${isMember(userId)}`,
).first

export const findGroupIdOf = statement(
  { row: z.object({ group_id: z.guid() }), samples: [[someId]] },
  (userId: string) => sql`SELECT group_id FROM roommate_group_members WHERE user_id = ${userId}::uuid`,
).first

/** Locks a group that `userId` is in, until the transaction ends. */
export const lockGroup = statement(
  { row: z.object({ id: z.guid(), members: z.int() }), samples: [[someId, someId]] },
  (userId: string, id: string) => sql`
    SELECT g.id, (SELECT count(*) FROM roommate_group_members m WHERE m.group_id = g.id) AS members
    FROM roommate_groups g WHERE g.id = ${id}::uuid AND ${isMember(userId)} FOR UPDATE`,
).first

export const hasProfile = (userId: string) => sql`EXISTS (
  SELECT 1 FROM user_profiles WHERE id = ${userId}::uuid AND is_roommate_profile_enabled)`

/** Locks a person against joining two groups, and against a block while joining. No row without a profile. */
export const findPerson = statement(
  { row: z.object({ has_profile: z.boolean() }), samples: [[someId]] },
  (userId: string) => sql`SELECT ${hasProfile(userId)} AS has_profile`,
).first

export const lockPerson = statement(
  { row: z.object({ has_profile: z.boolean() }), samples: [[someId]] },
  (userId: string) => sql`
    SELECT is_roommate_profile_enabled AS has_profile FROM user_profiles WHERE id = ${userId}::uuid FOR NO KEY UPDATE`,
).first

export interface GroupText {
  readonly name: string
  readonly seeks: GroupSeeks
  readonly place: string
  readonly move_in: string | null
  readonly about: string | null
}

export type GroupChanges = { readonly [Field in keyof GroupText]?: GroupText[Field] | undefined }

const someText: GroupText = { name: 'A', seeks: 'home', place: 'B', move_in: null, about: null }

/** Nothing where the id is taken. */
export const insertGroup = statement(
  { samples: [[someId, someId, someText]] },
  (id: string, userId: string, { name, seeks, place, move_in, about }: GroupText) => sql`
    INSERT INTO roommate_groups (id, name, seeks, place, move_in, about, written_by)
    VALUES (${id}::uuid, ${name}, ${seeks}, ${place}, ${move_in}::date, ${about}, ${userId}::uuid)
    ON CONFLICT (id) DO NOTHING`,
).run

export const changeText = statement(
  { samples: [[someId, someId, someText]] },
  (id: string, userId: string, { name, seeks, place, move_in, about }: GroupChanges) => sql`
    UPDATE roommate_groups SET name = coalesce(${name ?? null}, name), seeks = coalesce(${seeks ?? null}, seeks), place = coalesce(${place ?? null}, place),
      move_in = CASE WHEN ${move_in === undefined} THEN move_in ELSE ${move_in ?? null}::date END,
      about = CASE WHEN ${about === undefined} THEN about ELSE ${about ?? null} END, written_by = ${userId}::uuid
    WHERE id = ${id}::uuid`,
).run

/** Takes a free seat; nothing where all are taken, or the person is in a group. */
export const insertMember = statement(
  { samples: [[someId, someId]] },
  (id: string, userId: string) => sql`
    INSERT INTO roommate_group_members (group_id, user_id, seat)
    SELECT ${id}::uuid, ${userId}::uuid, seat FROM generate_series(1, ${groupMembersMax}::integer) AS seat
    WHERE NOT EXISTS (SELECT 1 FROM roommate_group_members m WHERE m.group_id = ${id}::uuid AND m.seat = seat.seat)
    ORDER BY seat LIMIT 1
    ON CONFLICT DO NOTHING`,
).run

/** A trigger ends what the member leaves behind. */
export const deleteMember = statement(
  { samples: [[someId, someId]] },
  (id: string, userId: string) => sql`
    DELETE FROM roommate_group_members WHERE group_id = ${id}::uuid AND user_id = ${userId}::uuid`,
).run

export const chooseMusts = statement(
  { samples: [[someId, ['sleep']]] },
  (userId: string, musts: readonly string[]) => sql`
    UPDATE roommate_group_members SET musts = ${musts}::text[] WHERE user_id = ${userId}::uuid`,
).run

export const setHidden = statement(
  {
    samples: [
      [someId, true],
      [someId, false],
    ],
  },
  (id: string, isHidden: boolean) => sql`
    UPDATE roommate_groups SET hidden_at = CASE WHEN ${isHidden}::boolean THEN coalesce(hidden_at, now()) END
    WHERE id = ${id}::uuid`,
).run

/** As the copy of personal data has it: what the group says, and what is of this member alone. */
export const exportGroup = statement(
  {
    row: z.object({
      id: z.guid(),
      name: z.string(),
      seeks: z.string(),
      place: z.string(),
      move_in: z.string().nullable(),
      about: z.string().nullable(),
      written_by_you: z.boolean(),
      created_at: z.date(),
      joined_at: z.date(),
      musts: z.array(z.string()),
      members: z.int(),
      hidden_at: z.date().nullable(),
      invited_by_you: z.boolean(),
      invited_at: z.date().nullable(),
    }),
    samples: [[someId]],
  },
  (userId: string) => sql`
    SELECT ${columns}, g.written_by IS NOT DISTINCT FROM m.user_id AS written_by_you, m.joined_at, m.musts,
      (SELECT count(*) FROM roommate_group_members other WHERE other.group_id = g.id) AS members, g.hidden_at,
      g.invited_by IS NOT DISTINCT FROM m.user_id AS invited_by_you, g.invited_at
    FROM roommate_groups g JOIN roommate_group_members m ON m.group_id = g.id WHERE m.user_id = ${userId}::uuid`,
).first
