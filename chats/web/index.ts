export { RecentChats } from './recent-chats/recent-chats.tsx'
export { type RecentChatsState, useRecentChats } from './recent-chats/use-recent-chats.ts'
