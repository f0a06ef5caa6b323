import type { ListerContact } from '@basera/rooms/web'

export { loadNotifications } from './notifications/load-notifications.ts'
export { ChatsPage } from './page/chats-page.tsx'
export { unsubscribeRoutes } from './unsubscribe/routes.ts'
export { sharedVisitRoutes, visitRoutes } from './visits/routes.ts'

const loadForMembers = () => import('./contact/for-members.ts')

/** Fills the slot of the room page. */
export const listerContact: ListerContact = {
  loadAnswerTime: () => import('./contact/lister-figures.tsx').then((module) => module.ListerFigures),
  loadDialog: () => import('./contact/contact-lister.tsx').then((module) => module.ContactLister),
  loadWatch: () => loadForMembers().then((module) => module.ContactWatch),
  loadPush: () => loadForMembers().then((module) => module.offerPush),
}

export const loadMessageRoommate = () =>
  import('./contact/message-roommate.tsx').then((module) => module.MessageRoommate)

export const loadDashboardChats = () => import('./recent/recent-chats.tsx')

export const loadUnreadCount = () => import('./unread/unread-count.tsx').then((module) => module.UnreadCount)
