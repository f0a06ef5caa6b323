import type { ListerContact } from '@basera/rooms/web'

export { loadNotifications } from './notifications/load-notifications.ts'
export { ChatsPage } from './page/chats-page.tsx'
export { unsubscribeRoutes } from './unsubscribe/routes.ts'
export { sharedVisitRoutes, visitRoutes } from './visits/routes.ts'

/** Fills the slot of the room page. */
export const listerContact: ListerContact = {
  loadAnswerTime: () => import('./contact/lister-figures.tsx').then((module) => module.ListerFigures),
  loadDialog: () => import('./contact/contact-lister.tsx').then((module) => module.ContactLister),
  loadPush: () => import('./notifications/offer-push.ts').then((module) => module.offerPush),
  loadWatch: () => import('./contact/contact-watch.tsx').then((module) => module.ContactWatch),
}

export const loadMessageRoommate = () =>
  import('./contact/message-roommate.tsx').then((module) => module.MessageRoommate)

export const loadDashboardChats = () => import('./recent/recent-chats.tsx')

export const loadUnreadCount = () => import('./unread/unread-count.tsx').then((module) => module.UnreadCount)
