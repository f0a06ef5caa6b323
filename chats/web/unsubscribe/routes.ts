import type { RouteObject } from 'react-router'

export const unsubscribeRoutes: RouteObject[] = [
  {
    id: 'chats/web/unsubscribe/unsubscribe-page',
    path: '/unsubscribe',
    lazy: () => import('./unsubscribe-page.tsx'),
  },
]
