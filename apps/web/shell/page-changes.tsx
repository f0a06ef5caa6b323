import { type PageHandle, type PageHead, useSentences, useSettings } from '@basera/platform/web'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches, useNavigation } from 'react-router'
import en from '../locales/en.json'

/** What the page now shown says of itself. The server writes it into the document; client navigations do it here. */
function usePageHead(): PageHead | undefined {
  const settings = useSettings()
  const { pathname, search } = useLocation()
  const match = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.head)
  if (!match) return undefined
  const url = new URL(pathname + search, settings.publicUrl)
  return (match.handle as PageHandle).head(match.loaderData, { settings, params: match.params, url })
}

/** Shared links take the canonical address where a page has one, so it may not stay that of the page before. */
function showHead({ title, canonical }: PageHead): void {
  document.title = title
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (!link) return
  link.href = new URL(canonical ?? window.location.pathname, window.location.href).href
}

/** After a client navigation: names the page, moves focus to its start and has its name said (design 10). */
export function PageChanges() {
  const head = usePageHead()
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [said, say] = useState('')
  const title = head?.title
  const canonical = head?.canonical
  useEffect(() => {
    if (title !== undefined) showHead({ title, ...(canonical === undefined ? {} : { canonical }) })
    if (shown.current === pathname) return
    shown.current = pathname
    say(document.title)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, title, canonical])
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  )
}

/** A thin line at the top while the next page is on its way; it waits a moment, so quick pages never flash it. */
export function PageProgress() {
  const t = useSentences(en)
  const loading = useNavigation().state !== 'idle'
  return loading ? <div className="page-progress" role="progressbar" aria-label={t('shell.loading')} /> : null
}
