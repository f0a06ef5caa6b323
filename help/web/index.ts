import type { RouteObject } from 'react-router'

/** Routes of the Help Center: five addresses of one screen (help.five-addresses), and a page for each article. */
export const helpRoutes: RouteObject[] = [
  {
    id: 'help/web/help-page',
    lazy: () => import('./help-page.tsx'),
    children: ['/help', '/contact', '/terms', '/privacy', '/safety'].map((path) => ({ path, element: null })),
  },
  { id: 'help/web/article-page', path: '/help/:slug', lazy: () => import('./article-page.tsx') },
]
