/** Characters of a message (decisions 8). */
export const messageMax = 2000

/** Conversations of a page: /chats shows up to 50 (marketplace 9). */
export const chatPageSize = 50

/** The dashboard fetches 10 conversations and shows 5 of them (marketplace 9). */
export const recentChatsFetched = 10
export const recentChatsShown = 5

/** Messages of one answer: at most, and unless asked otherwise. */
export const messagePageMax = 100
export const messagePageSize = 50

/** Characters of a search of one's conversations. */
export const chatSearchMax = 100

/** Characters of the last message that the list shows. */
export const latestMessageMax = 200

/** Unread messages are counted up to here. */
export const unreadMax = 100
