import type { RouteObject } from 'react-router'

/** The form of one's own roommate profile, for behind the guard. */
export const yourProfileRoutes: RouteObject[] = [
  {
    id: 'roommates/web/your-profile/your-profile-page',
    path: '/your-profile',
    lazy: () => import('./your-profile/your-profile-page.tsx'),
  },
]

/** The pages of other people's profiles, for behind the guard. */
export const roommateRoutes: RouteObject[] = []
