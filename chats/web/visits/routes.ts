import type { RouteObject } from 'react-router'

/** For members. */
export const visitRoutes: RouteObject[] = [
  { id: 'chats/web/visits/visits-page', path: '/visits', lazy: () => import('./visits-page.tsx') },
]

/** Open to anyone with the link. */
export const sharedVisitRoutes: RouteObject[] = [
  { path: '/visit/:token', lazy: () => import('./shared-visit-page.tsx') },
]
