import { prefix } from '@basera/platform/web'
import { type createBrowserRouter, createPath, type To } from 'react-router'
import { withoutPrefix, withPrefix } from './addresses.ts'

type Router = ReturnType<typeof createBrowserRouter>

const bound = (owner: object, key: string | symbol): unknown => {
  const value: unknown = Reflect.get(owner, key)
  return typeof value === 'function' ? value.bind(owner) : value
}

/** Stands for an object of the browser, whose own properties no proxy may change. */
const withChanges = <T extends object>(owner: T, changes: Readonly<Record<string, unknown>>): T =>
  new Proxy({} as T, {
    get: (_, key) =>
      typeof key === 'string' && Object.hasOwn(changes, key) ? changes[key] : bound(owner, key),
  })

const write =
  (change: 'pushState' | 'replaceState') =>
  (state: unknown, unused: string, url?: string | URL | null): void =>
    window.history[change](state, unused, url == null ? url : withPrefix(String(url), prefix))

/** The window as the router sees it: addresses without the language. */
export const routerWindow: Window = withChanges<Window>(window, {
  location: withChanges(window.location, {
    get pathname() {
      return withoutPrefix(window.location.pathname, prefix)
    },
  }),
  history: withChanges(window.history, {
    pushState: write('pushState'),
    replaceState: write('replaceState'),
  }),
})

/** Links get the language's prefix, and addresses that have it lead where they say. */
export function addPrefixes(router: Router): void {
  const { navigate } = router
  router.createHref = (to) => withPrefix(typeof to === 'string' ? to : createPath(to), prefix)
  router.navigate = ((to: number | To | null, options?: object) =>
    typeof to === 'number'
      ? navigate(to)
      : navigate(typeof to === 'string' ? withoutPrefix(to, prefix) : to, options)) as typeof navigate
}
