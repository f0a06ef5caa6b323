import { prefix } from '@basera/platform/web'
import { type ComponentType, useContext, useMemo } from 'react'
import { createPath, UNSAFE_NavigationContext as Navigation, type RouteObject } from 'react-router'
import { withPrefix } from './addresses.ts'

/** On the server, where no router can be told how to write links: those of a route lead to the page's language. */
export function withPrefixedLinks(route: RouteObject): RouteObject {
  const Page = route.Component as ComponentType
  function PrefixedLinks() {
    const context = useContext(Navigation)
    const prefixed = useMemo(() => {
      const createHref = (to: Parameters<typeof context.navigator.createHref>[0]) =>
        withPrefix(typeof to === 'string' ? to : createPath(to), prefix)
      return { ...context, navigator: { ...context.navigator, createHref } }
    }, [context])
    return (
      <Navigation value={prefixed}>
        <Page />
      </Navigation>
    )
  }
  return { ...route, Component: PrefixedLinks } as RouteObject
}
