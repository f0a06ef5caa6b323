/** The page of all conversations. */
export const chatsPath = '/chats'

/** Where a conversation is shown. */
export const chatAddress = (id: string): string => `${chatsPath}/${encodeURIComponent(id)}`
