import type { RouteObject } from 'react-router'

/** /unsubscribe is public: the link holds a token. */
export const unsubscribeRoutes: RouteObject[] = [
  {
    id: 'chats/web/unsubscribe/unsubscribe-page',
    path: '/unsubscribe',
    lazy: () => import('./unsubscribe-page.tsx'),
  },
]
