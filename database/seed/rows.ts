import type { Insertable } from 'kysely'
import type { Database } from '../types.ts'

/** Rows as they go into the database: JSON columns as objects, since whole rows travel as JSON. */
type Row<Table extends keyof Database, Json extends string = never> = Omit<
  Insertable<Database[Table]>,
  Json
> & {
  readonly [name in Json]: object
}

export type UserRow = Row<'auth_users', 'user_metadata'>
export type IdentityRow = Row<'auth_identities', 'identity_data'>
export type ProfileRow = Row<'user_profiles'>
export type RoomRow = Row<'rooms'> & { readonly id: string }
export type RoomImageRow = Row<'room_images'>
export type SavedRoomRow = Row<'saved_rooms'>
export type ChatRow = Row<'chats'> & { readonly id: string }
export type MessageRow = Row<'messages'>
export type ReadRow = Row<'chat_reads'>
