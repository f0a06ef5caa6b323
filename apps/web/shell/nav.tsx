import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'

/** Pages of a link's section: a room belongs to Find Room. */
const sections: Readonly<Record<string, RegExp>> = {
  '/find-room': /^\/room\/[^/]+$/,
  '/browse-profiles': /^\/profile\//,
  '/chats': /^\/chats\//,
  '/dashboard': /^\/my-listings|^\/room\/.+\/(edit|to-let)$/,
}

function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return sections[to]?.test(pathname) ? 'true' : undefined
}

interface NavItemProps extends ComponentProps<typeof Link> {
  readonly to: string
}

/** Current on all pages of its section. */
export function NavItem({ to, ...rest }: NavItemProps) {
  const { pathname } = useLocation()
  return <Link to={to} aria-current={currentOf(to, pathname)} {...rest} />
}
