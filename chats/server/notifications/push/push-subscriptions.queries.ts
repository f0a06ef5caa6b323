import { accountLanguage, activeMembers, publicProfiles } from '@basera/accounts/server'
import { type PushSubscriptionBody, pushDevicesMax } from '@basera/chats/contract'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import { isMuted } from '../../chats.queries.ts'
import { joinReads, readMark } from '../../unread.queries.ts'

export interface DeviceOwner {
  readonly userId: string
  readonly sessionId: string
}

const owner = { userId: someId, sessionId: someId }
const device = { endpoint: 'https://push.example/1', keys: { p256dh: 'a', auth: 'b' } }

export const lockDevicesOf = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId]] },
  (userId: string) => sql`SELECT id FROM user_profiles WHERE id = ${userId}::uuid FOR NO KEY UPDATE`,
).first

/** Adds a device, or moves it to another member and session. */
export const saveDevice = statement(
  { samples: [[owner, device]] },
  ({ userId, sessionId }: DeviceOwner, { endpoint, keys }: PushSubscriptionBody) => sql`
    INSERT INTO push_subscriptions AS known (user_id, session_id, endpoint, p256dh, auth)
    VALUES (${userId}::uuid, (SELECT id FROM auth_sessions WHERE id = ${sessionId}::uuid), ${endpoint},
      ${keys.p256dh}, ${keys.auth})
    ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at
  `,
).run

export const removeOldestDevices = statement(
  { samples: [[someId]] },
  (userId: string) => sql`
    DELETE FROM push_subscriptions WHERE id IN (
      SELECT id FROM push_subscriptions WHERE user_id = ${userId}::uuid
      ORDER BY created_at DESC, id OFFSET ${pushDevicesMax}
    )
  `,
).run

export const removeDeviceOf = statement(
  { samples: [[someId, 'https://push.example/1']] },
  (userId: string, endpoint: string) =>
    sql`DELETE FROM push_subscriptions WHERE user_id = ${userId}::uuid AND endpoint = ${endpoint}`,
).run

export const findDeviceOf = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId]] },
  (userId: string) => sql`SELECT id FROM push_subscriptions WHERE user_id = ${userId}::uuid LIMIT 1`,
).first

/** Unless it was added again under another address. */
export const removeEndedDevice = statement(
  { samples: [[someId, 'https://push.example/1']] },
  (id: string, endpoint: string) =>
    sql`DELETE FROM push_subscriptions WHERE id = ${id}::uuid AND endpoint = ${endpoint}`,
).run

export interface PushedMessage {
  readonly chat_id: string
  readonly seq: number
  readonly sender_id: string
  readonly other_id: string
}

const pushed = { chat_id: someId, seq: 1, sender_id: someId, other_id: someId }

/** Devices of receivers who are not online, with the message. */
export const findDevicesToNotify = statement(
  {
    row: z.object({ id: z.guid(), chat_id: z.guid(), seq: z.int() }),
    samples: [[[pushed]]],
    isPrepared: true,
  },
  (messages: readonly PushedMessage[]) => sql`
    SELECT s.id, posted.chat_id, posted.seq
    FROM json_to_recordset(${JSON.stringify(messages)}::json) AS posted (chat_id uuid, seq bigint, other_id uuid)
    JOIN push_subscriptions s ON s.user_id = posted.other_id
    WHERE NOT is_online(s.user_id) AND NOT ${isMuted(sql`posted.chat_id`, sql`s.user_id`)}
  `,
).all

const deviceWithUnread = z.object({
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  full_name: z.string().nullable(),
  has_photos: z.boolean(),
  language: accountLanguage,
})
export type DeviceWithUnread = z.output<typeof deviceWithUnread>

/** Nothing once the message is read or taken back, or the chat muted. */
export const findDeviceWithUnread = statement(
  {
    row: deviceWithUnread,
    samples: [[someId, someId, 1]],
    isPrepared: true,
  },
  (subscriptionId: string, chatId: string, seq: number) => sql`
    SELECT s.endpoint, s.p256dh, s.auth, sender.full_name, account.language,
      EXISTS (SELECT FROM messages m WHERE m.chat_id = chats.id AND m.seq = ${seq} AND m.photo_count > 0) AS has_photos FROM push_subscriptions s
    JOIN chats ON chats.id = ${chatId}::uuid AND s.user_id IN (user1_id, user2_id)
    CROSS JOIN LATERAL (SELECT CASE WHEN s.user_id = user1_id THEN user2_id ELSE user1_id END AS other_id) AS pair
    LEFT JOIN ${publicProfiles} sender ON sender.id = pair.other_id
    LEFT JOIN former_members former ON former.id = pair.other_id
    JOIN ${publicProfiles} reader ON reader.id = s.user_id AND reader.phone_verified
    JOIN ${activeMembers} account ON account.id = s.user_id
    ${joinReads(sql`chats.id`, sql`s.user_id`)}
    WHERE s.id = ${subscriptionId}::uuid AND (sender.id IS NOT NULL OR former.id IS NOT NULL)
      AND ${readMark} < ${seq} AND NOT is_blocked(user1_id, user2_id)
      AND NOT ${isMuted(sql`chats.id`, sql`s.user_id`)}
      AND NOT EXISTS (SELECT FROM messages m WHERE m.chat_id = chats.id AND m.seq = ${seq} AND m.unsent_at IS NOT NULL)
  `,
).first

export const findDevicesOf = statement(
  { row: z.object({ id: z.guid() }), samples: [[someId]] },
  (userId: string) => sql`SELECT id FROM push_subscriptions WHERE user_id = ${userId}::uuid`,
).all

/** Nothing once the device is gone or its member suspended. */
export const findActiveDevice = statement(
  {
    row: z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() }),
    samples: [[someId]],
  },
  (id: string) => sql`
    SELECT s.endpoint, s.p256dh, s.auth FROM push_subscriptions s
    JOIN ${activeMembers} account ON account.id = s.user_id WHERE s.id = ${id}::uuid`,
).first
