import type { RouteObject } from 'react-router'

/** For members. */
export const reportRoutes: RouteObject[] = [
  {
    id: 'trust/web/reports/reports-page',
    path: '/account/reports',
    lazy: () => import('./reports/reports-page.tsx'),
  },
]
