import type { RouteObject } from 'react-router'

/** Open to anyone: returns from Google and mailed links. */
export const accountsRoutes: RouteObject[] = [
  {
    id: 'accounts/web/callback/callback-page',
    path: '/auth/callback',
    lazy: () => import('./callback/callback-page.tsx'),
  },
  {
    id: 'accounts/web/callback/open-link-page',
    path: '/auth/open-link',
    lazy: () => import('./callback/open-link-page.tsx'),
  },
  {
    path: '/auth/confirm-email',
    lazy: () => import('./callback/confirm-email-page.tsx'),
  },
  {
    path: '/auth/undo-email',
    lazy: () => import('./callback/undo-email-page.tsx'),
  },
]

/** One guarded route for all `pages`, so that it checks once. */
export const guardedRoutes = (pages: RouteObject[]): RouteObject => ({
  id: 'accounts/web/guard/guarded-page',
  lazy: () => import('./guard/guarded-page.tsx'),
  children: pages,
})

export const accountRoutes: RouteObject[] = [
  {
    id: 'accounts/web/profile/profile-page',
    path: '/account/profile',
    lazy: () => import('./profile/profile-page.tsx'),
  },
  {
    id: 'accounts/web/proofs/verification-page',
    path: '/account/verification',
    lazy: () => import('./proofs/verification-page.tsx'),
  },
]
