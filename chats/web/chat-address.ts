export const chatsPath = '/chats'

export const chatAddress = (id: string): string => `${chatsPath}/${encodeURIComponent(id)}`

/** Shows the archived chats (chats.archived-chat). */
export const archiveParam = 'archived'
export const archiveQuery = `?${archiveParam}=1`
