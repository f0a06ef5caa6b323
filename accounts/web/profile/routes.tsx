import type { RouteObject } from 'react-router'

/** /account/profile (accounts 2), which stands behind the guard. */
export const accountRoutes: RouteObject[] = [
  {
    id: 'accounts/web/profile/profile-page',
    path: '/account/profile',
    lazy: () => import('./profile-page.tsx'),
  },
]
