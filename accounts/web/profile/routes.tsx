import type { RouteObject } from 'react-router'

export const accountRoutes: RouteObject[] = [
  {
    id: 'accounts/web/profile/profile-page',
    path: '/account/profile',
    lazy: () => import('./profile-page.tsx'),
  },
]
