import { publicProfiles } from '@basera/accounts/server'
import { someId, statement } from '@basera/platform/server/database'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database.ts'

const preference = statement(
  { row: z.object({ mails: z.boolean() }), samples: [[someId]] },
  (userId: string) => sql`SELECT mails FROM chat_notices WHERE user_id = ${userId}::uuid`,
)

/** Whether a member wants mails: yes until they say no (chats.mail-preference). */
export const wantsMails = async (db: Database, userId: string): Promise<boolean> =>
  (await preference.first(db, userId))?.mails ?? true

/** Gives nothing for a member who no longer exists. */
export const saveWantsMails = statement(
  { row: z.object({ user_id: z.guid() }), samples: [[someId, true]] },
  (userId: string, mails: boolean) => sql`
    INSERT INTO chat_notices (user_id, mails) SELECT id, ${mails} FROM ${publicProfiles} member WHERE id = ${userId}::uuid
    ON CONFLICT (user_id) DO UPDATE SET mails = excluded.mails RETURNING user_id
  `,
).first
