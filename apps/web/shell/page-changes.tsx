import { type PageHandle, type PageHead, useSentences, useSettings } from '@basera/platform/web'
import { useEffect, useRef, useState } from 'react'
import { useHref, useLocation, useMatches, useNavigation } from 'react-router'
import en from '../locales/en.json'

/** Written by the server, or here after navigations. */
function usePageHead(): PageHead | undefined {
  const settings = useSettings()
  const { pathname, search } = useLocation()
  const match = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.head)
  if (!match) return undefined
  const url = new URL(settings.publicUrl + pathname + search)
  return (match.handle as PageHandle).head(match.loaderData, { settings, params: match.params, url })
}

/** Shared links use the canonical address. */
function writeHead(title: string, address: string): void {
  document.title = title
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (!link) return
  link.href = new URL(address, window.location.href).href
}

/** Sets title and focus, and announces the page to screen readers. */
export function PageChanges() {
  const head = usePageHead()
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  const [announcement, announce] = useState('')
  const title = head?.title
  const address = useHref(head?.canonical ?? pathname)
  useEffect(() => {
    if (title !== undefined) writeHead(title, address)
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    announce(document.title)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, title, address])
  return (
    <p className="sr-only" role="status">
      {announcement}
    </p>
  )
}

/** Its style delays it, so quick pages do not flash. */
export function PageProgress() {
  const t = useSentences(en)
  const loading = useNavigation().state !== 'idle'
  return loading ? <div className="page-progress" role="progressbar" aria-label={t('shell.loading')} /> : null
}
