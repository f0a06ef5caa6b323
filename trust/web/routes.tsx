import type { RouteObject } from 'react-router'

/** For members. */
export const memberTrustRoutes: RouteObject[] = [
  {
    id: 'trust/web/reports/reports-page',
    path: '/account/reports',
    lazy: () => import('./reports/reports-page.tsx'),
  },
  { path: '/account/decisions', lazy: () => import('./decision/own-decisions-page.tsx') },
]

/** Open to anyone with the token of the mail. */
export const decisionRoutes: RouteObject[] = [
  {
    path: '/decision/:token',
    lazy: () => import('./decision/decision-page.tsx'),
  },
]
