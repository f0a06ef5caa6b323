import type { ClientFrame } from '@basera/chats/contract'
import type { LiveConnection } from '@basera/platform/server/live'
import type { Database } from '../../database.ts'
import { markRead } from '../../messages/mark-read.ts'
import type { Signs } from '../signs.ts'

/** `read`: the same as over HTTP. Throws `not_found`. */
export const read =
  ({ db, signs }: { readonly db: Database; readonly signs: Signs }) =>
  async (
    connection: LiveConnection,
    { chat_id, seq }: Extract<ClientFrame, { type: 'read' }>,
  ): Promise<void> => {
    const marked = await markRead(db, connection.userId, chat_id, seq)
    if (marked.moved) signs.readTo(marked, connection)
  }
