import { activeMembers, notBlocked, publicProfiles } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { shortlistInvitationDays } from '@basera/rooms/contract'
import { sql } from 'kysely'
import { z } from 'zod'

/** Switches sharing on under `linkId`, or changes whether the name is told while it is on. */
export const switchLinkOn = statement(
  { samples: [[someId, { linkId: someId, userId: someId, names: true }]] },
  (id: string, link: { readonly linkId: string; readonly userId: string; readonly names: boolean }) => sql`
    UPDATE shortlists SET link_id = coalesce(link_id, ${link.linkId}::uuid), link_names = ${link.names},
      linked_at = CASE WHEN link_id IS NULL THEN now() ELSE linked_at END, link_by = ${link.userId}::uuid
    WHERE id = ${id}::uuid`,
).run

export const switchLinkOff = statement(
  { samples: [[someId]] },
  (id: string) =>
    sql`UPDATE shortlists SET link_id = NULL, link_by = NULL, link_names = false WHERE id = ${id}::uuid`,
).run

/** The shortlist that a link shows, as long as the account that shared it is active. */
export const findShared = statement(
  {
    row: z.object({
      id: z.guid(),
      linked_at: z.date().nullable(),
      link_names: z.boolean(),
      full_name: z.string().nullable(),
    }),
    samples: [[someId]],
  },
  (linkId: string) => sql`
    SELECT shortlists.id, linked_at, link_names, p.full_name
    FROM shortlists JOIN ${activeMembers} account ON account.id = link_by JOIN ${publicProfiles} p ON p.id = link_by
    WHERE link_id = ${linkId}::uuid`,
).first

/** With null, takes the invitation back. */
export const setInvitation = statement(
  {
    samples: [
      [someId, { id: someId, userId: someId }],
      [someId, null],
    ],
  },
  (id: string, invitation: { readonly id: string; readonly userId: string } | null) => sql`
    UPDATE shortlists SET ${
      invitation
        ? sql`invitation_id = ${invitation.id}::uuid, invited_by = ${invitation.userId}::uuid, invited_at = now()`
        : sql`invitation_id = NULL, invited_by = NULL`
    } WHERE id = ${id}::uuid`,
).run

/** An invitation that still works for `userId`: not over, its account active, and no block between the two. */
export const findInvitation = statement(
  {
    row: z.object({
      id: z.guid(),
      invited_by: z.guid(),
      full_name: z.string().nullable(),
      is_member: z.boolean(),
      rooms: z.int(),
    }),
    samples: [[someId, someId]],
  },
  (invitationId: string, userId: string) => sql`
    SELECT shortlists.id, account.id AS invited_by, p.full_name,
      EXISTS (SELECT 1 FROM shortlist_members m WHERE m.shortlist_id = shortlists.id AND m.user_id = ${userId}::uuid) AS is_member,
      (SELECT count(*) FROM shortlist_rooms r WHERE r.shortlist_id = shortlists.id AND r.struck_at IS NULL) AS rooms
    FROM shortlists JOIN ${activeMembers} account ON account.id = invited_by JOIN ${publicProfiles} p ON p.id = account.id
    WHERE invitation_id = ${invitationId}::uuid
      AND invited_at > now() - ${shortlistInvitationDays} * interval '1 day'
      AND ${notBlocked(sql`account.id`, sql`${userId}::uuid`)}`,
).first

/** Waits for whoever accepts the invitation at the same time. */
export const lockInvitation = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId]] },
  (invitationId: string) => sql`
    SELECT id FROM shortlists WHERE invitation_id = ${invitationId}::uuid FOR UPDATE`,
).first
