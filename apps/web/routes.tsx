import { accountRoutes, accountsRoutes, guardedRoutes } from '@basera/accounts/web'
import { listerContact, sharedVisitRoutes, unsubscribeRoutes, visitRoutes } from '@basera/chats/web'
import { helpRoutes } from '@basera/help/web'
import { roommateRoutes, yourProfileRoutes } from '@basera/roommates/web'
import { ContactSlot, editRoomRoutes, listRoomRoutes, roomRoutes, toLetRoutes } from '@basera/rooms/web'
import { decisionRoutes, memberTrustRoutes } from '@basera/trust/web'
import { Outlet, type RouteObject } from 'react-router'
import { PageError } from './errors/page-error.tsx'
import { Shell } from './shell/shell.tsx'

/** shell.signed-out-prompt */
const promptedPages: RouteObject[] = [
  {
    id: 'apps/web/signed-out/list-room-page',
    lazy: () => import('./signed-out/list-room-page.tsx'),
    children: listRoomRoutes,
  },
  {
    id: 'apps/web/signed-out/edit-room-page',
    lazy: () => import('./signed-out/edit-room-page.tsx'),
    children: editRoomRoutes,
  },
  {
    id: 'apps/web/signed-out/your-profile-page',
    lazy: () => import('./signed-out/your-profile-page.tsx'),
    children: yourProfileRoutes,
  },
  {
    // One screen: the list stays mounted.
    id: 'apps/web/signed-out/chats-page',
    lazy: () => import('./signed-out/chats-page.tsx'),
    children: [{ path: '/chats/:id?', element: null }],
  },
  {
    id: 'apps/web/dashboard/dashboard-page',
    lazy: () => import('./dashboard/dashboard-page.tsx'),
    children: ['/dashboard', '/my-listings'].map((path) => ({ path, element: null })),
  },
]

/** Rooms do not import chats. */
const contactable = (
  <ContactSlot value={listerContact}>
    <Outlet />
  </ContactSlot>
)

/** shell.signed-out-redirect */
const membersPages: RouteObject[] = [
  {
    id: 'apps/web/member-slots',
    lazy: () => import('./member-slots.tsx'),
    children: [...roommateRoutes, ...accountRoutes, ...memberTrustRoutes, ...visitRoutes, ...toLetRoutes],
  },
]

/** A lazy route's id is its module's path, by which the server preloads scripts; rare pages do without. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Shell,
    ErrorBoundary: PageError,
    children: [
      {
        // Inside the shell, so that its bars still work.
        ErrorBoundary: PageError,
        children: [
          { id: 'apps/web/home/home-page', path: '/', lazy: () => import('./home/home-page.tsx') },
          { element: contactable, children: roomRoutes },
          {
            id: 'apps/web/alerts/alerts-page',
            path: '/alerts/:id?',
            lazy: () => import('./alerts/alerts-page.tsx'),
          },
          ...helpRoutes,
          ...accountsRoutes,
          ...unsubscribeRoutes,
          ...sharedVisitRoutes,
          ...decisionRoutes,
          guardedRoutes([...promptedPages, ...membersPages]),
          {
            id: 'apps/web/offline/offline-page',
            path: '/offline',
            lazy: () => import('./offline/offline-page.tsx'),
          },
          { path: '/dev/components', lazy: () => import('./components-page.tsx') },
          {
            id: 'apps/web/errors/not-found-page',
            path: '*',
            lazy: () => import('./errors/not-found-page.tsx'),
          },
        ],
      },
    ],
  },
]
