import { type Limits, noLimits } from '@basera/platform/server/limits'
import { createTestApp, createTestDatabase } from '@basera/platform/testing'
import { type Asked, idGate } from '../../rooms/server/room-callers.fixture.ts'
import { chatsFeature } from './chats-feature.ts'

export { unverified } from '../../rooms/server/room-callers.fixture.ts'

export interface Person {
  readonly id: string
  readonly full_name: string
  readonly email: string
  readonly phone: string
}

const person = (n: number, full_name: string): Person => ({
  id: `a0000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  full_name,
  email: `person${n}@example.test`,
  phone: `+9198${String(10_000_000 + n)}`,
})

export const [asha, rohan, meera, kabir] = ['Asha Rao', 'Rohan Mehta', 'Meera Nair', 'Kabir 100%_Sen'].map(
  (name, n) => person(n, name),
) as [Person, Person, Person, Person]

export const nowhere = '6e9bdf19-fcac-4e8d-ac6c-1230fcde071f'

/** Conversations over HTTP, on a database of this file's own in which asha, rohan, meera and kabir are members. */
export async function chatWorld(limits: Limits = noLimits) {
  const database = await createTestDatabase<unknown>()
  const { db, pool, url, fill } = database
  const app = await createTestApp([chatsFeature({ db, limits })], { gate: idGate, limits })
  const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows
  const addPeople = (people: readonly Person[]) =>
    query(
      `WITH people AS (SELECT * FROM json_populate_recordset(NULL::user_profiles, $1)),
         users AS (INSERT INTO auth_users (id, email) SELECT id, email FROM people)
       INSERT INTO user_profiles (id, email, full_name, phone, phone_verified, phone_verified_at)
         SELECT id, email, full_name, phone, true, now() FROM people`,
      [JSON.stringify(people)],
    )
  await addPeople([asha, rohan, meera, kabir])
  const call = ({ method = 'GET', url, body, by }: Asked) =>
    app.inject({
      method,
      url,
      headers: by ? { authorization: `Bearer ${by}` } : {},
      ...(body === undefined ? {} : { payload: body as object }),
    })
  const close = async () => {
    await app.close()
    await database.close()
  }
  const addRoom = async (owner: Person, title = 'Sunny room near the lake'): Promise<string> => {
    const rows = await query(
      `INSERT INTO rooms (user_id, title, address, rent, available_from)
       VALUES ($1, $2, 'Koramangala', 9000, '2026-12-01') RETURNING id`,
      [owner.id, title],
    )
    return rows[0].id
  }
  const start = (by: Person, body: unknown) => call({ method: 'POST', url: '/api/chats', body, by: by.id })
  const send = (by: Person, chatId: string, content: unknown, client_id: unknown = crypto.randomUUID()) =>
    call({ method: 'POST', url: `/api/chats/${chatId}/messages`, body: { client_id, content }, by: by.id })
  const messages = (chatId: string) =>
    query('SELECT seq, sender_id, content FROM messages WHERE chat_id = $1 ORDER BY seq', [chatId])
  /** Two people with a conversation that rohan started because of asha's room. */
  const startedChat = async (): Promise<string> =>
    (await start(rohan, { room_id: await addRoom(asha) })).json().id
  const startedRoom = async () => {
    const room = await addRoom(asha, 'A room that goes')
    return { room, chat: (await start(meera, { room_id: room })).json().id as string }
  }
  const forget = () => query('DELETE FROM chats')
  const listed = (by: Person, isListed = true) =>
    query('UPDATE user_profiles SET is_roommate_profile_enabled = true, is_listed = $2 WHERE id = $1', [
      by.id,
      isListed,
    ])
  return {
    app,
    db,
    pool,
    url,
    query,
    fill,
    addPeople,
    call,
    close,
    addRoom,
    start,
    send,
    messages,
    startedChat,
    startedRoom,
    forget,
    listed,
    person,
  }
}

export type ChatWorld = Awaited<ReturnType<typeof chatWorld>>
