import { activeMembers, blockedWith, publicProfiles } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { groupInvitationDays } from '@basera/roommates/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { hasProfile } from './groups.queries.ts'

/** With null, takes the invitation back. */
export const setInvitation = statement(
  {
    samples: [
      [someId, { id: someId, userId: someId }],
      [someId, null],
    ],
  },
  (id: string, invitation: { readonly id: string; readonly userId: string } | null) => sql`
    UPDATE roommate_groups SET ${
      invitation
        ? sql`invitation_id = ${invitation.id}::uuid, invited_by = ${invitation.userId}::uuid, invited_at = now()`
        : sql`invitation_id = NULL, invited_by = NULL`
    } WHERE id = ${id}::uuid`,
).run

/** An invitation that still works for `userId`: not over, the group not taken down, and no block with anybody in it. */
export const findInvitation = statement(
  {
    row: z.object({
      id: z.guid(),
      group: z.string(),
      full_name: z.string().nullable(),
      members: z.int(),
      is_member: z.boolean(),
      in_group: z.boolean(),
      has_profile: z.boolean(),
    }),
    samples: [[someId, someId]],
  },
  (invitationId: string, userId: string) => sql`
    SELECT g.id, g.name AS "group", p.full_name,
      (SELECT count(*) FROM roommate_group_members m WHERE m.group_id = g.id) AS members,
      own.group_id IS NOT DISTINCT FROM g.id AS is_member, own.group_id IS NOT NULL AS in_group,
      ${hasProfile(userId)} AS has_profile
    FROM roommate_groups g JOIN ${activeMembers} account ON account.id = g.invited_by
      JOIN ${publicProfiles} p ON p.id = g.invited_by
      LEFT JOIN roommate_group_members own ON own.user_id = ${userId}::uuid
    WHERE g.invitation_id = ${invitationId}::uuid AND g.hidden_at IS NULL
      AND g.invited_at > now() - ${groupInvitationDays} * interval '1 day'
      AND NOT EXISTS (SELECT 1 FROM roommate_group_members m
        WHERE m.group_id = g.id AND m.user_id IN ${blockedWith(userId)})`,
).first

/** Waits for whoever joins at the same time. */
export const lockInvitation = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId]] },
  (invitationId: string) => sql`
    SELECT id FROM roommate_groups WHERE invitation_id = ${invitationId}::uuid FOR UPDATE`,
).first
