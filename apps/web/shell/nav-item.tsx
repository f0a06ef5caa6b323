import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

/** A link of a bar; it says when it is the page shown. */
export function NavItem({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
      {children}
    </Link>
  )
}
