import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** No pages. */
const noPage = /^\/(api|auth|storage|dev|assets)\/|\.\w+$/

export interface Click {
  readonly defaultPrevented: boolean
  readonly button: number
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

interface Anchor {
  readonly href: string
  readonly target: string
  readonly hasAttribute: (name: string) => boolean
}

const isPlain = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Undefined where the browser should follow the link itself. */
export function clientAddress(click: Click, anchor: Anchor, here: URL): string | undefined {
  if (!isPlain(click) || anchor.target || anchor.hasAttribute('download')) return undefined
  const { origin, pathname, search, hash } = new URL(anchor.href, here)
  if (origin !== here.origin || noPage.test(pathname)) return undefined
  // The browser scrolls by itself.
  if (hash && pathname === here.pathname && search === here.search) return undefined
  return pathname + search + hash
}

/** Routes clicks in HTML that React did not hydrate. */
export function useClientLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = event.target instanceof Element && event.target.closest('a')
      if (!anchor) return
      const to = clientAddress(event, anchor, new URL(window.location.href))
      if (to === undefined) return
      event.preventDefault()
      void navigate(to)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}
