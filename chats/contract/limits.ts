/** Characters of a message (chats.message-length). */
export const messageMax = 2000

/** How long a sender can take a message back (chats.unsend-message). */
export const unsendMinutes = 15

/** Matches every text with a visible character (chats.blank-message). */
export const visibleCharacter = /[^\p{Cc}\p{Cf}\p{Z}]/u

/** Chats of a page (chats.list-page). */
export const chatPageSize = 50

/** Chats that the dashboard fetches and shows (chats.recent-chats). */
export const recentChatsFetched = 10
export const recentChatsShown = 5

export const messagePageMax = 100
export const messagePageSize = 50

export const chatSearchMax = 100

/** Messages that one search in a chat finds and looks through (chats.search-messages). */
export const messageSearch = { found: 50, searched: 5000 } as const

/** Characters of the last message in a list. */
export const latestMessageMax = 200

/** Quick replies of a member, and characters of each (chats.quick-replies). */
export const quickRepliesMax = 10
export const quickReplyMax = 300

/** Where counts of unread messages and chats stop (chats.unread-count). */
export const unreadMax = 100

export const liveLimits = {
  frameBytes: 16 * 1024,
  /** Chats that one connection follows (chats.live-subscriptions). */
  subscriptions: 20,
  /** Messages that answer one `subscribe` (chats.catch-up). */
  catchUp: 200,
  /** How long a person is shown as typing, and how often a client reports it (chats.typing-state). */
  typingMs: 5000,
  typingEveryMs: 2500,
} as const

/** The hours that a usual time to answer is rounded up to (chats.answer-time). */
export const answerHours = [1, 2, 3, 6, 12, 24, 48, 72] as const
