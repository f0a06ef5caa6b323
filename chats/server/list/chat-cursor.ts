import { chatSentences } from '@basera/chats/contract'
import { timeCursor } from '@basera/platform/server/search'

export type { TimeSortKey as ChatPlace } from '@basera/platform/server/search'

/** Cursors of the list of chats, the last written in first. */
export const { encode: writeChatCursor, decode: readChatCursor } = timeCursor(
  'chats',
  chatSentences.foreignCursor,
)
