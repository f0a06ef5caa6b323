import type { RouteObject } from 'react-router'

export const yourProfileRoutes: RouteObject[] = [
  {
    id: 'roommates/web/your-profile/your-profile-page',
    path: '/your-profile',
    lazy: () => import('./your-profile/your-profile-page.tsx'),
  },
]

export const roommateRoutes: RouteObject[] = [
  {
    id: 'roommates/web/browse/browse-page',
    path: '/browse-profiles',
    lazy: () => import('./browse/browse-page.tsx'),
  },
  {
    id: 'roommates/web/profile/profile-page',
    path: '/profile/:id',
    lazy: () => import('./profile/profile-page.tsx'),
  },
  {
    lazy: () => import('./more-pages.tsx'),
    children: ['/roommate-questions', '/groups/*'].map((path) => ({ path, element: null })),
  },
]
