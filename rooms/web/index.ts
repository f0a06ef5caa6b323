import type { RouteObject } from 'react-router'

export { roomAlertWords } from './alerts/alert-words.ts'
export { OwnRooms, useOwnRooms } from './own-rooms/own-rooms.tsx'
export { ContactSlot, type ListerContact, type WrittenChat } from './room/contact-slot.ts'
export { KeepSavedRooms } from './saved/keep-saved-rooms.tsx'
export { SavedRooms } from './saved/saved-rooms.tsx'
export { useSavedRooms } from './saved/use-saved-rooms.ts'

/** Search, room page, rents of places and saved rooms. */
export const roomRoutes: RouteObject[] = [
  {
    id: 'rooms/web/find-room/find-room-page',
    path: '/find-room',
    lazy: () => import('./find-room/find-room-page.tsx'),
  },
  { id: 'rooms/web/room/room-page', path: '/room/:id', lazy: () => import('./room/room-page.tsx') },
  {
    id: 'rooms/web/rents/rents-page',
    path: '/rent-in/:city/:locality?',
    lazy: () => import('./rents/rents-page.tsx'),
  },
  {
    id: 'rooms/web/saved/saved-page',
    lazy: () => import('./saved/saved-page.tsx'),
    children: ['/saved', '/shortlists/*'].map((path) => ({ path, element: null })),
  },
  { path: '/list/:token', lazy: () => import('./shortlists/shared-list-page.tsx') },
  { path: '/saved/compare', lazy: () => import('./compare/compare-page.tsx') },
]

/** For listers; needs the guard. */
export const toLetRoutes: RouteObject[] = [
  { path: '/room/:id/to-let', lazy: () => import('./to-let/to-let-page.tsx') },
]

/** The listing wizard; needs the guard. */
export const listRoomRoutes: RouteObject[] = [
  {
    id: 'rooms/web/list-room/list-room-page',
    path: '/list-room',
    lazy: () => import('./list-room/list-room-page.tsx'),
  },
]

export const editRoomRoutes: RouteObject[] = [
  {
    id: 'rooms/web/edit-room/edit-room-page',
    path: '/room/:id/edit',
    lazy: () => import('./edit-room/edit-room-page.tsx'),
  },
]
