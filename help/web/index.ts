import type { RouteObject } from 'react-router'

/** The pages of the Help Center (marketplace 2): five addresses of one screen, and a page for each article. */
export const helpRoutes: RouteObject[] = [
  {
    id: 'help/web/help-page',
    lazy: () => import('./help-page.tsx'),
    children: ['/help', '/contact', '/terms', '/privacy', '/safety'].map((path) => ({ path, element: null })),
  },
  { id: 'help/web/article-page', path: '/help/:slug', lazy: () => import('./article-page.tsx') },
]
