import type { Insertable } from 'kysely'
import type pg from 'pg'
import type { Database } from '../types.ts'

/** Rows to insert, with JSON columns as objects, since rows are sent as JSON. */
type Row<Table extends keyof Database, Json extends string = never> = Omit<
  Insertable<Database[Table]>,
  Json
> & {
  readonly [name in Json]: object
}

export type UserRow = Row<'auth_users', 'user_metadata'>
export type IdentityRow = Row<'auth_identities', 'identity_data'>
export type ProfileRow = Row<'user_profiles'>
export type RoommateAnswersRow = Row<'roommate_answers', 'answers'>
export type WorkProofRow = Row<'work_proofs'>
export type PhotoCheckRow = Row<'photo_checks'>
export type RoomRow = Omit<Row<'rooms'>, 'household'> & {
  readonly id: string
  readonly household?: object | null
}
export type RoomImageRow = Row<'room_images'>
export type SavedRoomRow = Row<'saved_rooms'>
export type ChatRow = Row<'chats'> & { readonly id: string }
export type MessageRow = Row<'messages'>
export type ReadRow = Row<'chat_reads'>
export type VisitRow = Omit<Row<'visits'>, 'slots'> & {
  readonly id: string
  readonly over_at: string
  readonly slots: readonly string[]
}
export type ChatPhotoRow = Omit<Row<'chat_photos'>, 'codes'>
export type NumberShareRow = Row<'number_shares'>
export type VisitAnswerRow = Row<'visit_answers'>

/**
 * Inserts rows in one statement. A column that only some rows have becomes null in the others. With `conflict`, existing
 * rows are overwritten: a trigger may give every new user a profile.
 */
export async function insertRows(
  client: Pick<pg.ClientBase, 'query'>,
  table: keyof Database,
  rows: readonly object[],
  conflict?: string,
): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  if (columns.length === 0) return
  const names = columns.join(', ')
  const updates = columns.map((name) => `${name} = excluded.${name}`).join(', ')
  const onConflict = conflict ? `ON CONFLICT (${conflict}) DO UPDATE SET ${updates}` : ''
  await client.query(
    `INSERT INTO ${table} (${names})
     SELECT ${names} FROM json_populate_recordset(NULL::${table}, $1) ${onConflict}`,
    [JSON.stringify(rows)],
  )
}
