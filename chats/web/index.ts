export { loadNotifications } from './notifications/load-notifications.ts'
export { ChatsPage } from './page/chats-page.tsx'
export { unsubscribeRoutes } from './unsubscribe/routes.ts'

/** Loads the dialog in which a member writes to the lister of a room. */
export const loadContactLister = () =>
  import('./contact/contact-lister.tsx').then((module) => module.ContactLister)

/** Loads the dialog in which a member writes to a roommate. */
export const loadMessageRoommate = () =>
  import('./contact/message-roommate.tsx').then((module) => module.MessageRoommate)

/** Loads the dashboard's messages and their count. */
export const loadDashboardChats = () => import('./recent/recent-chats.tsx')

/** Loads the count of chats with unread messages; for verified members. */
export const loadUnreadCount = () => import('./unread/unread-count.tsx').then((module) => module.UnreadCount)
