import type { RouteObject } from 'react-router'

export const unsubscribeRoutes: RouteObject[] = [
  {
    path: '/unsubscribe',
    lazy: () => import('./unsubscribe-page.tsx'),
  },
]
