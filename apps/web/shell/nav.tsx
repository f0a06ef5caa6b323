import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

/** Further pages of a link's section: a room belongs to Find Room, the form of one's own room to Dashboard. */
const sections: Readonly<Record<string, RegExp>> = {
  '/find-room': /^\/room\/[^/]+$/,
  '/browse-profiles': /^\/profile\//,
  '/chats': /^\/chats\//,
  '/dashboard': /^\/my-listings|^\/room\/.+\/edit$/,
}

function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return sections[to]?.test(pathname) ? 'true' : undefined
}

interface NavItemProps {
  readonly to: string
  readonly onClick?: (event: MouseEvent) => void
  readonly children: ReactNode
}

/** A link of a bar, marked as current on its page and on the pages of its section. */
export function NavItem({ to, ...rest }: NavItemProps) {
  const { pathname } = useLocation()
  return <Link to={to} aria-current={currentOf(to, pathname)} {...rest} />
}
