export { loadNotifications } from './notifications/load-notifications.ts'
export { ChatsPage } from './page/chats-page.tsx'
export { unsubscribeRoutes } from './unsubscribe/routes.ts'

export const loadContactLister = () =>
  import('./contact/contact-lister.tsx').then((module) => module.ContactLister)

export const loadMessageRoommate = () =>
  import('./contact/message-roommate.tsx').then((module) => module.MessageRoommate)

export const loadDashboardChats = () => import('./recent/recent-chats.tsx')

export const loadUnreadCount = () => import('./unread/unread-count.tsx').then((module) => module.UnreadCount)
