import type { ClientFrame } from '@basera/chats/contract'
import type { LiveConnection } from '@basera/platform/server/live'
import type { Database } from '../../database.ts'
import { chatNotFound } from '../../messages/send-message.ts'
import { catchUp, readMembers } from '../catch-up.ts'
import { textOf } from '../frame-text.ts'
import type { Lane, Lanes } from '../lanes.ts'
import type { ShownPresence } from '../shown-presence.ts'

interface SubscribeNeeds {
  readonly db: Database
  readonly lanes: Lanes
  readonly presence: ShownPresence
}

/** The lane of a conversation of this member; whether it may be seen now is asked when it is read. */
async function laneOf({ db, lanes }: SubscribeNeeds, userId: string, chatId: string): Promise<Lane> {
  const known = lanes.get(chatId)
  const members = known ? known.members : await readMembers(db, userId, chatId)
  if (!members?.includes(userId)) throw chatNotFound()
  return lanes.open(chatId, members)
}

/**
 * `subscribe`: follows a conversation and is sent what came after `since_seq`. It follows before anything is read, so
 * that no message falls between the two. Throws `not_found` where the conversation is not the member's.
 */
export const subscribe =
  (needs: SubscribeNeeds) =>
  async (
    connection: LiveConnection,
    { chat_id, since_seq }: Extract<ClientFrame, { type: 'subscribe' }>,
  ): Promise<void> => {
    const lane = await laneOf(needs, connection.userId, chat_id)
    if (!connection.isOpen) return
    const follow = needs.lanes.follow(connection, lane, since_seq)
    const isThis = () => lane.followers.get(connection) === follow
    try {
      const isThere = await catchUp(needs.db, follow, ({ last_seq, other_read_seq, other_online }) => {
        const more = !follow.isLive
        connection.send(textOf({ type: 'subscribed', chat_id, last_seq, other_read_seq, more }))
        const [one, other] = lane.members
        needs.presence.greet(connection, one === connection.userId ? other : one, other_online)
      })
      if (!isThere && isThis()) throw chatNotFound()
    } catch (error) {
      if (isThis()) needs.lanes.unfollow(connection, lane)
      throw error
    }
  }
