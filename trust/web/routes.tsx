import type { RouteObject } from 'react-router'

/** For members. */
export const reportRoutes: RouteObject[] = [
  {
    id: 'trust/web/reports/reports-page',
    path: '/account/reports',
    lazy: () => import('./reports/reports-page.tsx'),
  },
]

/** Open to anyone with the token of the mail. */
export const decisionRoutes: RouteObject[] = [
  {
    path: '/decision/:token',
    lazy: () => import('./decision/decision-page.tsx'),
  },
]
