export { loadNotices } from './notices/load-notices.ts'
export { ChatsPage } from './page/chats-page.tsx'
export { unsubscribeRoutes } from './unsubscribe/routes.ts'

/** Fetches what opens over a room when a member wants to write to its lister. */
export const loadContactLister = () =>
  import('./contact/contact-lister.tsx').then((module) => module.ContactLister)

/** Fetches what opens over a roommate profile when a member wants to write to its person. */
export const loadMessageRoommate = () =>
  import('./contact/start-conversation.tsx').then((module) => module.StartConversation)

/** Fetches the dashboard's messages, and what counts them. */
export const loadDashboardChats = () => import('./recent/dashboard-chats.tsx')

/** Fetches what knows in how many conversations there is something to read; for verified members only. */
export const loadUnreadCount = () => import('./unread/unread-count.tsx').then((module) => module.UnreadCount)
