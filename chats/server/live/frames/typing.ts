import { type ClientFrame, liveLimits } from '@basera/chats/contract'
import type { LiveConnection } from '@basera/platform/server/live'
import { chatNotFound } from '../../messages/send-message.ts'
import type { Lanes } from '../lanes.ts'
import type { Signs } from '../signs.ts'

/** `typing`: shown to those of the other side who follow the conversation. Throws `not_found` where one follows it not. */
export const typing =
  ({ lanes, signs }: { readonly lanes: Lanes; readonly signs: Signs }) =>
  (connection: LiveConnection, { chat_id }: Extract<ClientFrame, { type: 'typing' }>): void => {
    const follow = lanes.get(chat_id)?.followers.get(connection)
    if (!follow) throw chatNotFound()
    const now = performance.now()
    if (now - follow.typedAt < liveLimits.typingEveryMs) return
    follow.typedAt = now
    signs.typing(chat_id, connection.userId)
  }
