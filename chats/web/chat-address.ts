export const chatsPath = '/chats'

export const chatAddress = (id: string): string => `${chatsPath}/${encodeURIComponent(id)}`
