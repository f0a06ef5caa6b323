import type { RouteObject } from 'react-router'

/** /unsubscribe, which anyone may open who has the link of a mail. */
export const unsubscribeRoutes: RouteObject[] = [
  {
    id: 'chats/web/unsubscribe/unsubscribe-page',
    path: '/unsubscribe',
    lazy: () => import('./unsubscribe-page.tsx'),
  },
]
